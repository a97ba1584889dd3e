public import Basics
import Platform
public import SQLite

extension Connection {
    /// Makes the file a new replica if the file is new, or was copied or restored. Two files with the same replica
    /// would give one identity to different rows, and could never be merged.
    func beReplica(of file: String) throws {
        let known = try first("SELECT file FROM journal_store") { try $0.optionalText("file") } ?? nil
        if known != file { try beNewReplica(of: file) }
    }

    /// Returns whether the store is the replica of its file, and has the triggers of these declarations.
    func isReplica(of file: String, withTriggersOf tables: [JournaledTable]) throws -> Bool {
        let sql = "SELECT 1 FROM journal_store WHERE file = ? AND triggers = ?"
        return try first(sql, file, Journal.checksum(of: tables)) { _ in true } ?? false
    }

    /// Makes the file a new replica, whose edits and rows are numbered anew.
    func beNewReplica(of file: String) throws {
        // The old replica ends with its last edit in this file.
        try execute(
            """
            UPDATE journal_replica SET sequence = (SELECT sequence FROM journal_store)
            WHERE replica = (SELECT replica FROM journal_store)
            """)
        let replica = Int64.random(in: 1...RowID.greatestReplica)
        try execute("UPDATE journal_store SET replica = ?, counter = 0, sequence = 0, file = ?", replica, file)
        try execute("INSERT INTO journal_replica (replica, sequence, is_own) VALUES (?, 0, 1)", replica)
    }

    /// Returns whether the journal does not contain the identity of the database's file yet, as in a new file or in a
    /// copy.
    func isReplicaUnknown() throws -> Bool {
        try first("SELECT file FROM journal_store") { try $0.optionalText("file") == nil } ?? true
    }

    /// Recreates the triggers if the declarations have changed. Before-images are kept.
    func renewTriggers(of tables: [JournaledTable]) throws {
        let declared = Journal.checksum(of: tables)
        let stored = try first("SELECT triggers FROM journal_store") {
            try $0.optionalInteger("triggers", as: Int64.self)
        }
        let known = stored ?? nil
        if known == declared { return }
        // The triggers of a rescued copy say nothing about the version before.
        if known != nil { try collectUnapplied(of: tables) }
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

extension Connection {
    /// Notes the rows that have arrived with fields that only this version of the program knows. The triggers are still
    /// those of the version before.
    private func collectUnapplied(of tables: [JournaledTable]) throws {
        let isAlone = try first("SELECT 1 FROM journal_edit WHERE NOT is_own") { _ in false } ?? true
        if isAlone { return }
        for table in tables {
            let sql = "SELECT sql FROM sqlite_schema WHERE name = 'journal_\(table.name)_update'"
            let trigger = try first(sql) { try $0.text("sql") } ?? ""
            let known = Set(trigger.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." })
            for field in table.shared where !known.contains("OLD.\(field)") {
                try execute(
                    """
                    INSERT INTO journal_unapplied SELECT DISTINCT ?, row FROM journal_change WHERE field = ? AND true
                    ON CONFLICT DO NOTHING
                    """, table.name, "\(table.name).\(field)")
            }
        }
    }
}

extension Journal {
    /// SQL statements to run in a copy of a database, which makes the copy a new replica before its first edit.
    public static let adjustmentsOfCopies = ["UPDATE journal_store SET file = NULL"]

    /// SQL statements to run in a rescued copy, in addition to ``adjustmentsOfCopies``. A rescued copy has the triggers
    /// of the migrations alone, and gets those of the declarations before its first edit.
    package static let adjustmentsOfRescues = ["UPDATE journal_store SET triggers = NULL"]

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

/// The newest edit that a replica has acknowledged, as stored in a file beside the database.
///
/// SQLite silently ignores its log after the first damaged frame. A comparison of the database with this file reveals
/// that edits are missing. The file is written after each commit and not synced, so it may be behind the database,
/// never ahead of it.
struct Acknowledgement: Equatable {
    let replica, sequence: Int64

    private static let length = 64

    /// Returns the path of the acknowledgement file beside a database; `nil` for a database in memory.
    static func path(of location: Database.Location) -> String? {
        if case .file(let path) = location { CompanionFile.acknowledgement.path(beside: path) } else { nil }
    }

    /// Reads the acknowledgement beside a database; returns `nil` if the file is missing or damaged.
    static func read(beside location: Database.Location) -> Acknowledgement? {
        guard let path = path(of: location), let bytes = try? FileSystem.firstBytes(of: path, count: length),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let numbers = text.split(separator: " ").compactMap { Int64($0) }
        guard numbers.count == 3 else { return nil }
        let read = Acknowledgement(replica: numbers[0], sequence: numbers[1])
        return read.checksum == numbers[2] ? read : nil
    }

    /// Writes the acknowledgement to its file. If the file already acknowledges the same or a later edit of this
    /// replica, the file is replaced only if `replacesNewer`. A failure is ignored, because the edit is already saved.
    func write(beside location: Database.Location, overNewer replacesNewer: Bool = false) {
        guard let path = Self.path(of: location) else { return }
        if !replacesNewer, let kept = Self.read(beside: location), kept.replica == replica, kept.sequence >= sequence {
            return
        }
        let text = "\(replica) \(sequence) \(checksum) "
        let padding = String(repeating: " ", count: max(0, Self.length - text.utf8.count))
        try? FileSystem.write(Array((text + padding).utf8), atBeginningOf: path)
    }

    /// Removes the acknowledgement file. A failure is ignored.
    static func remove(beside location: Database.Location) {
        if let path = path(of: location) { try? FileSystem.removeFile(path) }
    }

    private var checksum: Int64 {
        var checksum = Checksum()
        for number in [replica, sequence] { checksum.add(.integer(number)) }
        return checksum.number
    }
}

extension Journal {
    /// Checks that no acknowledged edit is missing. Edits are missing if the log was damaged or removed, or if an older
    /// copy replaced the file.
    ///
    /// A loss is reported once. Afterwards the store continues as a new replica, without the missing edits.
    ///
    /// - Returns: the time of the newest edit; `nil` before the first.
    /// - Throws: ``JournalError/missingEdits(_:path:)`` and `DatabaseError`.
    @discardableResult public func verify() async throws -> Timestamp? {
        let kept = Acknowledgement.read(beside: database.location)
        // A newly created store has no edit of the earlier replica.
        let found = try await database.read { connection in
            let sql = """
                SELECT replica, sequence, time, (
                    SELECT coalesce(max(sequence), 0) FROM journal_edit WHERE replica = ?
                ) AS known FROM journal_store
                """
            return try connection.first(sql, kept?.replica) { row in
                let store = Acknowledgement(replica: try row.integer("replica"), sequence: try row.integer("sequence"))
                return (store: store, time: try row.lastEdit(), known: try row.integer("known", as: Int64.self))
            }
        }
        guard let (store, time, others) = found, let kept else { return found?.time }
        // A purge removes edits of the store's own replica, but keeps the replica's sequence.
        let known = store.replica == kept.replica ? store.sequence : others
        guard known < kept.sequence else { return time }
        database.location.keepLog()
        // A new replica, so that the numbers of the missing edits are not used again. On a disk that cannot be written
        // to, the loss is reported again at the next start.
        let begins = try? await database.write {
            try $0.execute("UPDATE journal_store SET file = ''")
        }
        if begins != nil { store.write(beside: database.location, overNewer: true) }
        // A damaged store may have any number.
        throw JournalError.missingEdits(Int(kept.sequence - max(known, 0)), path: database.location.path)
    }
}

extension Database.Location {
    /// Copies the log, which SQLite empties when the file is closed, to `<path>-wal-damaged`, or if that exists, to
    /// `<path>-wal-damaged-2` and so on.
    fileprivate func keepLog() {
        let path = CompanionFile.log.path(beside: path)
        guard let log = try? FileSystem.bytes(of: path), !log.isEmpty else { return }
        let names = (1...99).lazy.map { "\(path)-damaged\($0 == 1 ? "" : "-\($0)")" }
        guard let free = names.first(where: { !FileSystem.exists($0) }) else { return }
        try? FileSystem.createPrivateFile(free, with: log)
    }

    /// The path of the database's file; empty for a database in memory.
    fileprivate var path: String { if case .file(let path) = self { path } else { "" } }
}
