import CSQLite
import Platform

/// The state of a file that is to be replaced.
enum FileToReplace {
    case missing
    /// The file, open with an exclusive lock: no other program can use it until the handle is closed.
    case open(Handle)
    /// SQLite cannot even read the file's header, for the given reason.
    case unreadable(DatabaseError)
}

extension DatabaseFile {
    /// Opens the file, if it exists, with an exclusive lock against all other programs.
    ///
    /// - Throws: ``DatabaseError``, whose kind is `inUse` when another program has the file open.
    func exclusive() throws(DatabaseError) -> FileToReplace {
        guard FileSystem.exists(path) else { return .missing }
        do throws(DatabaseError) {
            let handle = try Handle(.file(path))
            handle.busyTimeout = .short
            handle.leaveLog()
            try handle.refuseStrayLog(movingAside: true)
            try handle.run("PRAGMA synchronous=FULL; PRAGMA fullfsync=ON; PRAGMA checkpoint_fullfsync=ON")
            // The connection keeps the lock after the transaction. A commit would write the first page of an empty
            // file.
            try handle.run("PRAGMA locking_mode=EXCLUSIVE")
            try handle.begin(.exclusive)
            try handle.control("ROLLBACK")
            return .open(handle)
        } catch {
            switch error.kind {
            case .notADatabase, .corrupt: return .unreadable(error)
            case .busy: throw DatabaseError(.inUse, code: error.code, path: path)
            default: throw error
            }
        }
    }

    /// Replaces the contents of the file with those of another file in its folder. The old contents are kept at
    /// `aside`.
    ///
    /// A file that SQLite can open stays the same file. SQLite overwrites its pages in one transaction, so that the
    /// file survives a crash, and a program that opens it meanwhile waits for the lock. If the file were exchanged for
    /// another one, such a program could write a log that belongs to the old file.
    ///
    /// - Returns: whether there were old contents to keep.
    /// - Throws: ``DatabaseError``, whose kind is `replacementInDoubt` when the disk failed while SQLite wrote.
    ///   `SystemError` when `aside` exists or a file cannot be written. Unless the kind is `replacementInDoubt` or only
    ///   the last sync of the folder failed, the file is unchanged after an error, and nothing is kept at `aside`.
    func replace(by part: String, keepingAt aside: String, while file: FileToReplace) throws -> Bool {
        if FileSystem.exists(aside) { throw SystemError.exists(aside) }
        if case .open(let handle) = file {
            let source = try Handle(.file(part))
            // The new contents are in the log first, which belongs to the file with the old ones.
            try source.begin(.immediate)
            try source.setMarkOfCopy(over: handle.mainMarks().first)
            try source.commit()
            try keep(handle, at: aside)
            moveAcknowledgement(to: aside)
            do throws(DatabaseError) {
                try handle.overwrite(with: source)
            } catch {
                guard error.kind == .disk else {
                    // SQLite has rolled back, so that the file needs no copy.
                    moveAcknowledgement(backFrom: aside)
                    for kept in [aside, CompanionFile.log.path(beside: aside)] { try? FileSystem.removeFile(kept) }
                    throw error
                }
                // The log may have all of the new contents, although its sync failed.
                throw DatabaseError(.replacementInDoubt(aside), code: error.code, message: error.message, path: path)
            }
            // The log has all of the new contents. It is moved into the file when the connection is closed, or else at
            // the next opening.
            _ = csqlite_set_checkpoint_on_close(handle.pointer, 1)
        } else {
            moveAcknowledgement(to: aside)
            do {
                try exchange(for: part, keepingAt: aside)
            } catch {
                if FileSystem.exists(part) { moveAcknowledgement(backFrom: aside) }
                throw error
            }
        }
        if case .missing = file { return false }
        return true
    }

    /// Moves the record of the newest acknowledged edit beside the kept old contents. The record does not apply to the
    /// new contents, so that it is moved before they are written: if the program is killed in between, no edits are said
    /// to be missing.
    private func moveAcknowledgement(to aside: String) { Self.moveAcknowledgement(from: path, to: aside) }

    /// Moves that record back, after an error that left the old contents in their place.
    private func moveAcknowledgement(backFrom aside: String) { Self.moveAcknowledgement(from: aside, to: path) }

    private static func moveAcknowledgement(from file: String, to other: String) {
        let record = CompanionFile.acknowledgement.path(beside: file)
        guard FileSystem.exists(record) else { return }
        try? FileSystem.move(record, to: CompanionFile.acknowledgement.path(beside: other))
    }

    /// Copies the file and its log, unchanged, to `aside`.
    ///
    /// The bytes are read through SQLite's own file descriptor, because closing another one would drop the lock
    /// (sqlite.org/howtocorrupt.html, 2.2).
    private func keep(_ handle: Handle, at aside: String) throws {
        let (log, keptLog) = (CompanionFile.log.path(beside: path), CompanionFile.log.path(beside: aside))
        let hasLog = FileSystem.size(of: log) ?? 0 > 0
        try Self.withPart(beside: aside) { part in
            try FileSystem.write(try handle.bytes(), atBeginningOf: part)
            try FileSystem.syncFile(part)
            // The log first, because the file alone would be a store without its last edits.
            if hasLog { try FileSystem.copy(log, to: keptLog) }
            do {
                try FileSystem.publish(part, as: aside)
            } catch {
                if hasLog { try? FileSystem.removeFile(keptLog) }
                throw error
            }
        }
    }

    /// Moves another file to the path of this unreadable or missing file. After an error, all files are where they
    /// were, unless only the last sync of the folder failed: the other file has then been moved.
    private func exchange(for part: String, keepingAt aside: String) throws {
        var moved: [CompanionFile] = []
        let isThere = FileSystem.exists(path)
        do {
            // A second name for the file, so that the path is never without a file.
            if isThere { try FileSystem.link(path, as: aside) }
            // The log goes first, because SQLite would take a log beside the new file for that file's own.
            for file in CompanionFile.ofSQLite
            where FileSystem.size(of: file.path(beside: path)) ?? 0 > 0 && file != .logIndex {
                try FileSystem.move(file.path(beside: path), to: file.path(beside: aside))
                moved.append(file)
            }
            for file in CompanionFile.ofSQLite { try FileSystem.removeFile(file.path(beside: path)) }
            try FileSystem.syncFolder(FileSystem.folder(of: path))
            if isThere { try FileSystem.move(part, to: path) } else { try FileSystem.publish(part, as: path) }
        } catch {
            for file in moved { try? FileSystem.move(file.path(beside: aside), to: file.path(beside: path)) }
            if isThere { try? FileSystem.removeFile(aside) }
            throw error
        }
        try FileSystem.syncFolder(FileSystem.folder(of: path))
    }
}

extension Handle {
    /// Overwrites the whole database with the contents of another connection's file, in one transaction
    /// (sqlite.org/backup.html).
    fileprivate func overwrite(with source: Handle) throws(DatabaseError) {
        // Pages of another size cannot be written into a log.
        if try integer("PRAGMA page_size") != source.integer("PRAGMA page_size") {
            try run("PRAGMA journal_mode=DELETE")
        }
        guard let backup = sqlite3_backup_init(pointer, "main", source.pointer, "main") else {
            throw failure(sqlite3_extended_errcode(pointer))
        }
        let stepped = sqlite3_backup_step(backup, -1)
        let finished = sqlite3_backup_finish(backup)
        guard stepped == SQLITE_DONE else { throw failure(stepped) }
        guard finished == SQLITE_OK else { throw failure(finished) }
    }

    private func failure(_ code: Int32) -> DatabaseError {
        DatabaseError(ResultCode(code), message: String(cString: sqlite3_errstr(code)), path: path)
    }
}
