/// Files that a program must reject. The file must not be open in this process.
extension TemporaryDatabase {
    /// Gives the file a newer schema version than the program's.
    ///
    /// - Throws: ``DatabaseError`` when SQLite rejects it.
    public func makeNewer(version: Int = 999) throws {
        try run("PRAGMA user_version=\(version)")
    }

    /// Makes the file belong to another program, with a table of its own. An application id of 0 means that it is not
    /// set.
    ///
    /// - Throws: ``DatabaseError`` when SQLite rejects it.
    public func makeForeign(applicationID: Int32) throws {
        try run("PRAGMA application_id=\(applicationID); CREATE TABLE IF NOT EXISTS foreign_rows (a)")
    }

    /// Overwrites the file with text, so that it is not a database.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func makeText() throws {
        try write("This is a letter to a friend, and it is longer than one hundred bytes.\n".utf8)
    }

    /// Overwrites part of the file; the header with the version is kept.
    ///
    /// - Parameter range: the overwritten bytes; by default the list of tables.
    /// - Throws: Foundation's error when the file cannot be read or written.
    public func damage(_ range: Range<Int> = 100..<4096) throws {
        var bytes = try bytes()
        for index in range.clamped(to: bytes.indices) { bytes[index] = 0xA5 }
        try write(bytes)
    }

    /// Truncates the file to a number of bytes.
    ///
    /// - Throws: Foundation's error when the file cannot be read or written.
    public func truncate(to count: Int) throws {
        try write(bytes().prefix(count))
    }
}
