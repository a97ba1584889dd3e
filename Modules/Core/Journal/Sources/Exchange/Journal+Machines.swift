public import Basics
import SQLite

/// The names of the machines on which edits were made, which travel with the edits.
///
/// The name of a replica is the last write of the field `machine.name` in the row with the replica's number. No table
/// has that field, so it is exchanged like a field that this version of the program does not know.
extension Journal {
    private static let name = FieldName("machine.name")

    /// Records the name of this machine as an edit, unless the machine already has that name. The name also applies to
    /// earlier edits: those of this replica, and of replicas that the store was before, if they have the same name or, like
    /// this one, none. No undo takes it back.
    ///
    /// - Returns: whether an edit was made.
    /// - Throws: ``JournalError`` and `DatabaseError`.
    @discardableResult public func nameMachine(_ name: String) async throws -> Bool {
        if try await database.read({ try $0.machineName(of: $0.replica()) }) == name { return false }
        return try await database.write { connection in
            let preparation = try self.prepare(connection)
            if let outside = preparation.earlier { self.acknowledge(outside, in: connection) }
            let replica = try connection.replica()
            let before = try connection.machineName(of: replica)
            if before == name { return false }
            // A restored or rescued store is a new replica. Its earlier replicas get the name too, because they are the
            // same machine to others.
            let earlier = try connection.ownReplicas(named: before)
            let edit = try connection.begin(.outside, after: preparation, of: self.tables)
            let changes = Set(earlier + [replica]).sorted().map { replica in
                Change(
                    row: RowID(replica), name: Self.name, before: before.map { .text($0) } ?? .null,
                    after: .text(name))
            }
            for change in changes {
                try connection.execute(
                    "INSERT INTO journal_change (edit, row, field, before, after) VALUES (?, ?, ?, ?, ?)", edit.number,
                    change.row, change.qualifiedField, change.before, change.after)
            }
            self.acknowledge(try connection.seal(edit, changes), in: connection)
            return true
        }
    }

    /// Returns the name of the machine of a replica; `nil` if it has not come.
    ///
    /// - Throws: `DatabaseError`.
    public func machineName(of replica: Int64) async throws -> String? {
        try await database.read { try $0.machineName(of: replica) }
    }

    /// Returns the other machines whose edits this store has. Edits that every new store contains count for no machine.
    ///
    /// - Parameter name: the name of this machine. Its edits may have an earlier name until the next exchange. Replicas
    ///   that this store was under either name are left out.
    /// - Returns: the name of each machine, and the time of its last edit here, the last active first.
    /// - Throws: ``JournalError`` and `DatabaseError`.
    public func machines(besides name: String) async throws -> [(name: String, lastEdit: Timestamp)] {
        try await database.read { connection in
            let sql = """
                SELECT replica, max(time) AS last FROM journal_edit
                WHERE NOT is_own GROUP BY replica HAVING last > 0 ORDER BY last DESC
                """
            let replicas = try connection.query(sql) { row in
                (replica: try row.integer("replica", as: Int64.self), last: try row.integer("last", as: Int64.self))
            }
            // A machine has been several replicas if its store was copied or restored, and this one has, too.
            let names = [name, try connection.machineName(of: connection.replica())]
            let own = Set(try names.flatMap { try connection.ownReplicas(named: $0) })
            var listed: Set<String> = []
            return try replicas.compactMap { replica, last in
                if own.contains(replica) { return nil }
                let name = try connection.machineName(of: replica) ?? "\(replica)"
                return listed.insert(name).inserted ? (name, HybridTime.timestamp(of: last)) : nil
            }
        }
    }
}

extension Connection {
    /// Returns the name of the machine of a replica; `nil` if it has not come.
    func machineName(of replica: Int64) throws -> String? {
        let sql = """
            SELECT after FROM journal_change JOIN journal_edit ON number = edit WHERE row = ? AND field = 'machine.name'
            ORDER BY coalesce(journal_change.time, journal_edit.time) DESC,
                coalesce(journal_change.replica, journal_edit.replica) DESC LIMIT 1
            """
        let name = try first(sql, replica) { try $0.value("after") }
        if case .text(let name) = name { return name }
        return nil
    }

    /// Returns the names of the other machines from which edits were received, by the replicas that made the edits.
    func machineNames(of entries: [JournalEntry]) throws -> [Int64: String] {
        let others = Set(entries.filter { !$0.isOwn }.map(\.key.replica))
        if others.isEmpty { return [:] }
        let own = try ownReplicas(named: machineName(of: replica()))
        var names: [Int64: String] = [:]
        for other in others.subtracting(own) { names[other] = try machineName(of: other) ?? "\(other)" }
        return names
    }

    /// Returns the replicas with a machine's name, or without one, among those that this file has been, also before it was
    /// copied.
    fileprivate func ownReplicas(named name: String?) throws -> [Int64] {
        let sql = "SELECT replica FROM journal_replica WHERE is_own"
        return try query(sql) { try $0.integer("replica", as: Int64.self) }.filter { try machineName(of: $0) == name }
    }
}
