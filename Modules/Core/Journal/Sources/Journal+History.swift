public import Edits
import Languages
import SQLite
import Time

/// The history of a scope.
extension Journal {
    /// Returns the last `count` edits that changed something in a scope, newest first, including undos and redos.
    ///
    /// - Throws: ``JournalError/damaged(edit:)`` for an edit that fails its checksum, and `DatabaseError`.
    public func history(of scope: @escaping Scope, last count: Int) async throws -> [RecordedEdit] {
        try await recordOutside()
        return try await database.read { connection in
            let scope = try scope(connection)
            return try self.records(connection.entries(of: scope, last: count), in: scope, from: connection)
        }
    }

    /// Returns descriptions of edits for a person. `entries` are the newest edits of a scope, newest first.
    func records(
        _ entries: [Entry], in scope: Int64, from connection: borrowing Connection
    ) throws -> [RecordedEdit] {
        let changes = try entries.map { try connection.verifiedChanges(of: $0) }
        var past = Past(tables: tables)
        try past.load(changes.flatMap(\.self), from: connection)
        return zip(entries, changes).map { entry, changes in record(entry, changes, in: scope, &past) }
    }

    /// Returns a description of an edit for a person, and rewinds `past` to the state before the edit.
    func record(
        _ entry: Entry, _ changes: [Change], in scope: Int64, _ past: inout Past, left: [RecordedEdit.Change] = []
    ) -> RecordedEdit {
        let described = describe(changes, in: scope, &past)
        return RecordedEdit(
            number: entry.number, time: HybridTime.timestamp(of: entry.time), origin: entry.origin,
            changes: described.merged, left: left)
    }

    /// Returns descriptions of changes for a person, and rewinds `past` to the state before the changes. The
    /// descriptions are sorted by table, and for one table by the `order` of each description.
    func describe(_ changes: [Change], in scope: Int64, _ past: inout Past) -> [RecordedEdit.Change] {
        past.show(changes)
        let shown = Dictionary(changes.map { ($0.row, past[$0.row]) }) { first, _ in first }
        past.goBack(before: changes)
        let before = past
        func after(_ row: RowID) -> Fields? { shown[row] ?? before[row] }
        let fields = Dictionary(grouping: changes, by: \.row).mapValues { changes in
            Set(changes.filter { !$0.isIdle }.map(\.field))
        }
        let described = fields.flatMap { row, fields -> [(table: Int, row: RowID, JournaledTable.Described)] in
            guard let table = before.table(of: row), let place = order[table.name] else { return [] }
            // If the edit did not delete or restore the row, the row existed: an edit of another scope has deleted it
            // since.
            let isDeletion = fields.contains(JournaledTable.deleted)
            func seen(_ fields: Fields?) -> Fields? { isDeletion ? fields?.unlessDeleted : fields }
            let edit = RowEdit(
                row: row, scope: scope, before: seen(before[row]), after: seen(after(row)), changed: fields
            ) { moment, row in moment == .before ? before[row] : after(row) }
            return table.describe(edit).map { (place, row, $0) }
        }
        return described.sorted { ($0.table, $0.2.order, $0.row) < ($1.table, $1.2.order, $1.row) }.map(\.2.change)
    }
}

extension Fields {
    fileprivate var unlessDeleted: Fields? { isDeleted ? nil : self }
}

extension [RecordedEdit.Change] {
    /// The changes, with each pair that empties and fills the same part merged into one replacement.
    fileprivate var merged: [RecordedEdit.Change] {
        var merged: [RecordedEdit.Change] = []
        for change in self {
            let index = merged.firstIndex { other in
                other.subject == change.subject
                    && (other.after == nil && change.before == nil || other.before == nil && change.after == nil)
            }
            guard let index else {
                merged.append(change)
                continue
            }
            let (emptied, filled) = merged[index].after == nil ? (merged[index], change) : (change, merged[index])
            merged[index] = RecordedEdit.Change(
                change.subject, label: change.label, before: emptied.before, after: filled.after,
                details: RecordedEdit.Details(
                    part: change.details.part, address: change.details.address, before: emptied.details.before,
                    after: filled.details.after), isEntry: change.isEntry)
        }
        return merged
    }
}
