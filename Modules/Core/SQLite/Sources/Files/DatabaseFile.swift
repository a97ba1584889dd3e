import CSQLite
import Platform

/// A database file as a whole, which can be copied, replaced by a copy, or rescued if it is damaged. The file need not
/// be open in this program, and other programs may be using it.
public struct DatabaseFile: Sendable {
    /// The path of the file.
    public let path: String
    /// The schema of the program that owns the file.
    let schema: Schema
    /// SQL statements that run in every copy, for example to reset derived tables. They are written for the newest
    /// version of the schema, to which a copy is migrated first.
    let adjustments: [String]

    /// The mark in the file name of an unfinished copy, between the final name and random letters.
    static let partMark = ".part-"

    /// Creates the description of a database file, which may be missing.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - schema: the schema of the program. A file of another program or of a newer version is rejected.
    ///   - adjustments: statements that run in every copy before it is used.
    public init(_ path: String, schema: Schema, adjustments: [String] = []) {
        (self.path, self.schema, self.adjustments) = (path, schema, adjustments)
    }

    /// Writes all current data to a new file, which survives a power loss once this returns. The new file has the newest
    /// version of the schema, even if this file has an older one.
    ///
    /// The copy is made by `VACUUM INTO` (sqlite.org/lang_vacuum.html) in one read transaction, so that it is
    /// consistent even while other programs write. The copy is checked before it gets its final name.
    ///
    /// - Throws: ``DatabaseError`` when the file is empty, damaged, another program's, or of a newer version, or when its
    ///   copy cannot be migrated; `SystemError` when the file is missing, or when the target already exists or cannot be
    ///   written.
    public func copy(to target: String) throws {
        if FileSystem.exists(target) { throw SystemError.exists(target) }
        try? Self.removeParts(in: FileSystem.folder(of: target)) { $0 == Self.name(of: target) }
        try withCopy(beside: target) { part in try FileSystem.publish(part, as: target) }
    }

    /// Reads the file in one transaction, after checking that the file is undamaged and belongs to this program.
    ///
    /// - Throws: the error of the body, ``DatabaseError`` when the file is empty, damaged, another program's, or of a
    ///   newer version, and `SystemError` when the file is missing.
    public func read<Output>(_ body: (borrowing Connection) throws -> Output) throws -> Output {
        let handle = try existing()
        try handle.begin(.deferred)
        defer { handle.rollBack() }
        try handle.checkIntegrity(of: path)
        return try body(Connection(handle, mayWrite: false))
    }

    /// Replaces the contents of the file with a copy of another file, which is brought to the newest version of the
    /// schema. The old contents are kept at `aside`, with their log if they have one.
    ///
    /// - Returns: whether there were old contents to keep.
    /// - Throws: ``DatabaseError`` when the other file is empty, damaged, another program's, or of a newer version, when
    ///   its copy cannot be migrated, or when another program has this file open; `SystemError` when a file cannot be
    ///   written. The file is unchanged then, unless the disk failed during the replacement: see
    ///   ``DatabaseError/Kind/replacementInDoubt(_:)``.
    @discardableResult
    public func replace(byCopyOf other: String, keepingAt aside: String) throws -> Bool {
        try DatabaseFile(other, schema: schema, adjustments: adjustments).withCopy(beside: path) { part in
            try replace(by: part, keepingAt: aside, while: exclusive())
        }
    }

    /// Removes the unfinished copies that killed programs have left in the folder of the file: those of the file, and of
    /// files with a longer name, such as `notes-damaged.db` beside `notes.db`.
    ///
    /// - Throws: `SystemError` when a copy cannot be removed.
    public func removeParts() throws {
        let beginning = Self.name(of: path).prefix { $0 != "." }
        try Self.removeParts(in: FileSystem.folder(of: path)) { $0.hasPrefix(beginning) }
    }

    /// Removes from a folder the unfinished copies whose final names satisfy a condition, unless a program is writing
    /// them.
    static func removeParts(in folder: String, of isWanted: (Substring) -> Bool = { _ in true }) throws {
        for name in FileSystem.fileNames(in: folder) {
            guard let mark = name.lastIndex(of: "."), name[mark...].hasPrefix(partMark), isWanted(name[..<mark]),
                isRandom(name[mark...].dropFirst(partMark.count).prefix { $0 != "-" })
            else { continue }
            let companion = CompanionFile.allCases.first { name.hasSuffix($0.rawValue) }
            if let companion, FileSystem.exists("\(folder)/\(name.dropLast(companion.rawValue.count))") { continue }
            try LockedFile.removeUnlessHeld("\(folder)/\(name)")
        }
    }

    /// Whether the end of a name is one that ``withPart(beside:_:)`` gives. A file that a person has split into parts may
    /// have names such as `notes.db.part-aa`.
    private static func isRandom(_ end: Substring) -> Bool {
        end.count >= 9 && end.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }

    /// Makes a checked copy with a temporary name beside a file, passes its path to the body, and removes what remains
    /// of the copy afterwards.
    private func withCopy<Output>(beside target: String, _ body: (String) throws -> Output) throws -> Output {
        try Self.withPart(beside: target) { part in
            try existing().write(into: part)
            try finish(part)
            try FileSystem.syncFile(part)
            return try body(part)
        }
    }

    /// Passes the body the path of a new, empty file beside another file, and removes that file afterwards if it
    /// remains. Meanwhile the file is locked, so that no other program takes it for one that a crash has left.
    static func withPart<Output>(beside target: String, _ body: (String) throws -> Output) throws -> Output {
        let part = target + partMark + String(UInt64.random(in: 1 << 48 ... .max), radix: 36)
        let lock: LockedFile
        do throws(SystemError) {
            lock = try LockedFile(part)
        } catch {
            throw SystemError(.create, target, code: error.code)
        }
        defer {
            for file in [part] + CompanionFile.ofSQLite.map({ $0.path(beside: part) }) {
                try? FileSystem.removeFile(file)
            }
        }
        return try withExtendedLifetime(lock) { try body(part) }
    }

    private static func name(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    /// Brings a copy to the newest version of the schema, mends it and runs the adjustments in it, and then checks it
    /// for damage.
    func finish(_ copy: String, mending mend: (borrowing Connection) throws -> Void = { _ in }) throws {
        let handle = try Handle(.file(copy))
        try handle.run("PRAGMA trusted_schema=OFF; PRAGMA temp_store=MEMORY")
        try handle.migrateCopy(to: schema)
        try handle.begin(.immediate)
        try mend(Connection(handle, mayWrite: true))
        for statement in adjustments { try handle.run(statement) }
        // Without a mark of its own, the copy would look like the file itself.
        try? handle.setMarkOfCopy()
        try handle.commit()
        try handle.begin(.deferred)
        defer { handle.rollBack() }
        try handle.checkIntegrity(of: path)
    }

    /// Returns a connection to the file. Throws an error if the file is missing, empty, another program's, or of a
    /// newer version.
    private func existing() throws -> Handle {
        guard FileSystem.exists(path) else { throw SystemError.missing(path) }
        return try Handle.readable(at: path, schema: schema)
    }
}

extension Handle {
    /// Throws an error if any part of the file is damaged. Must run within a transaction.
    func checkIntegrity(of path: String) throws {
        let connection = Connection(self, mayWrite: false)
        let problem = try connection.first("PRAGMA integrity_check(1)") { try $0.text("integrity_check") }
        if let problem, problem != "ok" { throw DatabaseError(.corrupt, code: .damaged, message: problem, path: path) }
    }

    /// Writes all data into an existing, empty file.
    fileprivate func write(into copy: String) throws(DatabaseError) {
        let statement = try prepared("VACUUM INTO ?", [Database.Location.file(copy).unmistakableName])
        defer { release(statement) }
        while try statement.step() {}
    }
}
