import Basics

/// The mark of a state of the main file, which tells later whether a write-ahead log belongs to a main file.
///
/// SQLite itself does not check this: it would apply a log to any file beside it, such as a copy that was put in the
/// place of the file after a crash. The mark is the one row of the table ``table``. The first write after each change
/// of the main file, which is a transfer of the log, gives the row a new random number, and stores with it the number
/// that the main file has. So a log contains the number of the main file below it, and every number that the file gets
/// while the log is transferred.
struct LogMark: Equatable {
    /// The table of the mark. It has one row, with the id 1, and is created by the first write.
    static let table = "log_mark"
    /// The statement that creates ``table``.
    static let creation = "CREATE TABLE \(table) (id INTEGER PRIMARY KEY CHECK (id = 1), mark BLOB NOT NULL) STRICT"

    private static let magic = Array("logmark1".utf8)
    /// The bytes of the table's cell before the mark: the sizes of the row and of its head, the row id, and the types of
    /// the columns, NULL and a blob of 32 bytes (sqlite.org/fileformat2.html#b_tree_pages).
    private static let cell: [UInt8] = [35, 1, 3, 0, 76]
    private static let leaf: UInt8 = 0x0D

    /// The number of this mark; never 0.
    let number: UInt64
    /// The number of the mark that the main file had when this mark was made; 0 if it had none.
    let base: UInt64

    /// Creates a mark with a new number.
    init(over base: UInt64) { (number, self.base) = (.random(in: 1 ... .max), base) }

    /// Parses a mark; `nil` if the bytes are no whole mark.
    init?(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count == 32, bytes.starts(with: Self.magic) else { return nil }
        let numbers = stride(from: 8, to: 32, by: 8).map { start in
            bytes[start..<start + 8].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        }
        (number, base) = (numbers[0], numbers[1])
        guard number != 0, numbers[2] == checksum else { return nil }
    }

    /// Finds the mark in a page of the main file or of the log; `nil` if the page is not that of ``table``, or damaged.
    ///
    /// An update overwrites the row where it is, within the last bytes of the page, so that the mark is whole even if
    /// the page was half written.
    init?(page: ArraySlice<UInt8>) {
        guard page.count >= 512, page.first == Self.leaf else { return nil }
        let start = page.startIndex
        let cells = Int(page[start + 3]) << 8 | Int(page[start + 4])
        let cell = start + (Int(page[start + 8]) << 8 | Int(page[start + 9]))
        guard cells == 1, cell + 37 <= page.endIndex, page[cell..<cell + 5].elementsEqual(Self.cell) else { return nil }
        self.init(page[cell + 5..<cell + 37])
    }

    /// The mark as it is stored: the magic bytes, the number, the base and a checksum.
    var bytes: [UInt8] {
        Self.magic
            + [number, base, checksum].flatMap { number in
                stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
            }
    }

    private var checksum: UInt64 {
        var hash = FNV1a()
        hash.add(number)
        hash.add(base)
        return hash.value
    }
}
