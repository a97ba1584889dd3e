public import Edits
import Languages
public import SQLite

/// A closure that returns the scope of edits: the ``RowID/number`` of a row, such as a chart. The closure runs within
/// the transaction that uses the scope.
public typealias Scope = @Sendable (borrowing Connection) throws -> Int64

/// Undo and redo within a scope. An undo or a redo is a new edit, so the journal only ever grows.
extension Journal {
    /// Undoes the last edit of a scope that is in effect, by restoring the previous values of its fields.
    ///
    /// A field that was changed since keeps its value and is named in the result. If a row was moved, deleted or
    /// restored since, nothing is undone. Likewise, nothing is undone if the edit created another scope, such as an
    /// imported chart, in which later edits were made.
    ///
    /// - Returns: the undone edit; `nil` when there is none.
    /// - Throws: ``JournalError``, the error of `scope`, and `DatabaseError`; nothing is changed then.
    public func undo(in scope: @escaping Scope) async throws -> RecordedEdit? {
        try await revert(in: scope, of: .undo)
    }

    /// Redoes the last undone edit of a scope, unless another edit was made in the scope since.
    ///
    /// - Returns: the redone edit; `nil` when there is none.
    /// - Throws: as ``undo(in:)``.
    public func redo(in scope: @escaping Scope) async throws -> RecordedEdit? {
        try await revert(in: scope, of: .redo)
    }

    private func revert(in scope: @escaping Scope, of direction: Direction) async throws -> RecordedEdit? {
        try await database.write { connection -> RecordedEdit? in
            let preparation = try self.prepare(connection)
            if let outside = preparation.outside { self.acknowledge(outside, in: connection) }
            let scope = try scope(connection)
            guard let (edit, source) = try connection.next(direction, in: scope) else { return nil }
            let changes = try connection.verifiedChanges(of: edit)
            guard !changes.contains(where: { $0.isCreation && $0.row.number == scope }) else {
                throw JournalError.undoneElsewhere
            }
            // A redo reverts the undo, which may have left fields alone.
            let reverted = try direction == .undo ? changes : connection.verifiedChanges(of: source)
            let used = try self.usedScope(of: source, reverted, from: scope, in: connection)
            var past = Past(tables: self.tables)
            try past.load(changes + reverted, from: connection)
            if let used { throw refusal(used, of: reverted, past, in: scope) }
            let plan = try self.plan(reverted, past, in: scope)
            let now = past
            let record = self.record(edit, changes, in: scope, &past, left: plan.left)
            let kind = direction.kind(edit.number)
            _ = try self.edit(connection, kind, after: preparation) { connection, _ in
                for write in plan.writes {
                    let sql = "UPDATE \(write.table) SET \(write.field) = ? WHERE id = ?"
                    try connection.execute(sql, write.value, write.row)
                }
                for change in reverted {
                    guard let table = self.tables[change.table], table.isStructural(change.field),
                        try connection.isClaimedTwice(change.row, of: table)
                    else { continue }
                    throw self.refusal(change, of: reverted, now, in: scope, isComing: true)
                }
                try self.requirement(connection, Set(plan.writes.map(\.table)))
            }
            return record
        }
    }

    /// Returns the first change whose reversal would delete a row that is a scope with later edits in effect; `nil` if
    /// there is none. Such a change must not be reverted. Edits of the transaction that created the row, which have the
    /// same wall time, are not counted as later ones. In the scope to which the row belongs, the creation of the row
    /// may always be undone.
    private func usedScope(
        of edit: Entry, _ changes: [Change], from scope: Int64, in connection: borrowing Connection
    ) throws -> Change? {
        try changes.first { change in
            let isDeletion = change.field == JournaledTable.deleted && change.before.isSame(as: .integer(1))
            guard change.isCreation || isDeletion, let table = tables[change.table] else { return false }
            let time = change.isCreation ? edit.time : 0
            let isListed = """
                (SELECT \(table.scope("made")) FROM \(table.name) AS made WHERE made.id = ?1) = ?4
                """
            let sql = """
                SELECT 1 FROM journal_scope AS later JOIN journal_edit ON journal_edit.number = later.edit
                WHERE later.scope = ?1 AND later.undone = 0 AND later.edit > ?2 AND journal_edit.time >> 16 > ?3 >> 16
                    AND (?5 OR NOT \(isListed)) LIMIT 1
                """
            return try connection.first(sql, change.row, edit.number, time, scope, isDeletion ? 1 : 0) { _ in true }
                ?? false
        }
    }

    /// Returns the writes that revert the changes, and the parts to leave unchanged because they were changed since.
    /// `past` contains the current rows.
    ///
    /// - Throws: ``JournalError/changedSince(_:)`` if a row was moved, deleted or restored since.
    private func plan(_ changes: [Change], _ past: Past, in scope: Int64) throws -> Plan {
        var plan = Plan()
        let created = Set(changes.filter(\.isCreation).map(\.row))
        let deletions = Set(changes.filter { $0.field == JournaledTable.deleted }.map(\.row))
        for change in changes {
            // An edit of another scope has deleted the row since.
            if past[change.row]?.isDeleted == true, !deletions.contains(change.row) {
                throw refusal(change, of: changes, past, in: scope)
            }
            guard let table = tables[change.table], let now = past[change.row]?[change.field] else { continue }
            // A row that the edit created keeps its fields while it is deleted. It must not have moved to another
            // parent.
            if created.contains(change.row), change.field != JournaledTable.deleted {
                if table.refersToParent(in: change.field), !now.isSame(as: change.after) {
                    throw refusal(change, of: changes, past, in: scope)
                }
                continue
            }
            let wanted = change.isCreation ? .integer(1) : change.before
            if now.isSame(as: change.after), now.isSame(as: wanted) { continue }
            if now.isSame(as: change.after) {
                plan.writes.append(Plan.Write(table: table.name, field: change.field, row: change.row, value: wanted))
            } else if now.isSame(as: wanted), !change.isIdle {
                continue
            } else if table.isStructural(change.field) {
                throw refusal(change, of: changes, past, in: scope)
            } else {
                plan.left += parts(of: change, past, in: scope)
            }
        }
        return plan
    }

    /// Returns the error for a row whose changes cannot be reverted. The error names the place to which the row would
    /// return if `isComing`, otherwise the place to which the changes moved the row.
    private func refusal(
        _ change: Change, of changes: [Change], _ past: Past, in scope: Int64, isComing: Bool = false
    ) -> JournalError {
        var past = past
        let described = describe(changes.filter { $0.row == change.row }, in: scope, &past)
        let part = described.first { (isComing ? $0.before : $0.after) != nil } ?? described.first
        return .changedSince(part?.subject ?? Phrase(verbatim: change.qualifiedField))
    }

    /// Returns descriptions of the parts that a change concerns.
    private func parts(of change: Change, _ past: Past, in scope: Int64) -> [RecordedEdit.Change] {
        var past = past
        return describe([change], in: scope, &past)
    }
}

/// Undo or redo.
private enum Direction {
    case undo
    case redo

    func kind(_ number: Int) -> EditKind {
        switch self {
        case .undo: .undo(of: number)
        case .redo: .redo(of: number)
        }
    }
}

/// The writes of an undo or a redo, and the parts to leave unchanged.
private struct Plan {
    struct Write {
        let table, field: String
        let row: RowID
        let value: Value
    }

    var writes: [Write] = []
    var left: [RecordedEdit.Change] = []
}

extension Connection {
    /// Returns the next edit of a scope to undo or redo, and the edit whose changes must be reverted: for an undo, the
    /// same edit; for a redo, the edit that undid it. Returns `nil` if there is nothing to undo or redo.
    fileprivate func next(_ direction: Direction, in scope: Int64) throws -> (edit: Entry, source: Entry)? {
        let sql =
            switch direction {
            case .undo:
                "SELECT edit, edit AS source FROM journal_scope WHERE scope = ? AND undone = 0 ORDER BY edit DESC LIMIT 1"
            case .redo:
                """
                SELECT edit, undone AS source FROM journal_scope WHERE scope = ? AND undone > 0
                ORDER BY undone DESC LIMIT 1
                """
            }
        let numbers = try first(sql, scope) { row in (try row.integer("edit"), try row.integer("source")) }
        guard let numbers else { return nil }
        guard let edit = try entry(numbers.0), let source = try entry(numbers.1) else {
            throw JournalError.damaged(edit: numbers.0)
        }
        return (edit, source)
    }

    /// Returns whether another existing row has the same place, according to the table's `claim`.
    fileprivate func isClaimedTwice(_ row: RowID, of table: JournaledTable) throws -> Bool {
        if table.claim.isEmpty { return false }
        let same = table.claim.map { "other.\($0) = own.\($0)" }.joined(separator: " AND ")
        let sql = """
            SELECT 1 FROM \(table.name) AS own JOIN \(table.name) AS other ON other.id <> own.id AND \(same)
            WHERE own.id = ? AND NOT own.deleted AND NOT other.deleted LIMIT 1
            """
        return try first(sql, row) { _ in true } ?? false
    }
}
