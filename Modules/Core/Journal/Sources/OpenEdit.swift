public import SQLite
public import Time

/// An edit in progress.
public struct OpenEdit {
    /// The number of the edit in this store, greater than those of all earlier ones.
    public let number: Int
    /// The time of the edit.
    public var time: Timestamp { HybridTime.timestamp(of: hybridTime) }
    let kind: EditKind
    let replica, sequence, hybridTime: Int64
    var counter: Int64
    /// The last edit of the same transaction that changed something.
    var earlier: Acknowledgement?
    let now: Timestamp
    let tables: [String: JournaledTable]

    /// The identity of a new row.
    ///
    /// - Throws: ``JournalError/tooManyRows`` when this replica has given all its numbers, 33,554,431.
    public mutating func newRow() throws(JournalError) -> RowID {
        guard counter < RowID.greatestCounter else { throw JournalError.tooManyRows }
        counter += 1
        return RowID(replica: replica, counter: counter)
    }
}

extension Connection {
    /// Begins an edit: the triggers attribute all further writes to it.
    func beginEdit(
        _ kind: EditKind, at now: Timestamp, of tables: [String: JournaledTable]
    ) throws -> OpenEdit {
        let sql = "SELECT replica, sequence, time, counter FROM journal_store"
        let store = try first(sql) { row in
            (
                replica: try row.integer("replica", as: Int64.self),
                sequence: try row.integer("sequence", as: Int64.self),
                time: try row.integer("time", as: Int64.self), counter: try row.integer("counter", as: Int64.self)
            )
        }
        guard let store, store.sequence < .max else { throw JournalError.noStore }
        let time = try HybridTime.after(store.time, at: now)
        let (undoes, redoes): (Int?, Int?) =
            switch kind {
            case .change: (nil, nil)
            case .undo(let number): (number, nil)
            case .redo(let number): (nil, number)
            }
        try execute(
            "INSERT INTO journal_edit (replica, sequence, time, undoes, redoes) VALUES (?, ?, ?, ?, ?)", store.replica,
            store.sequence + 1, time, undoes, redoes)
        let number = lastInsertedRow
        try execute("UPDATE journal_store SET edit = ?", number)
        return OpenEdit(
            number: Int(number), kind: kind, replica: store.replica, sequence: store.sequence + 1, hybridTime: time,
            counter: store.counter, now: now, tables: tables)
    }

    /// Makes an edit undoable in a further scope, such as the one where a person asked for it.
    ///
    /// - Throws: `DatabaseError`.
    public func include(_ scope: RowID, in edit: OpenEdit) throws(DatabaseError) {
        let sql = "INSERT INTO journal_scope (edit, scope) VALUES (?, ?) ON CONFLICT DO NOTHING"
        try execute(sql, edit.number, scope)
    }

    /// Whether an edit has changed anything so far.
    ///
    /// - Throws: `DatabaseError`.
    public func hasChanges(in edit: OpenEdit) throws -> Bool {
        let sql = "SELECT 1 FROM journal_change WHERE edit = ? AND before IS NOT after LIMIT 1"
        return try first(sql, edit.number) { _ in true } ?? false
    }

    /// Ends an edit and begins another one in the same transaction. Each can be undone on its own.
    ///
    /// - Throws: as ``Journal/edit(keepingOthers:_:)``.
    public func beginNext(after edit: inout OpenEdit) throws {
        let ended = try endEdit(edit)
        edit = try beginEdit(.change, at: edit.now, of: edit.tables)
        edit.earlier = ended
    }

    /// Ends an edit.
    ///
    /// - Returns: the last edit of the transaction that changed something.
    func endEdit(_ edit: OpenEdit) throws -> Acknowledgement? {
        let changes = try effectiveChanges(of: edit.number, in: edit.tables)
        if changes.isEmpty, case .change = edit.kind {
            try execute("DELETE FROM journal_edit WHERE number = ?", edit.number)
            try execute("DELETE FROM journal_scope WHERE edit = ?", edit.number)
            try execute("UPDATE journal_store SET edit = NULL, counter = ?", edit.counter)
            return edit.earlier
        }
        try execute(
            "UPDATE journal_edit SET checksum = ? WHERE number = ?", Checksum.of(edit, changes), edit.number)
        try execute(
            "UPDATE journal_store SET edit = NULL, sequence = ?, time = ?, counter = ?", edit.sequence, edit.hybridTime,
            edit.counter)
        try settle(edit)
        return Acknowledgement(replica: edit.replica, sequence: edit.sequence)
    }

    /// The changes of an edit, after those without an effect were removed.
    ///
    /// For a row that moved, all structural fields are recorded, so that an undo notices when the row moves again.
    private func effectiveChanges(of edit: Int, in tables: [String: JournaledTable]) throws -> [Change] {
        var changes = try changes(of: edit)
        for change in changes where change.isIdle {
            let sql = "DELETE FROM journal_change WHERE edit = ? AND row = ? AND field = ?"
            try execute(sql, edit, change.row, change.qualifiedField)
        }
        changes.removeAll(where: \.isIdle)
        let created = Set(changes.filter(\.isCreation).map(\.row))
        let moved = changes.filter { change in
            !created.contains(change.row) && tables[change.table]?.isPlace(change.field) == true
        }
        for change in moved { try recordPlaces(of: change, in: edit, tables) }
        return moved.isEmpty ? changes : try self.changes(of: edit)
    }

    private func recordPlaces(of change: Change, in edit: Int, _ tables: [String: JournaledTable]) throws {
        guard let table = tables[change.table] else { return }
        for field in table.fields where field.isStructural {
            let sql = """
                INSERT INTO journal_change (edit, row, field, before, after)
                    SELECT ?, id, ?, \(field.name), \(field.name) FROM \(table.name) WHERE id = ? ON CONFLICT DO NOTHING
                """
            try execute(sql, edit, "\(table.name).\(field.name)", change.row)
        }
    }

    /// Updates which edits can be undone and redone.
    private func settle(_ edit: OpenEdit) throws {
        let mark = "UPDATE journal_scope SET undone = ? WHERE edit = ?"
        switch edit.kind {
        case .change:
            // A new edit discards what could be redone in its scopes.
            let sql = """
                UPDATE journal_scope SET undone = -1 WHERE undone > 0 AND scope IN (
                    SELECT scope FROM journal_scope WHERE edit = ?
                )
                """
            try execute(sql, edit.number)
        case .undo(let number):
            try execute(mark, edit.number, number)
            try show(edit, where: number)
        case .redo(let number):
            try execute(mark, 0, number)
            try show(edit, where: number)
        }
    }

    /// Shows an undo or a redo in the history of each scope of its edit. It cannot be undone itself.
    private func show(_ edit: OpenEdit, where other: Int) throws {
        let sql = """
            INSERT INTO journal_scope (edit, scope, undone) SELECT ?, scope, -1 FROM journal_scope WHERE edit = ?
            ON CONFLICT DO NOTHING
            """
        try execute(sql, edit.number, other)
        try execute("UPDATE journal_scope SET undone = -1 WHERE edit = ?", edit.number)
    }
}
