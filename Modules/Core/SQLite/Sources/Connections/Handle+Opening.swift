import CSQLite
import Platform
import Synchronization

extension Handle {
    /// Opens a database of this program and migrates it to the newest version.
    static func opened(at location: Database.Location, schema: Schema) throws(DatabaseError) -> Handle {
        let handle = try connected(to: location)
        handle.forbidTransactionControl()
        // Until the file is known to be this program's, closing it must not move a log into it.
        let hasLog = FileSystem.exists(CompanionFile.log.path(beside: handle.path))
        if hasLog { handle.leaveLog() }
        if location != .memory {
            try handle.checkFile(schema)
            try handle.refuseStrayLog(movingAside: true)
        }
        let version = try handle.snapshotVersion(schema)
        if hasLog { _ = csqlite_set_checkpoint_on_close(handle.pointer, 1) }
        try handle.run(settings)
        if handle.isReadOnly {
            guard version == schema.version else { throw DatabaseError(.readOnly, code: .readOnly, path: handle.path) }
            return handle
        }
        try handle.useWriteAheadLog()
        if version < schema.version { try handle.migrate(to: schema) }
        // Last, when the log certainly exists: SQLite creates it at its first use, and anew for an empty file.
        handle.keepLogFiles(areThere: hasLog && version > 0)
        _ = handle.files?.areInPlace()
        handle.rememberMark()
        return handle
    }

    /// Opens a file of this program for reading, without migrating it or moving an existing log into it.
    static func readable(at path: String, schema: Schema) throws(DatabaseError) -> Handle {
        let handle = try connected(to: .file(path))
        if FileSystem.exists(CompanionFile.log.path(beside: path)) { handle.leaveLog() }
        try handle.checkFile(schema)
        try handle.refuseStrayLog(movingAside: false)
        guard try handle.snapshotVersion(schema) > 0 else {
            throw DatabaseError(.notADatabase, code: .notADatabase, path: path)
        }
        try handle.run("PRAGMA trusted_schema=OFF")
        return handle
    }

    /// The settings of every connection. Every commit is synced; on macOS, ``syncLog()`` adds the sync that Apple's
    /// SQLite leaves out. The schema of a manipulated file cannot call functions with side effects
    /// (sqlite.org/pragma.html#pragma_trusted_schema). After the log has been moved into the file, the next write
    /// truncates the log. Statement journals stay in memory (sqlite.org/tempfiles.html), because triggers make many
    /// statements need one, and a user's texts do not belong in other folders.
    private static let settings = """
        PRAGMA synchronous=FULL; PRAGMA fullfsync=ON; PRAGMA checkpoint_fullfsync=ON;
        PRAGMA trusted_schema=OFF; PRAGMA foreign_keys=ON; PRAGMA temp_store=MEMORY; PRAGMA journal_size_limit=0;
        """

    /// A lock that is held while a missing file is created.
    private static let creation = Mutex(())

    /// Opens the file, and creates it first if it is missing.
    ///
    /// A new file is created before SQLite opens it, so that only its owner may read it; the log inherits these
    /// permissions. But closing any file descriptor drops all locks that this process holds on the file
    /// (sqlite.org/howtocorrupt.html, 2.2). So an existing file is opened by SQLite alone, and no two threads may find
    /// the same file missing.
    private static func connected(to location: Database.Location) throws(DatabaseError) -> Handle {
        guard case .file(let path) = location else { return try Handle(location) }
        if !path.isEmpty, FileSystem.exists("\(path)/.") {
            throw DatabaseError(.folder, code: .cannotOpen, path: path)
        }
        do {
            return try creation.withLock { _ in
                // The log is looked for first, because a file that another program creates meanwhile exists before its
                // log.
                let log = Self.log(beside: path)
                if !FileSystem.exists(path) {
                    if let log { throw DatabaseError(.orphanedLog(log), code: .cannotOpen, path: path) }
                    try FileSystem.createPrivateFile(path)
                }
                let handle = try Handle(location)
                // In a folder that cannot be written, SQLite cannot create the `-wal` and `-shm` files that it needs.
                let isImmutable = handle.isReadOnly && log == nil && !FileSystem.mayCreate(beside: path)
                return isImmutable ? try Handle(location, isImmutable: true) : handle
            }
        } catch let error as SystemError {
            throw DatabaseError(.init(opening: error), code: .cannotOpen, message: error.reason, path: path)
        } catch let error as DatabaseError {
            throw error
        } catch {
            throw DatabaseError(.failed, code: .error, message: "\(error)", path: path)
        }
    }

    /// Returns the path of a nonempty write-ahead log or rollback journal beside a file; `nil` if there is none. SQLite
    /// would delete the log if the file is missing or empty.
    private static func log(beside path: String, _ files: [CompanionFile] = [.log, .rollbackJournal]) -> String? {
        files.map { $0.path(beside: path) }.first { log in
            (try? FileSystem.firstBytes(of: log, count: 1))?.isEmpty == false
        }
    }

    /// Whether the rollback journal belongs to an interrupted write to an empty file, such as the first write. When
    /// SQLite opens such a file, it empties the file again (sqlite.org/fileformat2.html#the_rollback_journal).
    private var isFirstWriteBrokenOff: Bool {
        let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
        let journal = CompanionFile.rollbackJournal.path(beside: path)
        guard let bytes = try? FileSystem.firstBytes(of: journal, count: 20), bytes.count == 20 else {
            return false
        }
        return bytes.starts(with: magic) && bytes[16...].allSatisfy { $0 == 0 }
    }

    /// Throws an error if the first bytes of the file show that this program cannot use it. This check comes before
    /// SQLite reads or creates a log.
    private func checkFile(_ schema: Schema) throws(DatabaseError) {
        let bytes = try firstBytes(count: FileHeader.length)
        guard !bytes.isEmpty else {
            // An empty file with a rollback journal is one whose first write was interrupted.
            guard let log = Self.log(beside: path, [.log]) else { return }
            throw DatabaseError(.orphanedLog(log), code: .cannotOpen, path: path)
        }
        guard let header = FileHeader(bytes) else {
            if isFirstWriteBrokenOff { return }
            throw DatabaseError(.notADatabase, code: .notADatabase, path: path)
        }
        // A header without an application id may be that of a file whose first migration is still in the log.
        guard header.applicationID != 0 || header.userVersion != 0 else { return }
        try check(schema, applicationID: header.applicationID, version: header.userVersion)
    }

    /// Throws an error if the numbers in a file's header are those of another program or of a newer version.
    func check(_ schema: Schema, applicationID: Int32, version: Int32) throws(DatabaseError) {
        guard applicationID == schema.applicationID else {
            throw DatabaseError(.otherProgram(applicationID: applicationID), code: .notADatabase, path: path)
        }
        guard (0...schema.version).contains(Int(version)) else {
            let kind = DatabaseError.Kind.newerVersion(found: Int(version), known: schema.version)
            throw DatabaseError(kind, code: .notADatabase, path: path)
        }
    }

    /// Returns the version of the file, read in one consistent snapshot after all checks.
    private func snapshotVersion(_ schema: Schema) throws(DatabaseError) -> Int {
        try begin(.deferred)
        defer { rollBack() }
        return try checkedVersion(schema)
    }

    /// Turns on the write-ahead log, permanently for the file. On a file system that does not support it, SQLite
    /// continues to use its rollback journal, which is as safe but slower.
    ///
    /// Only the first opening of a file changes anything. SQLite does not wait when two connections do so at once
    /// (sqlite.org/c3ref/busy_handler.html), so this method waits.
    private func useWriteAheadLog() throws(DatabaseError) {
        for _ in 1..<500 {
            do throws(DatabaseError) {
                return try run("PRAGMA journal_mode=WAL")
            } catch {
                guard error.kind == .busy else { throw error }
                sqlite3_sleep(10)
            }
        }
        try run("PRAGMA journal_mode=WAL")
    }
}
