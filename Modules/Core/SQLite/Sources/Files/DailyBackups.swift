public import Platform

/// Backups of a database file in a folder of their own, one a day, of which the newest are kept.
public struct DailyBackups: Sendable {
    private let file: DatabaseFile
    private let folder: String
    /// How many days are kept.
    private let days: Int
    /// The most bytes that all backups together may have, but for the newest.
    private let bytes: Int

    /// Backups in a folder, which is made when it is missing.
    ///
    /// - Parameters:
    ///   - file: the database.
    ///   - folder: holds the backups. Files with other names than theirs are left alone.
    ///   - days: how many backups are kept.
    ///   - bytes: the most bytes that they have together. The oldest are removed first, and the newest stays. A database
    ///     that is larger by itself is not backed up.
    public init(of file: DatabaseFile, in folder: String, keeping days: Int, atMost bytes: Int) {
        (self.file, self.folder, self.days, self.bytes) = (file, folder, days, bytes)
    }

    /// Backs up the file as it is now, unless that day has a backup, and removes the oldest backups.
    ///
    /// - Parameter day: such as `2026-11-23`, so that the order of names is that of time.
    /// - Returns: Whether a backup was made.
    /// - Throws: as ``DatabaseFile/copy(to:)``, and `SystemError` when the folder cannot be made.
    @discardableResult
    public func backUp(for day: String) throws -> Bool {
        let name = "\(day).db"
        guard !FileSystem.exists("\(folder)/\(name)"), (FileSystem.size(of: file.path) ?? 0) <= bytes else {
            return false
        }
        try FileSystem.createPrivateFolder(folder)
        try file.copy(to: "\(folder)/\(name)")
        var total = 0
        for (index, name) in names.reversed().enumerated() {
            total += FileSystem.size(of: "\(folder)/\(name)") ?? 0
            if index >= days || (index > 0 && total > bytes) { try FileSystem.removeFile("\(folder)/\(name)") }
        }
        return true
    }

    /// Removes all backups.
    ///
    /// - Throws: `SystemError` when one stays.
    public func removeAll() throws(SystemError) {
        for name in names { try FileSystem.removeFile("\(folder)/\(name)") }
    }

    /// The names of the backups, the oldest first: `2026-11-23.db`.
    private var names: [String] {
        FileSystem.fileNames(in: folder).filter { name in
            let shape = name.map { $0.isASCII && $0.isNumber ? "0" : $0 }
            return String(shape) == "0000-00-00.db"
        }
    }
}
