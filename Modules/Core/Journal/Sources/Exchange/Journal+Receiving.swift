public import Basics
public import SQLite

/// The result of receiving edits in an exchange with one remote, so far.
public struct Reception: Sendable {
    /// Why no further edits of a replica were received.
    public enum Stop: Equatable, Sendable {
        /// The edit before this one is missing, or a part of this one, which a purge in another process has erased.
        case gap(before: EditKey)
        /// The edit was made at a time that is still to come, more than a day from now.
        case ahead(EditKey, at: Timestamp)
        /// The record of the edit contradicts itself or its checksum.
        case damaged(EditKey)
    }

    /// The number of new edits.
    public fileprivate(set) var edits = 0
    /// The number of their changes.
    public fileprivate(set) var changes = 0
    /// The unsent changes of this machine that newer edits of other machines override: `before` is the value that was
    /// written here, `after` the current one.
    public fileprivate(set) var lost: [RecordedEdit.Change] = []
    /// The reasons for which edits were left out, in the order of the replicas.
    public var stops: [Stop] { stopped.sorted { $0.key < $1.key }.map(\.value) }

    /// The number of the last edit of this replica that the remote is known to have. Later ones are new to all other
    /// stores.
    let sent: Int64
    fileprivate var stopped: [Int64: Stop] = [:]
    /// A large edit, of which some parts have arrived.
    fileprivate var staged: StagedEdit?

    /// Creates an empty result. `sent` is the sequence number of the last edit of this replica that the remote has.
    public init(sent: Int64) {
        self.sent = sent
    }
}

/// A large edit of which some parts are stored, under a number that no edit has.
private struct StagedEdit: Sendable {
    static let number = -1

    let first: SharedEdit
    var parts = 0
    var checksum: Checksum
    /// The last change, after which the next one must come.
    var last: (row: RowID, field: String)?

    init(_ first: SharedEdit) {
        self.first = first
        checksum = Checksum(of: first.key, time: first.time, kind: first.kind, reverted: first.reverted)
    }
}

extension Journal {
    /// The longest time by which an edit may be ahead of this machine's clock, in milliseconds: a day.
    static let mostAhead: Int64 = 86_400_000

    /// Prepares the store for exchanging edits, which takes a while the first time in a large store.
    ///
    /// - Throws: `DatabaseError` and ``JournalError``.
    public func prepareExchange() async throws {
        // A transaction that writes nothing is synced to the disk all the same.
        if try await database.read({ try self.isPrepared(in: $0) }) { return }
        try await database.write { connection in
            let preparation = try self.prepare(connection)
            if let edit = preparation.earlier { self.acknowledge(edit, in: connection) }
            try connection.execute("CREATE INDEX IF NOT EXISTS \(Self.indexOfRows) ON journal_change (row)")
            try self.showUnapplied(after: preparation, in: connection)
        }
    }

    private static let indexOfRows = "journal_changes_of_row"

    private func isPrepared(in connection: borrowing Connection) throws -> Bool {
        let sql = "SELECT 1 FROM sqlite_schema WHERE name = ? AND NOT EXISTS (SELECT 1 FROM journal_unapplied)"
        return try connection.first(sql, Self.indexOfRows) { _ in true } ?? false
            && connection.isReplica(of: identity(), withTriggersOf: declared) && !connection.hasBeforeImages()
    }

    /// Tries again what an earlier version of the program could not store.
    private func showUnapplied(after preparation: Preparation, in connection: borrowing Connection) throws {
        let rows = try connection.query("SELECT source, row FROM journal_unapplied") { row in
            (table: try row.text("source"), row: RowID(try row.integer("row", as: Int64.self)))
        }
        if rows.isEmpty { return }
        let time = try connection.first("SELECT time FROM journal_store") { try $0.integer("time", as: Int64.self) }
        let winners = Winners(own: 0, sent: .max, firstNew: .max)
        for (name, row) in rows {
            guard let table = tables[name] else { continue }
            try connection.execute("DELETE FROM journal_unapplied WHERE source = ? AND row = ?", name, row)
            if let claim = try connection.show(row, of: table, winners).claim {
                try connection.renumber(table, from: claim)
            }
        }
        try connection.setSearchBehind()
        try connection.removeBeforeImages(
            after: Differences(rows: rows.map(\.row), unreadable: preparation.unreadable))
        try connection.execute("UPDATE journal_store SET time = ?", time)
    }

    /// Receives edits that other stores have made, or parts of them, and writes their changes to the tables: for each
    /// field, the value with the greatest stamp. Edits that are here already are skipped. Changes that this version of
    /// the program cannot store are kept in the journal, and passed on.
    ///
    /// After an edit that was left out (see ``Reception/Stop``), no edits of its replica are received until that edit
    /// arrives, for example from another file.
    ///
    /// - Parameters:
    ///   - edits: the edits, ordered by sequence number within each replica. The parts of an edit follow one another,
    ///     and may come in several calls.
    ///   - reception: the result of the earlier calls in the same exchange.
    ///   - alongside: further writes in the same transaction, such as of the position up to which the remote was read.
    /// - Returns: the result of all calls so far.
    /// - Throws: ``JournalError/copied(at:)`` if another store has made edits as this store's replica,
    ///   ``JournalError/rolledBack`` if this store has made edits that it does not have any more, `DatabaseError`, and
    ///   the errors of `alongside`. Nothing is received then.
    public func receive(
        _ edits: [SharedEdit], after reception: Reception,
        alongside: @escaping @Sendable (borrowing Connection, Reception) throws -> Void = { _, _ in }
    ) async throws -> Reception {
        try await database.write { connection in
            let preparation = try self.prepare(connection)
            if let outside = preparation.earlier { self.acknowledge(outside, in: connection) }
            var receiver = try Receiver(self, reception, preparation, in: connection)
            for edit in edits { try receiver.take(edit, in: connection) }
            try receiver.show(in: connection)
            try self.repair(after: preparation, in: connection)
            try alongside(connection, receiver.reception)
            return receiver.reception
        }
    }
}

extension Journal {
    /// Makes an edit of what must hold in every store, and does not hold after a merge.
    private func repair(after preparation: Preparation, in connection: borrowing Connection) throws {
        if repairs.isEmpty { return }
        let edit = try connection.begin(.outside, after: Preparation(now: preparation.now), of: tables)
        for sql in repairs { try connection.execute(sql) }
        if let made = try connection.end(edit) { acknowledge(made, in: connection) }
    }
}

/// The reception of some edits in one transaction.
private struct Receiver {
    private let journal: Journal
    private let preparation: Preparation
    private let own: Int64
    private let ownSequence: Int64
    /// The greatest hybrid time of an edit that is not too far ahead.
    private let greatestTime: Int64
    private var time: Int64
    private var heads: [Int64: Int64]
    private var changedHeads: Set<Int64> = []
    private let firstNumber: Int
    private var number: Int
    private var touched = TouchedRows()
    private var names: [String: FieldName] = [:]
    private(set) var reception: Reception

    init(
        _ journal: Journal, _ reception: Reception, _ preparation: Preparation, in connection: borrowing Connection
    ) throws {
        (self.journal, self.reception, self.preparation) = (journal, reception, preparation)
        let sql = """
            SELECT replica, sequence, time, (SELECT coalesce(max(number), 0) + 1 FROM journal_edit) AS number
            FROM journal_store
            """
        let store = try connection.first(sql) { row in
            (
                replica: try row.integer("replica", as: Int64.self),
                sequence: try row.integer("sequence", as: Int64.self),
                time: try row.integer("time", as: Int64.self), number: try row.integer("number")
            )
        }
        guard let store else { throw JournalError.noCounters }
        (own, ownSequence, time) = (store.replica, store.sequence, store.time)
        (firstNumber, number) = (store.number, store.number)
        heads = try connection.heads()
        let latest = preparation.now.milliseconds + Journal.mostAhead
        greatestTime = latest << HybridTime.counterBits
    }

    /// Takes an edit or a part of one into the journal.
    mutating func take(_ edit: SharedEdit, in connection: borrowing Connection) throws {
        let key = edit.key
        let head = heads[key.replica] ?? 0
        // The remote may have an edit twice, once damaged.
        if key.replica != own, key.sequence <= head {
            for other in try separated(edit, in: connection) { try take(other, in: connection) }
            return
        }
        guard edit.isConsistent else { return stop(.damaged(key)) }
        if key.replica == own { return try compare(edit, in: connection) }
        if key.sequence > head + 1 { return stop(.gap(before: key)) }
        if edit.time > greatestTime { return stop(.ahead(key, at: edit.timestamp)) }
        if edit.part == 0 {
            // Perhaps of an exchange that was interrupted.
            if edit.checksum == nil { try discard(StagedEdit.number, in: connection) }
            reception.staged = StagedEdit(edit)
        }
        guard var staged = reception.staged, staged.first.key == key, staged.parts == edit.part else {
            return stop(.damaged(key))
        }
        guard try isStored(staged, in: connection) else { return stop(.gap(before: key)) }
        let isWhole = edit.part == 0 && edit.checksum != nil
        let stored = isWhole ? number : StagedEdit.number
        let insertion = """
            INSERT INTO journal_change (edit, row, field, before, after, time, replica) VALUES (?, ?, ?, ?, ?, ?, ?)
            """
        for shared in edit.changes {
            let change = Change(shared, name: name(shared.field))
            if let last = staged.last, (last.row, last.field) >= (change.row, shared.field) {
                try discard(stored, in: connection)
                return stop(.damaged(key))
            }
            staged.last = (change.row, shared.field)
            staged.checksum.add(change)
            try connection.execute(
                insertion, stored, change.row, shared.field, change.before, change.after, shared.stamp?.time,
                shared.stamp?.replica)
        }
        staged.parts += 1
        reception.staged = staged
        reception.changes += edit.changes.count
        guard let checksum = edit.checksum else { return }
        guard checksum == staged.checksum.number else {
            try discard(stored, in: connection)
            return stop(.damaged(key))
        }
        if !isWhole {
            try connection.execute(
                "UPDATE journal_change SET edit = ? WHERE edit = ?", number, StagedEdit.number)
        }
        try finish(staged.first, checksum, changes: isWhole ? edit.changes : nil, in: connection)
        reception.staged = nil
    }

    private mutating func finish(
        _ edit: SharedEdit, _ checksum: Int64, changes: [SharedEdit.Change]?, in connection: borrowing Connection
    ) throws {
        let reverted = try edit.reverted.flatMap { try connection.entry($0)?.number }
        guard let kind = EditKind(code: edit.kind, of: reverted ?? 0) else { return }
        try connection.insert(
            JournalEntry(
                number: number, key: edit.key, time: edit.time, kind: kind, reverted: edit.reverted,
                isPurged: edit.isPurged, isOwn: false), checksum: edit.isPurged ? edit.erased : checksum)
        let isReversal = kind.reverted != nil
        for scope in Set(edit.scopes) {
            try connection.execute(
                "INSERT INTO journal_scope (edit, scope, time, undone) VALUES (?, ?, ?, ?)", number, scope, edit.time,
                isReversal ? nil : 0)
        }
        try connection.settle(number, edit.key, kind)
        let mine = try changes?.map { (RowID($0.row), $0.field) } ?? connection.rowsChanged(by: number)
        for (row, field) in mine { touched.insert(row, of: name(field).table) }
        heads[edit.key.replica] = edit.key.sequence
        changedHeads.insert(edit.key.replica)
        time = max(time, edit.time)
        number += 1
        if edit.isOfPerson { reception.edits += 1 }
    }

    /// Shows the changes of the edits in the tables.
    mutating func show(in connection: borrowing Connection) throws {
        for replica in changedHeads {
            try connection.execute(
                """
                INSERT INTO journal_replica (replica, sequence) VALUES (?, ?)
                ON CONFLICT DO UPDATE SET sequence = excluded.sequence
                """, replica, heads[replica] ?? 0)
        }
        if touched.isEmpty { return try connection.execute("UPDATE journal_store SET time = ?", time).ignored }
        let winners = Winners(
            own: own, sent: reception.sent, firstNew: firstNumber,
            sentTime: try connection.time(of: own, upTo: reception.sent))
        var lost: [Change] = []
        var leastClaims: [(table: JournaledTable, claim: Int64)] = []
        for table in journal.declared {
            var least: Int64?
            for row in touched.rows(of: table.name) {
                let shown = try connection.show(row, of: table, winners)
                lost += shown.lost
                if let claim = shown.claim { least = min(least ?? claim, claim) }
            }
            if let least { leastClaims.append((table, least)) }
        }
        let isFirstGone = try journal.discardUntouchedFirst(in: connection)
        for (table, claim) in leastClaims { try connection.renumber(table, from: isFirstGone ? 1 : claim) }
        try connection.removeBeforeImages(
            after: Differences(rows: touched.all, unreadable: preparation.unreadable))
        try connection.execute("UPDATE journal_store SET time = ?", time)
        reception.lost += try journal.described(lost, in: connection)
    }

    /// If the remote has another edit under the key of an edit here, returns both under new keys: the remote's, which
    /// this store lacks, and this store's, which the remote lacks. Returns an empty array if they are the same edit.
    ///
    /// If a store is copied without notice, the copy and the original may send different edits under one key, each to
    /// another remote. A new key follows from the edit, so that it is the same in all stores.
    private func separated(_ edit: SharedEdit, in connection: borrowing Connection) throws -> [SharedEdit] {
        guard edit.part == 0, edit.checksum != nil, edit.isConsistent, let here = try connection.entry(edit.key),
            // A damaged copy of an edit does not count as a different edit.
            here.checksum != edit.checksum, [edit].checksum == edit.checksum,
            try !isSame(edit, as: here, in: connection)
        else { return [] }
        return [[edit], try journal.shared(here, from: connection)].compactMap { $0.moved() }
            .filter { $0[0].key.replica != own && heads[$0[0].key.replica] == nil }.flatMap(\.self)
    }

    /// Returns whether an edit with a key is the one that has the key here.
    private func isSame(_ edit: SharedEdit, as here: JournalEntry, in connection: borrowing Connection) throws -> Bool {
        if edit.time != here.time { return false }
        // What stays on this machine is part of the checksum of its own edits, but is not shared.
        let own = here.isPurged ? here.checksum : try journal.shared(here, from: connection).first?.checksum
        guard let own, let other = edit.isPurged ? edit.erased : edit.checksum else { return true }
        return own == other
    }

    /// Checks an edit of this store's own replica, which only this store makes.
    private func compare(_ edit: SharedEdit, in connection: borrowing Connection) throws {
        if edit.key.sequence > ownSequence { throw JournalError.rolledBack }
        guard edit.part == 0, let own = try connection.entry(edit.key) else { return }
        if try !isSame(edit, as: own, in: connection) { throw JournalError.copied(at: edit.key.sequence) }
    }

    private mutating func stop(_ stop: Reception.Stop) {
        let key: EditKey
        switch stop {
        case .gap(let before): key = before
        case .ahead(let edit, _), .damaged(let edit): key = edit
        }
        if reception.stopped[key.replica] == nil { reception.stopped[key.replica] = stop }
        if reception.staged?.first.key.replica == key.replica { reception.staged = nil }
    }

    /// Returns whether the earlier parts of an edit are still stored. A purge between two parts erases them.
    private func isStored(_ staged: StagedEdit, in connection: borrowing Connection) throws -> Bool {
        guard let last = staged.last else { return true }
        let sql = "SELECT 1 FROM journal_change WHERE edit = ? AND row = ? AND field = ?"
        return try connection.first(sql, StagedEdit.number, last.row, last.field) { _ in true } ?? false
    }

    private func discard(_ number: Int, in connection: borrowing Connection) throws {
        try connection.execute("DELETE FROM journal_change WHERE edit = ?", number)
    }

    private mutating func name(_ qualified: String) -> FieldName {
        if let name = names[qualified] { return name }
        let name = FieldName(qualified)
        names[qualified] = name
        return name
    }
}

/// The rows that received edits have changed, by table.
struct TouchedRows {
    private var tables: [String: Set<RowID>] = [:]

    var isEmpty: Bool { tables.isEmpty }

    var all: [RowID] { tables.values.flatMap(\.self) }

    func contains(_ row: RowID, of table: String) -> Bool { tables[table]?.contains(row) == true }

    mutating func insert(_ row: RowID, of table: String) { tables[table, default: []].insert(row) }

    mutating func insert(_ changes: [Change]) { for change in changes { insert(change.row, of: change.table) } }

    /// The rows of a table, in order.
    func rows(of table: String) -> [RowID] { (tables[table] ?? []).sorted() }
}

extension Connection {
    /// Returns the rows and fields that an edit changed.
    fileprivate func rowsChanged(by edit: Int) throws -> [(RowID, String)] {
        try query("SELECT row, field FROM journal_change WHERE edit = ?", edit) { row in
            (RowID(try row.integer("row", as: Int64.self)), try row.text("field"))
        }
    }

    /// Notes whether a received edit is undone, and which edit it undoes or redoes, whichever of the two arrived first.
    fileprivate func settle(_ number: Int, _ key: EditKey, _ kind: EditKind) throws {
        let mark = "UPDATE journal_scope SET undone = ? WHERE edit = ? AND undone IS NOT NULL"
        switch kind {
        case .undo(of: let edit): try execute(mark, number, edit)
        case .redo(of: let edit): try execute(mark, 0, edit)
        case .change, .part, .outside:
            let sql = """
                SELECT number, kind FROM journal_edit WHERE of_replica = ? AND of_sequence = ? ORDER BY time DESC LIMIT 1
                """
            let last = try first(sql, key.replica, key.sequence) { (try $0.integer("number"), try $0.integer("kind")) }
            if let last, last.1 == EditKind.undo(of: 0).code { try execute(mark, last.0, number) }
        }
    }
}
