import CSQLite

extension Handle {
    /// Returns the first bytes of the main file, read through SQLite's own file descriptor without a lock; empty for an
    /// empty file.
    ///
    /// Closing another file descriptor would drop the process's locks (sqlite.org/howtocorrupt.html, 2.2), and a query
    /// would already read or create the log.
    func firstBytes(count: Int) throws(DatabaseError) -> [UInt8] {
        let (file, read, size) = try reader()
        var bytes = [UInt8](repeating: 0, count: min(count, max(1, size)))
        let code = read(file, &bytes, Int32(bytes.count), 0)
        if size == 0 {
            // SQLite calls a file of one byte empty, because on macOS it puts an S into every empty file that it opens.
            return code == SQLITE_OK && bytes != [UInt8(ascii: "S")] ? bytes : []
        }
        try require(code)
        return bytes
    }

    /// Returns all bytes of the main file, read through SQLite's own file descriptor.
    func bytes() throws(DatabaseError) -> [UInt8] {
        let (file, read, size) = try reader()
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 20))
        bytes.reserveCapacity(size)
        while bytes.count < size {
            let count = min(part.count, size - bytes.count)
            try require(read(file, &part, Int32(count), sqlite3_int64(bytes.count)))
            bytes += part[..<count]
        }
        return bytes
    }

    /// Returns a page of the main file alone, without the log, read through SQLite's own file descriptor; `nil` if the
    /// file has no such page, or no header that tells the size of its pages.
    func mainPage(_ number: Int) throws(DatabaseError) -> [UInt8]? {
        let (file, read, fileSize) = try reader()
        guard number > 0, fileSize >= FileHeader.length else { return nil }
        var head: [UInt8] = [0, 0]
        try require(read(file, &head, 2, 16))
        let size = head == [0, 1] ? 65_536 : Int(head[0]) << 8 | Int(head[1])
        guard size >= 512, number <= fileSize / size else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        let code = read(file, &bytes, Int32(size), sqlite3_int64((number - 1) * size))
        // Another connection may have cut the file meanwhile.
        if code == SQLITE_IOERR | 2 << 8 { return nil }
        try require(code)
        return bytes
    }

    /// Locks the main file against all other connections, without reading the log. Returns `false` if another one has
    /// it open. SQLite must not have begun a transaction of this connection.
    func lockMain() throws(DatabaseError) -> Bool {
        let (file, _, _) = try reader()
        guard let lock = file.pointee.pMethods?.pointee.xLock else { return false }
        for level in [SQLITE_LOCK_SHARED, SQLITE_LOCK_EXCLUSIVE] where lock(file, level) != SQLITE_OK {
            unlockMain()
            return false
        }
        return true
    }

    /// Releases the lock of ``lockMain()``.
    func unlockMain() {
        guard let (file, _, _) = try? reader() else { return }
        _ = file.pointee.pMethods?.pointee.xUnlock?(file, SQLITE_LOCK_NONE)
    }

    private typealias Read =
        @convention(c) (
            UnsafeMutablePointer<sqlite3_file>?, UnsafeMutableRawPointer?, Int32, sqlite3_int64
        ) -> Int32

    /// Returns SQLite's object for the open file, the read function of that object, and the size of the file.
    private func reader() throws(DatabaseError) -> (UnsafeMutablePointer<sqlite3_file>, Read, size: Int) {
        var file: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(pointer, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        guard let file, let methods = file.pointee.pMethods?.pointee,
            let readSize = methods.xFileSize, let read = methods.xRead
        else { throw DatabaseError(.failed, code: .error, message: "the file has no reader", path: path) }
        var size: sqlite3_int64 = 0
        try require(readSize(file, &size))
        return (file, read, Int(size))
    }

    private func require(_ code: Int32) throws(DatabaseError) {
        guard code == SQLITE_OK else {
            throw DatabaseError(ResultCode(code), message: String(cString: sqlite3_errstr(code)), path: path)
        }
    }
}
