import CSQLite
import Platform

/// A database file as a whole: copied, replaced by a copy, or rescued when it is damaged. It need not be open, and other
/// programs may be using it.
public struct DatabaseFile: Sendable {
    /// The file.
    public let path: String
    /// The tables that the file must have.
    let schema: Schema
    /// SQL that runs in every copy, such as to reset derived tables.
    let adjustments: [String]

    /// A file, which need not exist.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - schema: the tables of the program. A file of another program or of a newer version is refused.
    ///   - adjustments: statements that run in every copy before it is used.
    public init(_ path: String, schema: Schema, adjustments: [String] = []) {
        (self.path, self.schema, self.adjustments) = (path, schema, adjustments)
    }

    /// Writes everything that is stored now into a new file, which survives a power loss once this returns.
    ///
    /// The copy is made by `VACUUM INTO` (sqlite.org/lang_vacuum.html) in one read transaction, so that it is consistent
    /// while other programs write. It is checked before it gets its name.
    ///
    /// - Throws: ``DatabaseError`` when the file is missing, damaged or another program's, `SystemError` when something
    ///   exists at the target or the target cannot be written.
    public func copy(to target: String) throws {
        if FileSystem.exists(target) { throw SystemError.exists(target) }
        let part = "\(target).part"
        try FileSystem.removeFile(part)
        do {
            // VACUUM INTO fills an empty file.
            try FileSystem.createPrivateFile(part)
        } catch {
            throw SystemError(.create, target, code: error.code)
        }
        do {
            try existing().write(into: part)
            try finish(part)
            try FileSystem.syncFile(part)
            try FileSystem.moveDurably(part, to: target)
        } catch {
            for suffix in ["", "-journal", "-wal", "-shm"] { try? FileSystem.removeFile(part + suffix) }
            throw error
        }
    }

    /// Replaces the file, if there is one, by a copy of another. The replaced file is kept at `aside`, with its log beside
    /// it if the log is needed.
    ///
    /// - Returns: Whether there was a file to keep.
    /// - Throws: ``DatabaseError`` when the other file is not a whole one of this program, or when another program uses
    ///   this one; `SystemError` when a file cannot be written. The file stays as it was then.
    @discardableResult
    public func replace(byCopyOf other: String, keepingAt aside: String) throws -> Bool {
        let part = "\(path).new"
        try FileSystem.removeFile(part)
        try DatabaseFile(other, schema: schema, adjustments: adjustments).copy(to: part)
        return try replace(by: part, keepingAt: aside)
    }

    /// Replaces the file by another one in the same folder. If that fails, all files are where they were.
    func replace(by part: String, keepingAt aside: String) throws -> Bool {
        var moved: [String] = []
        var isKept = false
        do {
            // Held until the files have their new names.
            let lock = try lockedForReplacement()
            defer { withExtendedLifetime(lock) {} }
            if FileSystem.exists(path) {
                if FileSystem.exists(aside) { throw SystemError.exists(aside) }
                // A second name, so that there is a store at every moment.
                try FileSystem.link(path, as: aside)
                isKept = true
            }
            // The log goes first: beside the new file, SQLite would take it for that file's own.
            for suffix in ["-wal", "-journal"] where FileSystem.size(of: path + suffix) ?? 0 > 0 {
                try FileSystem.moveDurably(path + suffix, to: aside + suffix)
                moved.append(suffix)
            }
            for suffix in ["-wal", "-journal", "-shm"] { try FileSystem.removeFile(path + suffix) }
            try FileSystem.moveDurably(part, to: path)
        } catch {
            for suffix in moved { try? FileSystem.moveDurably(aside + suffix, to: path + suffix) }
            if isKept { try? FileSystem.removeFile(aside) }
            try? FileSystem.removeFile(part)
            throw error
        }
        if FileSystem.exists("\(path)-acknowledged") {
            try? FileSystem.moveDurably("\(path)-acknowledged", to: "\(aside)-acknowledged")
        }
        return isKept
    }

    /// A connection that no other one can be beside; `nil` when there is no file, or none that SQLite can open.
    private func lockedForReplacement() throws -> Handle? {
        guard FileSystem.exists(path), let handle = try? Handle(.file(path)) else { return nil }
        handle.patience = .short
        handle.leaveLog()
        do throws(DatabaseError) {
            try handle.run("PRAGMA locking_mode=EXCLUSIVE")
            try handle.begin(.exclusive)
            try handle.control("COMMIT")
        } catch {
            // A damaged file can be replaced, too.
            if error.kind == .busy { throw error }
        }
        return handle
    }

    /// Brings a finished copy into the state in which it is used, and checks it.
    func finish(_ copy: String) throws {
        let handle = try Handle(.file(copy))
        try handle.begin(.immediate)
        for statement in adjustments { try handle.run(statement) }
        try handle.commit()
        let connection = Connection(handle, mayWrite: false)
        try handle.begin(.deferred)
        defer { handle.rollBack() }
        let problem = try connection.first("PRAGMA integrity_check(1)") { try $0.text("integrity_check") }
        if let problem, problem != "ok" { throw DatabaseError(.corrupt, code: .damaged, message: problem, path: path) }
    }

    /// A connection to the file, which must be there and be this program's.
    private func existing() throws -> Handle {
        guard FileSystem.exists(path) else { throw SystemError.missing(path) }
        return try Handle.readable(at: path, schema: schema)
    }
}

extension Handle {
    /// Writes everything into an empty file.
    fileprivate func write(into copy: String) throws(DatabaseError) {
        let statement = try prepared("VACUUM INTO ?", [Database.Location.file(copy).unmistakableName])
        defer { release(statement) }
        while try statement.step() {}
    }
}
