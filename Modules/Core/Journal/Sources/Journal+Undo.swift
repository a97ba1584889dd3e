public import Edits
import Languages
public import SQLite

/// The scope of edits, such as one chart: asked for in the transaction of what is done with it.
public typealias Scope = @Sendable (borrowing Connection) throws -> Int64

/// Undo and redo within a scope. Both are edits of their own, so that the journal only ever grows.
extension Journal {
    /// Undoes the last edit of a scope that is in effect: its fields hold again what they held before it.
    ///
    /// A field that was changed since is left as it is, and named. Where a row was moved, removed or brought back since,
    /// nothing is undone.
    ///
    /// - Returns: the undone edit; `nil` when there is none.
    /// - Throws: ``JournalError``, what the scope throws, and `DatabaseError`; nothing is changed then.
    public func undo(in scope: @escaping Scope) async throws -> RecordedEdit? {
        try await revert(in: scope, of: .undo)
    }

    /// Redoes the edit of a scope that was undone last, until another edit is made there.
    ///
    /// - Returns: the redone edit; `nil` when there is none.
    /// - Throws: as ``undo(in:)``.
    public func redo(in scope: @escaping Scope) async throws -> RecordedEdit? {
        try await revert(in: scope, of: .redo)
    }

    private func revert(in scope: @escaping Scope, of direction: Direction) async throws -> RecordedEdit? {
        let result: (RecordedEdit, Acknowledgement?)? = try await database.write { connection in
            let scope = try scope(connection)
            guard let (edit, source) = try connection.next(direction, in: scope) else { return nil }
            let changes = try connection.verifiedChanges(of: edit)
            guard !changes.contains(where: { $0.isCreation && $0.row.number == scope }) else {
                throw JournalError.undoneElsewhere
            }
            // A redo takes back what the undo did, and no more.
            let reverted = try direction == .undo ? changes : connection.verifiedChanges(of: source)
            var past = Past(tables: self.tables)
            try past.load(changes + reverted, from: connection)
            let plan = try self.plan(reverted, past, in: scope)
            let now = past
            let record = self.record(edit, changes, in: scope, &past, left: plan.left)
            let made = try self.edit(connection, direction.kind(edit.number)) { connection, _ in
                for write in plan.writes {
                    let sql = "UPDATE \(write.table) SET \(write.field) = ? WHERE id = ?"
                    try connection.execute(sql, write.value, write.row)
                }
            }
            for change in reverted {
                guard let table = self.tables[change.table], table.isStructural(change.field),
                    try connection.isClaimedTwice(change.row, of: table)
                else { continue }
                throw self.refusal(change, of: reverted, now, in: scope, isComing: true)
            }
            return (record, made.edit)
        }
        result?.1?.keep(beside: database.location)
        return result?.0
    }

    /// What takes changes back that were made to rows as they are now.
    private func plan(_ changes: [Change], _ past: Past, in scope: Int64) throws -> Plan {
        var plan = Plan()
        let created = Set(changes.filter(\.isCreation).map(\.row))
        for change in changes {
            guard let table = tables[change.table], let now = past[change.row]?[change.field] else { continue }
            // A row that the edit made keeps its fields while it is deleted. It must not have gone elsewhere.
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
                plan.left += subjects(of: change, past, in: scope)
            }
        }
        return plan
    }

    /// Names where a row was brought by the changes, or where it would come without them.
    private func refusal(
        _ change: Change, of changes: [Change], _ past: Past, in scope: Int64, isComing: Bool = false
    ) -> JournalError {
        var past = past
        let described = describe(changes.filter { $0.row == change.row }, in: scope, &past)
        let part = described.first { (isComing ? $0.before : $0.after) != nil } ?? described.first
        return .changedSince(part?.subject ?? Phrase(verbatim: change.qualifiedField))
    }

    /// What a person calls the parts that a change is about.
    private func subjects(of change: Change, _ past: Past, in scope: Int64) -> [Phrase] {
        var past = past
        return describe([change], in: scope, &past).map(\.subject)
    }
}

/// Whether an edit is taken back, or brought back.
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

/// What an undo or a redo writes, and what it leaves.
private struct Plan {
    struct Write {
        let table, field: String
        let row: RowID
        let value: Value
    }

    var writes: [Write] = []
    var left: [Phrase] = []
}

extension Connection {
    /// The edit of a scope that is undone or redone next, and the edit whose changes are taken back for that.
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
        guard let numbers, let edit = try entry(numbers.0), let source = try entry(numbers.1) else { return nil }
        return (edit, source)
    }

    /// Whether another row has the place of a row that is there.
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
