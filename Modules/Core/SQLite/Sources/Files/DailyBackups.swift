import Platform

/// The daily backups of a database file, of which the newest are kept. Their folder also has the copy made before the
/// last migration.
public struct DailyBackups: Sendable {
    private static let folderName = "backups"

    private let file: DatabaseFile
    private var folder: String { Self.folder(beside: file.path) }
    /// The number of daily backups to keep.
    private let days: Int
    /// The maximum size of all backups together, in bytes. The newest backup is kept even if it is larger.
    private let bytes: Int
    /// The current day, such as `2026-11-23`.
    private let today: String

    /// Creates the description of a database's backups, in the folder `backups` beside the database. The folder is
    /// created when it is needed. Files with other names are left alone.
    ///
    /// - Parameters:
    ///   - file: the database.
    ///   - days: the number of daily backups to keep.
    ///   - bytes: the maximum size of all backups together, in bytes. The oldest are removed first, and the newest is
    ///     always kept. A database that is larger than this limit is not backed up.
    ///   - today: the current day, such as `2026-11-23`, so that names sort by time. A backup of a later day was made
    ///     while the clock was ahead, and counts as older than all others.
    public init(of file: DatabaseFile, keeping days: Int, atMost bytes: Int, today: String) {
        (self.file, self.days, self.bytes, self.today) = (file, days, bytes, today)
    }

    /// The path of the newest backup; `nil` if there is none.
    public var newest: String? { names.last.map { "\(folder)/\($0)" } }

    /// Returns the path for the copy that is made before a database is migrated to a version.
    static func copy(of path: String, before version: Int) -> String {
        "\(folder(beside: path))/\(beginning)\(version).db"
    }

    /// Removes the copies made before earlier migrations, except for the given one, which has all their data.
    static func removeCopies(butFor kept: String) throws(SystemError) {
        let folder = FileSystem.folder(of: kept)
        for copy in copies(in: folder) where copy != kept { try FileSystem.removeFile(copy) }
    }

    /// Backs up the database for a day, and removes the oldest backups beyond the limits. Does nothing if that day
    /// already has a backup, if the maximum number of backups is reached and all of them are newer, or if the database
    /// is too large.
    ///
    /// - Parameter day: a day such as `2026-11-23`, at the latest the current one.
    /// - Returns: whether a backup was made.
    /// - Throws: the same errors as ``DatabaseFile/copy(to:)``, and `SystemError` when the folder cannot be created or
    ///   an old backup cannot be removed.
    @discardableResult
    public func backUp(for day: String) throws -> Bool {
        let name = "\(day).db"
        let kept = names
        let isTooOld = kept.count >= days && kept.first.map { $0 != name && isOlder(name, than: $0) } ?? false
        guard !kept.contains(name), !isTooOld, (FileSystem.size(of: file.path) ?? 0) <= bytes else { return false }
        try FileSystem.createPrivateFolder(folder)
        try DatabaseFile.removeParts(in: folder)
        try file.copy(to: "\(folder)/\(name)")
        var total = 0
        for (index, name) in names.reversed().enumerated() {
            total += FileSystem.size(of: "\(folder)/\(name)") ?? 0
            if index >= days || (index > 0 && total > bytes) { try FileSystem.removeFile("\(folder)/\(name)") }
        }
        return true
    }

    /// Removes all backups, and the copies made before migrations.
    ///
    /// - Throws: `SystemError` when a file cannot be removed.
    public func removeAll() throws {
        try DatabaseFile.removeParts(in: folder)
        for backup in names.map({ "\(folder)/\($0)" }) + Self.copies(in: folder) { try FileSystem.removeFile(backup) }
    }

    /// The prefix of the name of a copy made before a migration.
    private static let beginning = "before-version-"

    private static func copies(in folder: String) -> [String] {
        FileSystem.fileNames(in: folder).filter { $0.hasPrefix(beginning) && $0.hasSuffix(".db") }
            .map { "\(folder)/\($0)" }
    }

    private static func folder(beside path: String) -> String { "\(FileSystem.folder(of: path))/\(folderName)" }

    /// The file names of the backups, such as `2026-11-23.db`, oldest first.
    private var names: [String] {
        FileSystem.fileNames(in: folder).filter { name in
            let shape = name.map { $0.isASCII && $0.isNumber ? "0" : $0 }
            return String(shape) == "0000-00-00.db"
        }
        .sorted(by: isOlder)
    }

    private func isOlder(_ left: String, than right: String) -> Bool {
        let areAhead = (left > "\(today).db", right > "\(today).db")
        return areAhead.0 == areAhead.1 ? left < right : areAhead.0
    }
}
