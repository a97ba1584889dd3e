public import Languages
public import Prompt
public import Time

/// The file in which a program keeps everything, for the commands `backup`, `restore`, `rescue` and
/// `purge`.
public protocol ProgramStore: BackupStore {
    /// Checks a backup before it replaces the store.
    ///
    /// - Returns: The time of its last edit; `nil` if it has none.
    /// - Throws: The error of the backup, if it is none of this program or is the store itself.
    func lastEdit(ofBackup path: String) async throws -> Timestamp?

    /// Replaces the store by a backup.
    ///
    /// - Returns: Where the previous store is kept; `nil` if there was none.
    /// - Throws: The error of the store. The store stays as it was then.
    func restore(_ backup: String) async throws -> String?

    /// Replaces a damaged store by a new one with everything that can still be read.
    ///
    /// - Throws: The error of the store, if nothing can be read. The store stays as it was then.
    func rescue() async throws -> RescueReport

    /// Erases for good what was deleted, and the history of all edits.
    ///
    /// - Returns: Files that may still hold it, such as backups that a person made.
    /// - Throws: The error of the store. It says so if it is erased already and traces are left.
    func purge() async throws -> [String]
}

/// The result of a rescue.
public struct RescueReport: Equatable, Sendable {
    /// The number of rows in the new store.
    public let rows: Int
    /// The tables that could not be read whole.
    public let damagedTables: [String]
    /// The names that people know for the contents of these tables.
    public let damagedParts: [Phrase]
    /// The number of rows that were left out since they break a rule of their table.
    public let refusedRows: Int
    /// Where the previous store is kept.
    public let kept: String

    /// Whether nothing is known to be missing.
    var isWhole: Bool { damagedTables.isEmpty && refusedRows == 0 }

    /// A result.
    public init(rows: Int, damagedTables: [String], damagedParts: [Phrase], refusedRows: Int, kept: String) {
        (self.rows, self.damagedTables, self.damagedParts) = (rows, damagedTables, damagedParts)
        (self.refusedRows, self.kept) = (refusedRows, kept)
    }
}
