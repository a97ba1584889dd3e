/// Files that a program must refuse. The file must not be open in this process.
extension TemporaryDatabase {
    /// Makes the file one of a newer version of its program.
    ///
    /// - Throws: ``DatabaseError`` when SQLite refuses it.
    public func makeNewer(version: Int = 999) throws {
        try run("PRAGMA user_version=\(version)")
    }

    /// Makes the file one of another program, with a table of its own. An application id of 0 says nothing.
    ///
    /// - Throws: ``DatabaseError`` when SQLite refuses it.
    public func makeForeign(applicationID: Int32) throws {
        try run("PRAGMA application_id=\(applicationID); CREATE TABLE IF NOT EXISTS foreign_rows (a)")
    }

    /// Makes the file one that is no database.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func makeText() throws {
        try write("This is a letter to a friend, and it is longer than one hundred bytes.\n".utf8)
    }

    /// Overwrites part of the file; the header and so the version stay as they were.
    ///
    /// - Parameter range: what is overwritten, in bytes; by default what lists the tables.
    /// - Throws: Foundation's error when the file cannot be read or written.
    public func damage(_ range: Range<Int> = 100..<4096) throws {
        var bytes = try bytes()
        for index in range.clamped(to: bytes.indices) { bytes[index] = 0xA5 }
        try write(bytes)
    }

    /// Cuts the file off after so many bytes.
    ///
    /// - Throws: Foundation's error when the file cannot be read or written.
    public func truncate(to count: Int) throws {
        try write(bytes().prefix(count))
    }
}
