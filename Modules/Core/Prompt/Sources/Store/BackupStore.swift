/// The file in which a program keeps everything, for the command `backup`.
public protocol BackupStore: Sendable {
    /// Writes everything that is stored now into a new file, while others may write.
    ///
    /// - Parameter path: The new file; `nil` for a dated one beside the store.
    /// - Returns: The new file.
    /// - Throws: The error of the store, if it cannot be read or if something exists at the path.
    func backUp(to path: String?) async throws -> String

    /// Whether a file with these bytes is a backup, and no document to import.
    func isBackup(_ bytes: [UInt8]) -> Bool
}

extension BackupStore {
    /// `false`.
    public func isBackup(_ bytes: [UInt8]) -> Bool { false }
}
