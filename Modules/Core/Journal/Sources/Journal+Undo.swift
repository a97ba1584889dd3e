public import Basics
public import SQLite

/// A closure that returns the scope of edits: the ``RowID/number`` of a row, such as a chart. The closure runs within
/// the transaction that uses the scope.
public typealias Scope = @Sendable (borrowing Connection) throws -> Int64

/// Undo and redo. An undo or a redo is a new edit, so the journal only ever grows.
extension Journal: EditHistory {
    /// Undoes an edit by restoring the previous values of its fields, or redoes it by reverting the undo.
    ///
    /// A field that was changed since keeps its value and is named in the result. If a row was moved, deleted or
    /// restored since, nothing is undone. Likewise, nothing is undone if a row that it would take away, such as a chart,
    /// or something within that row was changed since.
    ///
    /// - Parameters:
    ///   - reversal: an undo or a redo.
    ///   - number: the number of the edit; `nil` for the newest edit of the store that is in effect or, for a redo, that
    ///     was undone and after which no other edit was made. A change of another program is never undone.
    ///   - place: the history of the scope in view, which determines the descriptions.
    /// - Returns: the edit; `nil` if there is none, or if the numbered edit is already undone or, for a redo, in effect.
    /// - Throws: ``JournalError`` and `DatabaseError`; nothing is changed then.
    public func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) async throws -> RecordedEdit? {
        try await revert(reversal, number.map { .edit($0) } ?? .newest(of: nil), seenFrom: place)
    }

    func revert(
        _ reversal: Reversal, _ target: Target, seenFrom place: any EditLog
    ) async throws -> RecordedEdit? {
        let shown = (place as? ScopeHistory).flatMap { $0.journal === self ? $0.scope : nil }
        return try await database.write { connection -> RecordedEdit? in
            let preparation = try self.prepare(connection)
            if let outside = preparation.earlier { self.acknowledge(outside, in: connection) }
            guard let (edit, source) = try connection.find(target, for: reversal) else { return nil }
            let changes = try connection.verifiedChanges(of: edit)
            if case .newest(let scope?) = target {
                let scope = try scope(connection)
                guard !changes.contains(where: { $0.row.number == scope && $0.isCreation }) else {
                    throw JournalError.undoneElsewhere
                }
            }
            // A scope that is gone describes nothing, and stops no undo of an edit elsewhere.
            let scope = shown.flatMap { try? $0(connection) } ?? RowEdit.noScope
            // A redo reverts the undo, which may have left fields alone.
            let reverted = try reversal == .undo ? changes : connection.verifiedChanges(of: source)
            let used = try self.usedRow(of: source, reverted, for: target, in: connection)
            var past = Past(tables: self.tables)
            try past.load(changes + reverted, from: connection)
            if let used { throw self.refusal(used, of: reverted, past, in: scope) }
            let plan = try self.plan(reverted, &past, in: scope)
            let now = past
            let record = self.record(edit, changes, in: scope, &past, left: plan.left)
            let kind: EditKind = reversal == .undo ? .undo(of: edit.number) : .redo(of: edit.number)
            _ = try self.carryOut(kind, after: preparation, in: connection) { connection, _ in
                try plan.write(in: connection)
                let claimed = self.tables.filter { !$1.claim.isEmpty }
                for change in reverted {
                    guard let table = claimed[change.table], table.isStructural(change.field),
                        try connection.isClaimedTwice(change.row, of: table)
                    else { continue }
                    throw self.refusal(change, of: reverted, now, in: scope, isComing: true)
                }
                try self.requirement(connection, plan.rows)
            }
            return record
        }
    }

    /// Returns the writes that revert the changes, and the parts to leave unchanged because they were changed since.
    /// `past` contains the current rows, also on return.
    ///
    /// - Throws: ``JournalError/changedSince(_:)`` if a row was moved, deleted or restored since.
    private func plan(_ changes: [Change], _ past: inout Past, in scope: Int64) throws -> Plan {
        var plan = Plan()
        // The table of the previous change. It is kept because most changes of a large edit are in one table.
        var table: JournaledTable?
        for run in changes.byRow {
            let isCreated = run.contains(where: \.isCreation)
            let hasDeletion = run.contains { $0.field == JournaledTable.deleted }
            let (row, fields) = (run[run.startIndex].row, past[run[run.startIndex].row])
            for change in run {
                // An edit of another scope has deleted the row since.
                if fields?.isDeleted == true, !hasDeletion {
                    throw refusal(change, of: changes, past, in: scope)
                }
                if table?.name != change.table { table = tables[change.table] }
                guard let table, let now = fields?[change.field] else { continue }
                // A row that the edit created keeps its fields while it is deleted. It must not have moved to another
                // parent.
                if isCreated, change.field != JournaledTable.deleted {
                    if table.refersToParent(in: change.field), !now.isSame(as: change.after) {
                        throw refusal(change, of: changes, past, in: scope)
                    }
                    continue
                }
                let wanted = change.isCreation ? .integer(1) : change.before
                if now.isSame(as: change.after), now.isSame(as: wanted) { continue }
                if now.isSame(as: change.after) {
                    plan.writes.append(
                        Plan.Write(table: table.name, field: change.field, row: row, value: wanted))
                } else if now.isSame(as: wanted), !change.isIdle {
                    continue
                } else if table.isStructural(change.field) {
                    throw refusal(change, of: changes, past, in: scope)
                } else {
                    plan.left += parts(of: change, &past, in: scope)
                }
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
        let described = describe(changes.filter { $0.row == change.row }, in: scope, &past).changes
        let part = described.first { (isComing ? $0.before : $0.after) != nil } ?? described.first
        return .changedSince(part?.subject ?? Phrase(verbatim: change.qualifiedField))
    }

    /// Returns descriptions of the parts that a change concerns. `past` is the same on return; it is not copied, because
    /// an undo may leave any number of parts.
    private func parts(of change: Change, _ past: inout Past, in scope: Int64) -> [RecordedEdit.Change] {
        let now = past[change.row]
        defer { past[change.row] = now }
        return describe([change], in: scope, &past).changes
    }
}

/// Which edit an undo or a redo changes back.
enum Target {
    /// The edit with this number.
    case edit(Int)
    /// The newest possible edit of a scope; `nil` for the whole store.
    case newest(of: Scope?)
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

    /// The written rows, by their fields with the tables.
    var rows: [String: Set<RowID>] {
        Dictionary(grouping: writes) { "\($0.table).\($0.field)" }.mapValues { Set($0.map(\.row)) }
    }

    /// The number of rows that one statement updates at most.
    private static let mostRows = 100

    /// Carries out the writes. Successive writes of one value, such as those of a large import, share a statement.
    func write(in connection: borrowing Connection) throws {
        var rest = writes[...]
        while let first = rest.first {
            let batch = rest.prefix(Self.mostRows).prefix { write in
                write.table == first.table && write.field == first.field && write.value.isSame(as: first.value)
            }
            let places = batch.map { _ in "?" }.joined(separator: ", ")
            let sql = "UPDATE \(first.table) SET \(first.field) = ? WHERE id IN (\(places))"
            try connection.execute(sql, arguments: [first.value] + batch.map(\.row))
            rest = rest.dropFirst(batch.count)
        }
    }
}

extension Connection {
    /// Returns the edit to undo or redo, and the edit whose changes must be reverted: for an undo, the same edit; for a
    /// redo, the edit that undid it. Returns `nil` if there is nothing to undo or redo. A received edit is not found:
    /// it can be undone only on the machine that made it.
    fileprivate func find(_ target: Target, for reversal: Reversal) throws -> (
        edit: JournalEntry, source: JournalEntry
    )? {
        let numbers =
            switch target {
            case .edit(let number): try first(Self.sql(forEdit: reversal), number) { try $0.numbers() }
            case .newest(let scope?): try first(Self.sql(inScope: reversal), scope(self)) { try $0.numbers() }
            case .newest(nil): try first(Self.sql(inStore: reversal)) { try $0.numbers() }
            }
        guard let (edit, source) = numbers else { return nil }
        guard let edit = try entry(edit), let source = try entry(source) else { throw JournalError.damaged(edit: edit) }
        return (edit, source)
    }

    private static func sql(forEdit reversal: Reversal) -> String {
        switch reversal {
        case .undo:
            """
            SELECT edit, edit AS source FROM journal_scope JOIN journal_edit ON number = edit
            WHERE edit = ? AND undone = 0 AND kind <> 1 AND is_own LIMIT 1
            """
        case .redo:
            """
            SELECT edit, abs(undone) AS source FROM journal_scope JOIN journal_edit ON number = edit
            WHERE edit = ? AND undone <> 0 AND is_own LIMIT 1
            """
        }
    }

    private static func sql(inScope reversal: Reversal) -> String {
        switch reversal {
        case .undo:
            """
            SELECT edit, edit AS source FROM journal_scope CROSS JOIN journal_edit ON number = edit
            WHERE scope = ? AND undone = 0 AND kind <> 1 AND is_own ORDER BY edit DESC LIMIT 1
            """
        case .redo:
            """
            SELECT edit, undone AS source FROM journal_scope CROSS JOIN journal_edit ON number = edit
            WHERE scope = ? AND undone > 0 AND is_own ORDER BY undone DESC LIMIT 1
            """
        }
    }

    private static func sql(inStore reversal: Reversal) -> String {
        switch reversal {
        case .undo:
            """
            SELECT edit, edit AS source FROM journal_edit CROSS JOIN journal_scope ON edit = number
            WHERE undone = 0 AND kind = 0 AND is_own ORDER BY number DESC LIMIT 1
            """
        case .redo:
            // Of the undos after the newest change, the last one that is in effect.
            """
            SELECT edit, reversal.number AS source FROM journal_edit AS reversal
            CROSS JOIN journal_edit AS edited
                ON edited.replica = reversal.of_replica AND edited.sequence = reversal.of_sequence
            CROSS JOIN journal_scope ON edit = edited.number
            WHERE reversal.kind = 3 AND reversal.is_own AND abs(undone) = reversal.number
                AND reversal.number > coalesce((
                    SELECT number FROM journal_edit WHERE kind = 0 AND is_own ORDER BY number DESC LIMIT 1
                ), 0)
            ORDER BY reversal.number DESC LIMIT 1
            """
        }
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

extension Row {
    fileprivate func numbers() throws -> (edit: Int, source: Int) { (try integer("edit"), try integer("source")) }
}

/// The undo history of one scope in a journal.
public struct ScopeHistory: EditHistory {
    let journal: Journal
    let scope: Scope

    /// Creates the history of the scope that the closure returns in each transaction.
    public nonisolated init(_ journal: Journal, of scope: @escaping Scope) {
        (self.journal, self.scope) = (journal, scope)
    }

    /// Creates the history of a fixed scope.
    public nonisolated init(_ journal: Journal, of scope: Int64) {
        self.init(journal) { _ in scope }
    }

    /// Undoes or redoes the edit with the given number, of any scope. Without a number, undoes the last edit of the
    /// scope that is in effect, or redoes the edit that was undone last, if no other edit was made in the scope since.
    ///
    /// - Throws: as ``Journal/revert(_:edit:seenFrom:)``, ``JournalError/undoneElsewhere``, and the error of the scope.
    public func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) async throws -> RecordedEdit? {
        try await journal.revert(reversal, number.map { .edit($0) } ?? .newest(of: scope), seenFrom: place)
    }

    /// Returns the last `count` edits of the scope, newest first, including undos and redos.
    ///
    /// - Throws: as ``Journal/history(of:last:)``.
    public func last(_ count: Int) async throws -> [RecordedEdit] {
        try await journal.history(of: scope, last: count)
    }
}
