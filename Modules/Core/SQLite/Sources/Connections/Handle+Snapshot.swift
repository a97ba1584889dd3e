import CSQLite

extension Handle {
    /// Returns all current data as the bytes of a database file.
    func snapshot() throws(DatabaseError) -> [UInt8] {
        var size: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(pointer, "main", &size, 0) else {
            throw DatabaseError(ResultCode(sqlite3_errcode(pointer)), message: "no snapshot", path: path)
        }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }
}
