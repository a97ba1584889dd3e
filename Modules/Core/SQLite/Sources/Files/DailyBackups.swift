import Platform

/// Backups of a database file in a folder of their own, one a day, of which the newest are kept. The folder also has the
/// copy of before the last migration.
public struct DailyBackups: Sendable {
    /// The name of the folder.
    private static let folderName = "backups"

    private let file: DatabaseFile
    private var folder: String { Self.folder(beside: file.path) }
    /// How many days are kept.
    private let days: Int
    /// The most bytes that all backups together may have, but for the newest.
    private let bytes: Int

    /// Backups in the folder `backups` beside the database, which is made when it is missing. Files with other names than
    /// theirs are left alone.
    ///
    /// - Parameters:
    ///   - file: the database.
    ///   - days: how many backups are kept.
    ///   - bytes: the most bytes that they have together. The oldest are removed first, and the newest stays. A database
    ///     that is larger by itself is not backed up.
    public init(of file: DatabaseFile, keeping days: Int, atMost bytes: Int) {
        (self.file, self.days, self.bytes) = (file, days, bytes)
    }

    /// The newest backup; `nil` if there is none.
    public var newest: String? { names.last.map { "\(folder)/\($0)" } }

    /// The copy of a database of before its migration to a version.
    static func copy(of path: String, before version: Int) -> String {
        "\(folder(beside: path))/\(beginning)\(version).db"
    }

    /// Removes the copies of before earlier migrations: the one that is kept has all that they have.
    static func removeCopies(butFor kept: String) throws(SystemError) {
        let folder = FileSystem.folder(of: kept)
        for copy in copies(in: folder) where copy != kept { try FileSystem.removeFile(copy) }
    }

    /// Backs up the file as it is now, unless that day has a backup or is older than all that are kept, and removes the
    /// oldest backups.
    ///
    /// - Parameter day: such as `2026-11-23`, so that the order of names is that of time.
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

    /// Removes all backups, and the copy of before a migration.
    ///
    /// - Throws: `SystemError` when one stays.
    public func removeAll() throws {
        try DatabaseFile.removeParts(in: folder) { _ in true }
        for backup in names.map({ "\(folder)/\($0)" }) + Self.copies(in: folder) { try FileSystem.removeFile(backup) }
    }

    /// The beginning of the name of a copy of before a migration.
    private static let beginning = "before-version-"

    private static func copies(in folder: String) -> [String] {
        FileSystem.fileNames(in: folder).filter { $0.hasPrefix(beginning) && $0.hasSuffix(".db") }
            .map { "\(folder)/\($0)" }
    }

    private static func folder(beside path: String) -> String { "\(FileSystem.folder(of: path))/\(folderName)" }

    /// The names of the backups, the oldest first: `2026-11-23.db`.
    private var names: [String] {
        FileSystem.fileNames(in: folder).filter { name in
            let shape = name.map { $0.isASCII && $0.isNumber ? "0" : $0 }
            return String(shape) == "0000-00-00.db"
        }
    }
}
