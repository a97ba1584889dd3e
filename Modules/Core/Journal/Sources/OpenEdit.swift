public import Basics
public import SQLite

/// An edit in progress.
public struct OpenEdit {
    let entry: JournalEntry
    /// The hybrid time of the previous edit.
    let timeBefore: Int64
    var counter: Int64
    let preparation: Preparation
    let tables: [String: JournaledTable]
    /// Records the number of a person's edit for the undo of the line that makes it, if a line does.
    var record: (@Sendable (_ number: Int) -> Void)?

    /// The number of the edit in this store, greater than that of every earlier edit.
    public var number: Int { entry.number }

    /// The time of the edit.
    public var time: Timestamp { HybridTime.timestamp(of: entry.time) }

    /// Returns the identity for a new row.
    ///
    /// - Throws: ``JournalError/tooManyRows`` when this replica has used all its numbers, 33,554,431.
    public mutating func newRow() throws(JournalError) -> RowID {
        guard counter < RowID.greatestCounter else { throw JournalError.tooManyRows }
        counter += 1
        return RowID(replica: entry.key.replica, counter: counter)
    }
}

extension Connection {
    /// Begins an edit. All further writes to journaled tables belong to the edit.
    func begin(
        _ kind: EditKind, after preparation: Preparation, of tables: [String: JournaledTable]
    ) throws -> OpenEdit {
        let sql = """
            SELECT replica, sequence, time, counter, (SELECT coalesce(max(number), 0) + 1 FROM journal_edit) AS number
            FROM journal_store
            """
        let reverted = try kind.reverted.flatMap { try entry($0)?.key }
        let edit = try first(sql) { row in
            let sequence = try row.integer("sequence", as: Int64.self)
            let time = try row.integer("time", as: Int64.self)
            guard sequence < .max else { throw JournalError.noCounters }
            let entry = JournalEntry(
                number: try row.integer("number"),
                key: EditKey(replica: try row.integer("replica"), sequence: sequence + 1),
                time: try HybridTime.after(time, at: preparation.now), kind: kind, reverted: reverted)
            return OpenEdit(
                entry: entry, timeBefore: time, counter: try row.integer("counter"), preparation: preparation,
                tables: tables)
        }
        guard let edit else { throw JournalError.noCounters }
        // For other triggers of the tables, which may read the time.
        try execute("UPDATE journal_store SET time = ?", edit.entry.time)
        return edit
    }

    /// Makes an edit undoable in a further scope, such as the scope where a person asked for the edit.
    public func include(_ scope: RowID, in edit: OpenEdit) throws(DatabaseError) {
        try include(scope.number, in: edit)
    }

    private func include(_ scope: Int64, in edit: OpenEdit) throws(DatabaseError) {
        try execute(
            "INSERT INTO journal_scope (edit, scope, time) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", edit.number, scope,
            edit.entry.time)
    }

    /// Returns whether an edit has changed anything so far.
    ///
    /// - Throws: `DatabaseError`.
    public func hasChanges(in edit: OpenEdit) throws -> Bool {
        try !differences(in: edit.tables, skippingUnreadable: edit.preparation.unreadable).isEmpty
    }

    /// Ends an edit and begins another one in the same transaction. Each of the two can be undone separately.
    ///
    /// - Parameters:
    ///   - edit: the edit to end; on return, the next one.
    ///   - isPart: whether the next edit only fills what an earlier edit of the transaction created, such as a new chart.
    ///     An undo of the creation takes it along, so that it is no step of its own for the session. In its own scope, it
    ///     can be undone by itself.
    /// - Throws: as ``Journal/edit(keepingOthers:_:)``.
    public func beginNext(after edit: inout OpenEdit, isPart: Bool = false) throws {
        let ended = try end(edit)
        var preparation = edit.preparation
        preparation.earlier = ended
        let record = edit.record
        edit = try begin(isPart ? .part : .change, after: preparation, of: edit.tables)
        edit.record = record
    }

    /// Makes writes that a merge of stores calls for, such as of a row's place, before an edit that needs them. They are
    /// an edit of their own, as those of other programs are, so that an undo of the person's edit does not take them
    /// back. If the person's edit then changes nothing, they are rolled back with the transaction.
    ///
    /// - Parameters:
    ///   - edit: the person's edit. If it has changed something already, the writes become a part of it.
    ///   - writes: the writes.
    /// - Throws: as ``Journal/edit(keepingOthers:_:)``.
    public func repair(before edit: inout OpenEdit, _ writes: () throws -> Void) throws {
        guard try !hasChanges(in: edit) else {
            try writes()
            return
        }
        let (preparation, record) = (edit.preparation, edit.record)
        _ = try end(edit)
        let repair = try begin(.outside, after: preparation, of: edit.tables)
        try writes()
        _ = try end(repair)
        edit = try begin(edit.entry.kind, after: preparation, of: edit.tables)
        edit.record = record
    }

    /// Records the changes of an edit, which are found unless they are given, and ends the edit. An edit without changes is
    /// discarded, unless it is an undo or a redo. Returns the last edit of the transaction that changed something, if any.
    func end(_ edit: OpenEdit, with found: Differences? = nil) throws -> Acknowledgement? {
        let differences = try found ?? differences(in: edit.tables, skippingUnreadable: edit.preparation.unreadable)
        try removeBeforeImages(after: differences)
        if differences.isEmpty, edit.entry.kind.reverted == nil {
            try execute("DELETE FROM journal_scope WHERE edit = ?", edit.number)
            try execute("UPDATE journal_store SET time = ?, counter = ?", edit.timeBefore, edit.counter)
            return edit.preparation.earlier
        }
        let sql = "INSERT INTO journal_change (edit, row, field, before, after) VALUES (?, ?, ?, ?, ?)"
        for change in differences.changes {
            try execute(sql, edit.number, change.row, change.qualifiedField, change.before, change.after)
        }
        for scope in differences.scopes { try include(scope, in: edit) }
        if case .change = edit.entry.kind, let record = edit.record {
            afterCommit { [number = edit.number] in record(number) }
        }
        return try seal(edit, differences.changes)
    }

    /// Adds an edit to the journal, with the checksum of its recorded changes.
    func seal(_ edit: OpenEdit, _ changes: [Change]) throws -> Acknowledgement {
        let entry = edit.entry
        try insert(entry, checksum: Checksum.of(entry, changes), counter: edit.counter)
        try execute("UPDATE journal_store SET sequence = ?, counter = ?", entry.key.sequence, edit.counter)
        try settle(edit)
        return Acknowledgement(replica: entry.key.replica, sequence: entry.key.sequence)
    }

    func insert(_ entry: JournalEntry, checksum: Int64?, counter: Int64 = 0) throws {
        try execute(
            """
            INSERT INTO journal_edit (
                number, replica, sequence, time, kind, of_replica, of_sequence, is_purged, is_own, checksum, counter
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, entry.number, entry.key.replica, entry.key.sequence, entry.time, entry.kind.code,
            entry.reverted?.replica, entry.reverted?.sequence, entry.isPurged ? 1 : 0, entry.isOwn ? 1 : 0,
            checksum, counter)
    }

    /// Updates, after an edit, which edits can be undone and redone.
    private func settle(_ edit: OpenEdit) throws {
        let mark = "UPDATE journal_scope SET undone = ? WHERE edit = ?"
        switch edit.entry.kind {
        case .change, .part, .outside:
            // The histories of its scopes no longer redo what was undone before.
            let sql = """
                UPDATE journal_scope SET undone = -undone WHERE undone > 0 AND scope IN (
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

    /// Adds an undo or a redo to the history of each scope of the edit with the number `other`, which is undone or
    /// redone. The undo or redo itself cannot be undone.
    private func show(_ edit: OpenEdit, where other: Int) throws {
        let sql = """
            INSERT INTO journal_scope (edit, scope, time, undone)
                SELECT ?, scope, ?, NULL FROM journal_scope WHERE edit = ? ON CONFLICT DO NOTHING
            """
        try execute(sql, edit.number, edit.entry.time, other)
        try execute("UPDATE journal_scope SET undone = NULL WHERE edit = ?", edit.number)
    }
}

/// The hybrid logical time of an edit: the wall clock's milliseconds, and a counter for edits within one millisecond or
/// after the clock was set back (Kulkarni et al., "Logical Physical Clocks", 2014). Hybrid times of a store always
/// increase.
enum HybridTime {
    static let counterBits: Int64 = 16
    private static let greatest = Int64.max >> counterBits

    /// Returns the hybrid time of the next edit, which is greater than the last one.
    ///
    /// - Throws: ``JournalError/clockOutOfRange`` for a clock before 1970 or beyond the year 6429, and at the end of
    ///   the range.
    static func after(_ last: Int64, at now: Timestamp) throws(JournalError) -> Int64 {
        guard (0...greatest).contains(now.milliseconds), last < .max else { throw .clockOutOfRange }
        return max(last + 1, now.milliseconds << counterBits)
    }

    /// Returns the wall-clock part of a hybrid time.
    static func timestamp(of time: Int64) -> Timestamp { Timestamp(milliseconds: time >> counterBits) }
}
