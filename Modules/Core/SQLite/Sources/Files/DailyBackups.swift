import Platform

/// Daily backups of a database file in a folder, of which the newest are kept. The folder also has the copy from before
/// the last migration.
public struct DailyBackups: Sendable {
    /// The name of the folder.
    private static let folderName = "backups"

    private let file: DatabaseFile
    private var folder: String { Self.folder(beside: file.path) }
    /// The number of days to keep.
    private let days: Int
    /// The maximum size in bytes of all backups together. The newest is kept even if it is larger.
    private let bytes: Int

    /// Backups in the folder `backups` beside the database, which is created if it is missing. Files with other names
    /// are left alone.
    ///
    /// - Parameters:
    ///   - file: the database.
    ///   - days: the number of backups to keep.
    ///   - bytes: the maximum size of all backups together. The oldest are removed first, and the newest is always
    ///     kept. A database that is larger by itself is not backed up.
    public init(of file: DatabaseFile, keeping days: Int, atMost bytes: Int) {
        (self.file, self.days, self.bytes) = (file, days, bytes)
    }

    /// The newest backup; `nil` if there is none.
    public var newest: String? { names.last.map { "\(folder)/\($0)" } }

    /// The path of the copy of a database from before its migration to a version.
    static func copy(of path: String, before version: Int) -> String {
        "\(folder(beside: path))/\(beginning)\(version).db"
    }

    /// Removes the copies from before earlier migrations: the kept one has all their data.
    static func removeCopies(butFor kept: String) throws(SystemError) {
        let folder = FileSystem.folder(of: kept)
        for copy in copies(in: folder) where copy != kept { try FileSystem.removeFile(copy) }
    }

    /// Backs up the current file, unless there is a backup for that day or the day is older than all backups, and
    /// removes the oldest backups.
    ///
    /// - Parameter day: a day such as `2026-11-23`, so that names sort by time.
    /// - Returns: Whether a backup was made.
    /// - Throws: as ``DatabaseFile/copy(to:)``, and `SystemError` when the folder cannot be made.
    @discardableResult
    public func backUp(for day: String) throws -> Bool {
        let name = "\(day).db"
        let kept = names
        let isTooOld = kept.count >= days && kept.first.map { name < $0 } ?? false
        guard !kept.contains(name), !isTooOld, (FileSystem.size(of: file.path) ?? 0) <= bytes else { return false }
        try FileSystem.createPrivateFolder(folder)
        // Of other days: another program may be making today's.
        try DatabaseFile.removeParts(in: folder) { $0 != name }
        try file.copy(to: "\(folder)/\(name)")
        var total = 0
        for (index, name) in names.reversed().enumerated() {
            total += FileSystem.size(of: "\(folder)/\(name)") ?? 0
            if index >= days || (index > 0 && total > bytes) { try FileSystem.removeFile("\(folder)/\(name)") }
        }
        return true
    }

    /// Removes all backups, and the copy from before a migration.
    ///
    /// - Throws: `SystemError` when one cannot be removed.
    public func removeAll() throws {
        try DatabaseFile.removeParts(in: folder) { _ in true }
        for backup in names.map({ "\(folder)/\($0)" }) + Self.copies(in: folder) { try FileSystem.removeFile(backup) }
    }

    /// The prefix of a copy from before a migration.
    private static let beginning = "before-version-"

    private static func copies(in folder: String) -> [String] {
        FileSystem.fileNames(in: folder).filter { $0.hasPrefix(beginning) && $0.hasSuffix(".db") }
            .map { "\(folder)/\($0)" }
    }

    private static func folder(beside path: String) -> String { "\(FileSystem.folder(of: path))/\(folderName)" }

    /// The names of the backups, oldest first: `2026-11-23.db`.
    private var names: [String] {
        FileSystem.fileNames(in: folder).filter { name in
            let shape = name.map { $0.isASCII && $0.isNumber ? "0" : $0 }
            return String(shape) == "0000-00-00.db"
        }
    }
}
