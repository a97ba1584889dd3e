public import Languages
public import Prompt
public import Time

/// The file with all data of a program, for the commands `backup`, `restore`, `rescue` and `purge`.
public protocol ProgramStore: BackupStore {
    /// Checks a backup before it replaces the store.
    ///
    /// - Returns: The time of its last edit; `nil` if it has none.
    /// - Throws: The error of the backup, if it belongs to another program or is the store itself.
    func lastEdit(ofBackup path: String) async throws -> Timestamp?

    /// Replaces the store with a backup.
    ///
    /// - Returns: The path where the previous store is kept; `nil` if there was none.
    /// - Throws: The error of the store. The store is unchanged then.
    func restore(_ backup: String) async throws -> String?

    /// Replaces a damaged store with a new one that has everything that can still be read.
    ///
    /// - Throws: The error of the store, if nothing can be read. The store is unchanged then.
    func rescue() async throws -> RescueReport

    /// Permanently erases deleted data and the history of all edits.
    ///
    /// - Returns: Files that may still contain it, such as backups that a person made.
    /// - Throws: The error of the store. It says if the data is already erased and only traces remain.
    func purge() async throws -> [String]
}

/// The result of a rescue.
public struct RescueReport: Equatable, Sendable {
    /// The number of rows in the new store.
    public let rows: Int
    /// The tables that could not be read completely.
    public let damagedTables: [String]
    /// The names that people know for the contents of these tables.
    public let damagedParts: [Phrase]
    /// The number of rows that were left out because they violate a rule of their table.
    public let refusedRows: Int
    /// The path where the previous store is kept.
    public let kept: String

    /// Whether nothing is known to be missing.
    var isWhole: Bool { damagedTables.isEmpty && refusedRows == 0 }

    /// A rescue's result.
    public init(rows: Int, damagedTables: [String], damagedParts: [Phrase], refusedRows: Int, kept: String) {
        (self.rows, self.damagedTables, self.damagedParts) = (rows, damagedTables, damagedParts)
        (self.refusedRows, self.kept) = (refusedRows, kept)
    }
}
