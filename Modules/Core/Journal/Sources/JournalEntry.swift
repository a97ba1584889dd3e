import Basics
import SQLite

/// An edit of the journal, without its changes.
struct JournalEntry {
    let number: Int
    let key: EditKey
    /// The hybrid time of the edit.
    let time: Int64
    let kind: EditKind
    /// The edit that this one undid or redid; `nil` for an edit of another kind.
    var reverted: EditKey?
    /// Whether a purge has erased the changes.
    var isPurged = false
    /// Whether the edit was made in this store, or in one of which this store is a copy; `false` for a received edit.
    var isOwn = true
    /// The checksum of the edit; `nil` for an open edit, and for one that a migration has written in SQL.
    var checksum: Int64?

    var stamp: Stamp { Stamp(time: time, replica: key.replica) }
}

extension Connection {
    private static let columns = """
        number, journal_edit.replica, sequence, journal_edit.time, kind, of_replica, of_sequence, is_purged, is_own,
        checksum, (
            SELECT number FROM journal_edit AS reverted
            WHERE reverted.replica = journal_edit.of_replica AND reverted.sequence = journal_edit.of_sequence
        ) AS reverted
        """

    /// Returns the newest `count` edits of a scope, newest first by their times, whenever they arrived.
    ///
    /// - Throws: `DatabaseError`, also if edits are missing in the index of the scope, a fault that SQLite does not
    ///   detect.
    func entries(of scope: Int64, last count: Int) throws -> [JournalEntry] {
        let sql = """
            SELECT \(Self.columns) FROM journal_scope CROSS JOIN journal_edit ON number = edit
            WHERE scope = ? ORDER BY journal_scope.time DESC, journal_edit.replica DESC LIMIT ?
            """
        let entries = try query(sql, scope, max(0, count)) { try $0.entry() }
        // The index for undo is stored on other pages, and also has every edit of the scope.
        let known = try first(
            """
            SELECT count(*) AS known FROM (
                SELECT 1 FROM journal_scope INDEXED BY journal_undoable WHERE scope = ? LIMIT ?
            )
            """, scope, max(0, count)
        ) { try $0.integer("known") }
        if let known, known != entries.count {
            throw damage("\(entries.count) of \(known) edits of a scope are found")
        }
        return entries
    }

    /// Returns the last `count` edits of the store that changed something, newest first.
    func entries(last count: Int) throws -> [JournalEntry] {
        let sql = """
            SELECT \(Self.columns) FROM journal_edit
            WHERE EXISTS (SELECT 1 FROM journal_scope WHERE edit = number)
            ORDER BY journal_edit.time DESC, journal_edit.replica DESC LIMIT ?
            """
        return try query(sql, max(0, count)) { try $0.entry() }
    }

    func entry(_ number: Int) throws -> JournalEntry? {
        try first("SELECT \(Self.columns) FROM journal_edit WHERE number = ?", number) { try $0.entry() }
    }

    /// Returns the edits of a replica after a sequence number, in order.
    func entries(of replica: Int64, after sequence: Int64, most: Int) throws -> [JournalEntry] {
        let sql = """
            SELECT \(Self.columns) FROM journal_edit WHERE journal_edit.replica = ? AND sequence > ? ORDER BY sequence LIMIT ?
            """
        return try query(sql, replica, sequence, most) { try $0.entry() }
    }

    /// Returns the edit with a key; `nil` if this store does not have it.
    func entry(_ key: EditKey) throws -> JournalEntry? {
        try entries(of: key.replica, after: key.sequence - 1, most: 1).first { $0.key == key }
    }

    /// Returns the changes of an edit, after verifying them with the edit's checksum.
    func verifiedChanges(of entry: JournalEntry) throws -> [Change] {
        let changes = try changes(of: entry.number)
        guard let checksum = entry.checksum, !entry.isPurged else { return changes }
        guard Checksum.of(entry, changes) == checksum else { throw JournalError.damaged(edit: entry.number) }
        return changes
    }
}

extension Row {
    fileprivate func entry() throws -> JournalEntry {
        let number: Int = try integer("number")
        let (replica, sequence) = (
            try optionalInteger("of_replica", as: Int64.self), try optionalInteger("of_sequence", as: Int64.self)
        )
        let reverted = replica.flatMap { replica in sequence.map { EditKey(replica: replica, sequence: $0) } }
        // The reverted edit may be one that has not arrived.
        guard let kind = EditKind(code: try integer("kind"), of: try optionalInteger("reverted") ?? 0),
            kind.reverted != nil || reverted == nil, kind.reverted == nil || reverted != nil
        else { throw JournalError.damaged(edit: number) }
        return JournalEntry(
            number: number, key: EditKey(replica: try integer("replica"), sequence: try integer("sequence")),
            time: try integer("time"), kind: kind, reverted: reverted, isPurged: try bool("is_purged"),
            isOwn: try bool("is_own"), checksum: try optionalInteger("checksum"))
    }
}

/// The name of a journaled field with its table: `item.title`. The changes of an edit share the few names that they
/// have, since an edit may have a million changes.
final class FieldName: Sendable {
    let qualified, table, field: String

    init(_ qualified: String) {
        self.qualified = qualified
        let dot = qualified.firstIndex(of: ".")
        table = dot.map { String(qualified[..<$0]) } ?? ""
        field = dot.map { String(qualified[qualified.index(after: $0)...]) } ?? qualified
    }
}

/// The change of one field of a row by an edit.
struct Change: Sendable {
    let row: RowID
    let name: FieldName
    let before, after: Value
    /// The stamp of the older edit from which a purge has kept the change; `nil` for a change with the stamp of its edit.
    var stamp: Stamp?

    /// The field's name with its table: `item.title`.
    var qualifiedField: String { name.qualified }

    var table: String { name.table }

    var field: String { name.field }

    /// Whether the edit left the value as it was.
    var isIdle: Bool { before.isSame(as: after) }

    /// Whether the edit created the row.
    var isCreation: Bool { field == JournaledTable.deleted && before == .null }
}

extension [Change] {
    /// The changes in groups, one for each row. The changes of a row must follow one another, as those of an edit do.
    var byRow: [ArraySlice<Change>] {
        var runs: [ArraySlice<Change>] = []
        var start = startIndex
        while start < endIndex {
            let row = self[start].row
            var end = start + 1
            while end < endIndex, self[end].row == row { end += 1 }
            runs.append(self[start..<end])
            start = end
        }
        return runs
    }
}

extension Value {
    /// Returns whether two values have the same type and the same bytes. Swift's `==` compares text by canonical
    /// equivalence.
    func isSame(as other: Value) -> Bool {
        if case (.text(let text), .text(let other)) = (self, other) { return text.utf8.elementsEqual(other.utf8) }
        return self == other
    }
}

extension Connection {
    /// Returns the changes of an edit, sorted by row and field.
    func changes(of edit: Int) throws -> [Change] {
        var names: [String: FieldName] = [:]
        func name(_ qualified: String) -> FieldName {
            if let name = names[qualified] { return name }
            let name = FieldName(qualified)
            names[qualified] = name
            return name
        }
        let sql = """
            SELECT row, field, before, after, time, replica FROM journal_change WHERE edit = ? ORDER BY row, field
            """
        return try query(sql, edit) { row in
            Change(
                row: RowID(try row.integer("row", as: Int64.self)), name: name(try row.text("field")),
                before: try row.value("before"), after: try row.value("after"), stamp: try row.ownStamp())
        }
    }
}
