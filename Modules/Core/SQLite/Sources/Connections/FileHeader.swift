/// The first 100 bytes of a database file (sqlite.org/fileformat2.html#the_database_header).
struct FileHeader {
    static let length = 100
    private static let magic = Array("SQLite format 3\0".utf8)

    /// The application id, which identifies the program that owns the file; 0 if it is not set.
    let applicationID: Int32
    /// The schema version in the main file. The write-ahead log may have a newer one.
    let userVersion: Int32

    /// Parses the header; `nil` if the bytes are not the beginning of a SQLite database.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length, bytes.starts(with: Self.magic) else { return nil }
        applicationID = Self.number(bytes[68..<72])
        userVersion = Self.number(bytes[60..<64])
    }

    private static func number(_ bigEndian: ArraySlice<UInt8>) -> Int32 {
        bigEndian.reduce(0) { $0 << 8 | Int32($1) }
    }
}
