public import Basics
import Platform
public import SQLite

extension Connection {
    /// Makes the file a new replica if the file is new, or was copied or restored. Two files with the same replica
    /// would give one identity to different rows, and could never be merged.
    func beReplica(of file: String) throws {
        let known = try first("SELECT file FROM journal_store") { try $0.optionalText("file") } ?? nil
        if known == file { return }
        try execute(
            "UPDATE journal_store SET replica = ?, counter = 0, sequence = 0, file = ?",
            Int64.random(in: 1...RowID.greatestReplica), file)
    }

    /// Returns whether the journal does not contain the identity of the database's file yet, as in a new file or in a
    /// copy.
    func isReplicaUnknown() throws -> Bool {
        try first("SELECT file FROM journal_store") { try $0.optionalText("file") == nil } ?? true
    }

    /// Recreates the triggers if the declarations have changed. Before-images are kept.
    func renewTriggers(of tables: [JournaledTable]) throws {
        let declared = Journal.checksum(of: tables)
        let known = try first("SELECT triggers FROM journal_store") {
            try $0.optionalInteger("triggers", as: Int64.self)
        }
        if known == declared { return }
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name GLOB 'journal_*'"
        let names = try query(sql) { try $0.text("name") }
        for name in names { try execute("DROP TRIGGER \"\(name)\"") }
        let columns = Set(try query("SELECT name FROM pragma_table_info('journal_before')") { try $0.text("name") })
        // Before-images of an older format would look like those of new rows.
        if !columns.contains(BeforeImage.column(JournaledTable.deleted)) { try execute("DELETE FROM journal_before") }
        for column in BeforeImage.columns(for: tables) where !columns.contains(column) {
            try execute("ALTER TABLE journal_before ADD COLUMN \(column) ANY")
        }
        for trigger in tables.flatMap(\.triggers) { try execute(trigger) }
        try execute("UPDATE journal_store SET triggers = ?", declared)
    }
}

extension Journal {
    /// SQL statements to run in a copy of a database, which makes the copy a new replica before its first edit.
    public static let adjustmentsOfCopies = ["UPDATE journal_store SET file = NULL"]

    /// Returns the time of the newest edit in a database; `nil` before the first edit.
    ///
    /// - Throws: `DatabaseError`.
    public static func lastEdit(in connection: borrowing Connection) throws -> Timestamp? {
        try connection.first("SELECT time FROM journal_store") { try $0.lastEdit() } ?? nil
    }
}

extension Row {
    /// Returns the time of the newest edit, from a row of `journal_store`; `nil` before the first edit.
    func lastEdit() throws -> Timestamp? {
        let time = try integer("time", as: Int64.self)
        return time == 0 ? nil : HybridTime.timestamp(of: time)
    }
}

extension Database.Location {
    /// The identity of the file: its inode number and the machine's identifier.
    var fileIdentity: String {
        switch self {
        case .memory: "memory"
        case .file(let path): "\(FileSystem.number(of: path) ?? 0) \(CurrentMachine.identifier ?? "")"
        }
    }
}
