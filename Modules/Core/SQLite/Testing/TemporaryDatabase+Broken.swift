/// Changes after which a program must reject the file. The file must not be open in this process.
extension TemporaryDatabase {
    /// Gives the file a newer schema version than the program's.
    ///
    /// - Throws: `DatabaseError` when SQLite rejects the change.
    public func makeNewer(version: Int = 999) throws {
        try run("PRAGMA user_version=\(version)")
    }

    /// Makes the file belong to another program: sets the application id, where 0 means none, and adds a table.
    ///
    /// - Throws: `DatabaseError` when SQLite rejects the change.
    public func makeForeign(applicationID: Int32) throws {
        try run("PRAGMA application_id=\(applicationID); CREATE TABLE IF NOT EXISTS foreign_rows (a)")
    }

    /// Overwrites the file with text, so that it is not a database.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func makeText() throws {
        try write("This is a letter to a friend, and it is longer than one hundred bytes.\n".utf8)
    }

    /// Overwrites a range of the file's bytes; by default, the list of tables after the header.
    ///
    /// - Parameter range: the range of bytes to overwrite, clamped to the file.
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
