import Basics
import SQLite

extension Journal {
    /// Returns the sequence number of the last edit of each replica in this store, which has all earlier edits of that
    /// replica, too. The edit that made the initial rows is omitted while they are unused.
    ///
    /// - Throws: `DatabaseError`.
    public func heads() async throws -> [Int64: Int64] {
        try await database.read { try self.heads(in: $0) }
    }

    /// The number of the replica that this store is now.
    ///
    /// - Throws: `DatabaseError` and ``JournalError``.
    public func replica() async throws -> Int64 { try await database.read { try $0.replica() } }

    /// Returns the edits of a replica after a sequence number, in order. Stops after the edit that brings the number of
    /// changes to `mostChanges` or more. An edit without changes counts as one change.
    ///
    /// - Throws: ``JournalError/damaged(edit:)`` for an edit that fails its checksum, and `DatabaseError`.
    public func edits(
        of replica: Int64, after sequence: Int64 = 0, mostChanges: Int = .max
    ) async throws -> [SharedEdit] {
        try await database.read { connection in
            var edits: [SharedEdit] = []
            var changes = 0
            try self.send(of: replica, after: sequence, from: connection) { edit in
                edits.append(edit)
                changes += max(1, edit.changes.count)
                return edit.checksum == nil || changes < mostChanges
            }
            return edits
        }
    }

    /// Visits the edits of a replica after a sequence number, in order, in parts of about ``partSize`` bytes.
    ///
    /// Fields that must not leave this machine are left out: see ``JournaledTable/Field/staying``. `visit` returns
    /// whether to go on.
    ///
    /// - Throws: ``JournalError/damaged(edit:)`` for an edit that fails its checksum, the error of `visit`, and
    ///   `DatabaseError`.
    func send(
        of replica: Int64, after sequence: Int64, from connection: borrowing Connection,
        _ visit: (SharedEdit) throws -> Bool
    ) throws {
        var last = sequence
        while true {
            let entries = try connection.entries(of: replica, after: last, most: 100)
            for entry in entries {
                for part in try shared(entry, from: connection) where try !visit(part) { return }
            }
            guard let next = entries.last?.key.sequence else { return }
            last = next
        }
    }

    /// The size at which a part of an edit ends, in bytes of its texts and about 60 for each change.
    static let partSize = 1 << 17

    /// Returns an edit in parts.
    func shared(_ entry: JournalEntry, from connection: borrowing Connection) throws -> [SharedEdit] {
        let changes = try connection.verifiedChanges(of: entry).filter { !staying.contains($0.qualifiedField) }
        let sql = "SELECT scope FROM journal_scope WHERE edit = ? ORDER BY scope"
        let scopes = try connection.query(sql, entry.number) { try $0.integer("scope", as: Int64.self) }
        var (starts, size) = ([0], 0)
        for (index, change) in changes.enumerated() {
            if size >= Self.partSize {
                starts.append(index)
                size = 0
            }
            size += 60 + change.before.size + change.after.size
        }
        return starts.indices.map { part in
            let isLast = part == starts.count - 1
            let slice = changes[starts[part]..<(isLast ? changes.count : starts[part + 1])]
            var shared = SharedEdit(
                entry.key, time: entry.time, kind: entry.kind.code, reverted: entry.reverted, isPurged: entry.isPurged,
                scopes: part == 0 ? scopes : [], changes: slice.map(\.shared), part: part,
                checksum: isLast ? Checksum.of(entry, changes) : nil)
            if entry.isPurged { shared.erased = entry.checksum }
            return shared
        }
    }
}

extension Journal {
    /// Returns the last sequence number of each replica, without the edit that made unused initial rows.
    func heads(in connection: borrowing Connection) throws -> [Int64: Int64] {
        var heads = try connection.heads()
        if let first = try untouchedFirst(in: connection) { heads[first.key.replica] = nil }
        return heads
    }

    /// Returns the edit of the migration that made the initial rows, if these rows are unused: neither changed nor
    /// referred to, and without another row of their table from this store. Returns `nil` otherwise.
    func untouchedFirst(in connection: borrowing Connection) throws -> JournalEntry? {
        guard let first = try connection.entry(0), first.key.sequence == 1 else { return nil }
        let others = "SELECT EXISTS (SELECT 1 FROM journal_edit WHERE replica = ? AND sequence > 1) AS found"
        if try connection.first(others, first.key.replica, map: { try $0.bool("found") }) == true { return nil }
        for rows in try connection.changes(of: first.number).byRow {
            guard let made = rows.first else { continue }
            // A person who has made another one here has seen the first one, and left it.
            let others = """
                SELECT EXISTS (
                    SELECT 1 FROM \(made.table) WHERE id <> ?
                        AND id >> \(RowID.counterBits) IN (SELECT replica FROM journal_edit WHERE is_own)
                ) AS found
                """
            let changed = "SELECT EXISTS (SELECT 1 FROM journal_change WHERE row = ? AND edit > 0) AS found"
            var uses = [others, changed]
            for table in declared {
                for field in table.parents where field.referred == made.table {
                    uses.append("SELECT EXISTS (SELECT 1 FROM \(table.name) WHERE \(field.name) = ?) AS found")
                }
            }
            for sql in uses where try connection.first(sql, made.row, map: { try $0.bool("found") }) == true {
                return nil
            }
        }
        return first
    }
}

extension Connection {
    /// Returns the last sequence number of each replica.
    func heads() throws -> [Int64: Int64] {
        let sql = """
            SELECT replica, CASE replica WHEN store.replica_now THEN store.sequence_now ELSE sequence END AS last
            FROM journal_replica, (
                SELECT replica AS replica_now, sequence AS sequence_now FROM journal_store
            ) AS store
            """
        let all = try query(sql) { (try $0.integer("replica", as: Int64.self), try $0.integer("last", as: Int64.self)) }
        return Dictionary(all.filter { $0.1 > 0 }) { first, _ in first }
    }
}

extension Value {
    /// About the number of bytes beyond those of a number.
    fileprivate var size: Int {
        switch self {
        case .null, .integer, .real: 0
        case .text(let text): text.utf8.count
        case .blob(let bytes): bytes.count
        }
    }
}
