public import Basics

/// The store, which is one file with all data of a program, for the commands `backup`, `restore`, `rescue` and `purge`.
public protocol ProgramStore: BackupStore {
    /// Returns the time of the last edit in a backup, after checking that the backup can replace the store.
    ///
    /// - Returns: The time of the last edit in the backup; `nil` if there is none.
    /// - Throws: An error if the file is not a backup of this program, or is the store itself.
    func lastEdit(ofBackup path: String) async throws -> Timestamp?

    /// Replaces the store with a copy of a backup, and keeps the previous store in another file.
    ///
    /// - Returns: The path where the previous store is kept; `nil` if there was none.
    /// - Throws: The error of the store, which is then unchanged.
    func restore(_ backup: String) async throws -> String?

    /// Replaces a damaged store with a new one that has all data that can still be read.
    ///
    /// - Throws: The error of the store if nothing can be read; the store is then unchanged.
    func rescue() async throws -> RescueReport

    /// Permanently erases deleted data and the history of all edits.
    ///
    /// - Returns: The paths of files that may still contain erased data, such as backups that a person made.
    /// - Throws: The error of the store, which says if the data is already erased and only traces remain.
    func purge() async throws -> [String]
}

/// The result of a rescue.
public struct RescueReport: Equatable, Sendable {
    /// The number of rows in the new store.
    public let rows: Int
    /// The names of the tables that could not be read completely.
    public let damagedTables: [String]
    /// The names that users know for the contents of ``damagedTables``.
    public let damagedParts: [Phrase]
    /// The number of rows that were left out because they violate a rule of their table.
    public let refusedRows: Int
    /// The path where the previous store is kept.
    public let kept: String

    /// Whether no row is known to be lost: every table could be read completely, and no row was left out.
    var isWhole: Bool { damagedTables.isEmpty && refusedRows == 0 }

    /// Creates the result of a rescue.
    public init(rows: Int, damagedTables: [String], damagedParts: [Phrase], refusedRows: Int, kept: String) {
        (self.rows, self.damagedTables, self.damagedParts) = (rows, damagedTables, damagedParts)
        (self.refusedRows, self.kept) = (refusedRows, kept)
    }
}
