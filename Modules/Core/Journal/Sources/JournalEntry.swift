import Basics
import SQLite

/// An edit of the journal, without its changes.
struct JournalEntry {
    let number: Int
    let replica, sequence: Int64
    /// The hybrid time of the edit.
    let time: Int64
    let kind: EditKind
    /// The checksum of the edit; `nil` for an open edit, and for one that a migration has written in SQL.
    var checksum: Int64?
}

extension Connection {
    private static let columns = "number, replica, sequence, time, undoes, redoes, mark, checksum"

    /// Returns the newest `count` edits of a scope, newest first.
    ///
    /// - Throws: `DatabaseError`, also if edits are missing in the index of the scope, a fault that SQLite does not
    ///   detect.
    func entries(of scope: Int64, last count: Int) throws -> [JournalEntry] {
        let sql = """
            SELECT \(Self.columns) FROM journal_scope CROSS JOIN journal_edit ON number = edit
            WHERE scope = ? ORDER BY edit DESC LIMIT ?
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

    func entry(_ number: Int) throws -> JournalEntry? {
        try first("SELECT \(Self.columns) FROM journal_edit WHERE number = ?", number) { try $0.entry() }
    }

    /// Returns the changes of an edit, after verifying them with the edit's checksum.
    func verifiedChanges(of entry: JournalEntry) throws -> [Change] {
        let changes = try changes(of: entry.number)
        guard let checksum = entry.checksum else { return changes }
        guard Checksum.of(entry, changes) == checksum else { throw JournalError.damaged(edit: entry.number) }
        return changes
    }
}

extension Row {
    fileprivate func entry() throws -> JournalEntry {
        let (undoes, redoes) = (try optionalInteger("undoes"), try optionalInteger("redoes"))
        let kind: EditKind =
            switch try integer("mark") {
            case EditKind.outside.mark: .outside
            case EditKind.part.mark: .part
            default: undoes.map { .undo(of: $0) } ?? redoes.map { .redo(of: $0) } ?? .change
            }
        let number: Int = try integer("number")
        guard undoes == kind.undone, redoes == kind.redone else { throw JournalError.damaged(edit: number) }
        return JournalEntry(
            number: number, replica: try integer("replica"), sequence: try integer("sequence"),
            time: try integer("time"), kind: kind, checksum: try optionalInteger("checksum"))
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
    /// The changes of each row, if those of a row follow one another, as in the changes of an edit.
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
        let sql = "SELECT row, field, before, after FROM journal_change WHERE edit = ? ORDER BY row, field"
        return try query(sql, edit) { row in
            Change(
                row: RowID(try row.integer("row", as: Int64.self)), name: name(try row.text("field")),
                before: try row.value("before"), after: try row.value("after"))
        }
    }
}
