/// The file with all data of a program, for the command `backup`.
public protocol BackupStore: Sendable {
    /// Writes all current data to a new file, even while others write.
    ///
    /// - Parameter path: The new file; `nil` for a dated one beside the store.
    /// - Returns: The new file.
    /// - Throws: The error of the store, if it cannot be read or if the path already exists.
    func backUp(to path: String?) async throws -> String

    /// Whether a file with these bytes is a backup, as opposed to a document to import.
    func isBackup(_ bytes: [UInt8]) -> Bool
}

extension BackupStore {
    /// `false` by default.
    public func isBackup(_ bytes: [UInt8]) -> Bool { false }
}
