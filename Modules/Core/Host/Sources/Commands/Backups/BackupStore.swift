/// The store, which is one file with all data of a program, for the command `backup`.
public protocol BackupStore: Sendable {
    /// Copies all current data to a new file, even while other programs write to the store.
    ///
    /// - Parameter path: The path of the new file; `nil` for a file beside the store, with the date in its name.
    /// - Returns: The path of the new file.
    /// - Throws: The error of the store, if it cannot be read or if the path already exists.
    func backUp(to path: String?) async throws -> String

    /// Returns whether the bytes of a file are a backup, which cannot be imported as a document.
    func isBackup(_ bytes: [UInt8]) -> Bool
}

extension BackupStore {
    /// Returns `false`: by default, no file is recognized as a backup.
    public func isBackup(_ bytes: [UInt8]) -> Bool { false }
}
