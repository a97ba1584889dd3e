import Basics
import SQLite

/// How the fields of a row follow from the journal: of all writes of a field, the one with the greatest stamp is shown.
struct Winners {
    /// The present replica of the store.
    let own: Int64
    /// The number of the last edit of this replica that other stores may know.
    let sent: Int64
    /// The number of the first edit that was received just now.
    let firstNew: Int
    /// The hybrid time of the last edit of this replica that other stores may know.
    var sentTime: Int64 = .max

    /// The result of showing a row.
    struct Shown {
        /// Changes from what was written here to what newer edits wrote.
        var lost: [Change] = []
        /// The number that the row claims, if it is new or if its claim has changed.
        var claim: Int64?
    }
}

/// A write of a field.
private struct Write {
    let name: FieldName
    let after: Value
    let stamp: Stamp
    let edit: Int
    /// The sequence number if this store's replica made the write. For one that a purge has kept, the number of the
    /// purge, or `nil` if other stores may know the older edit.
    let ownSequence: Int64?
}

extension Connection {
    /// Sets each field of a row to the value with the greatest stamp, and inserts the row if its creation has come.
    ///
    /// With `anew`, triggers see the row go and come back, so that they forget an earlier time at which it was edited.
    func show(
        _ row: RowID, of table: JournaledTable, _ winners: Winners, anew: Bool = false
    ) throws -> Winners.Shown {
        var shown = Winners.Shown()
        var last: [String: Write] = [:]
        var unsent: [String: Write] = [:]
        for write in try writes(to: row, of: table, winners) {
            let field = write.name.field
            if last[field].map({ $0.stamp < write.stamp }) != false { last[field] = write }
            guard let sequence = write.ownSequence, sequence > winners.sent else { continue }
            if unsent[field].map({ $0.stamp < write.stamp }) != false { unsent[field] = write }
        }
        let now = try fields(of: row, in: table)
        let values = table.shared.compactMap { field in last[field].map { (field, $0) } }
        // A row is shown once its creation has come. Until then its changes wait in the journal.
        guard now != nil || last[JournaledTable.deleted] != nil else { return shown }
        // A new write counts as a change even if its value is the same, such as after a deletion and its undo.
        let changed = values.filter { field, write in
            write.edit >= winners.firstNew || now.map { !$0[field].isSame(as: write.after) } ?? true
        }
        if let claim = table.number?.claim, changed.contains(where: { $0.0 == claim }) {
            if case .integer(let number) = last[claim]?.after { shown.claim = number } else { shown.claim = .max }
        } else if now == nil, table.number != nil {
            shown.claim = .max
        }
        if !changed.isEmpty || anew {
            // For triggers that record when a row was last edited. So the order of arrival does not matter.
            let time = values.lazy.filter { table.edited.contains($0.0) }.map(\.1.stamp.time).max() ?? 0
            try execute("UPDATE journal_store SET time = ?", time)
        }
        if anew, now?.isDeleted == false {
            for isDeleted in [true, false] {
                try execute("UPDATE \(table.name) SET \(JournaledTable.deleted) = ? WHERE id = ?", isDeleted, row)
            }
        }
        if !changed.isEmpty {
            try write(changed.map { ($0.0, $0.1.after) }, to: row, of: table, exists: now != nil)
        }
        for (field, mine) in unsent {
            // Whoever deletes a row takes along what was changed in it.
            let deletion = last[JournaledTable.deleted].flatMap { $0.after.isSame(as: .integer(1)) ? $0 : nil }
            let winner = [last[field], deletion].compactMap(\.self).first { winner in
                winner.ownSequence == nil && winner.edit >= winners.firstNew && !winner.after.isSame(as: mine.after)
            }
            guard let winner else { continue }
            let before = winner.name.field == field ? mine.after : .integer(0)
            shown.lost.append(Change(row: row, name: winner.name, before: before, after: winner.after))
        }
        return shown
    }

    /// Returns the hybrid time of the last edit of a replica up to a sequence number; 0 if there is none.
    func time(of replica: Int64, upTo sequence: Int64) throws -> Int64 {
        let sql = "SELECT coalesce(max(time), 0) AS last FROM journal_edit WHERE replica = ? AND sequence <= ?"
        return try first(sql, replica, sequence) { try $0.integer("last", as: Int64.self) } ?? 0
    }

    /// Returns all writes of the fields of a row.
    private func writes(to row: RowID, of table: JournaledTable, _ winners: Winners) throws -> [Write] {
        let sql = """
            SELECT field, after, edit, sequence, journal_edit.replica AS maker,
                coalesce(journal_change.time, journal_edit.time) AS written,
                coalesce(journal_change.replica, journal_edit.replica) AS writer,
                journal_change.time IS NOT NULL AS is_kept
            FROM journal_change CROSS JOIN journal_edit ON number = edit WHERE row = ?
            """
        return try query(sql, row) { row in
            let stamp = Stamp(time: try row.integer("written"), replica: try row.integer("writer"))
            var isOwn = try row.integer("maker", as: Int64.self) == winners.own
            if try row.bool("is_kept"), stamp.replica != winners.own || stamp.time <= winners.sentTime { isOwn = false }
            return Write(
                name: FieldName(try row.text("field")), after: try row.value("after"), stamp: stamp,
                edit: try row.integer("edit"), ownSequence: isOwn ? try row.integer("sequence") : nil)
        }.filter { $0.name.table == table.name }
    }

    /// Writes values into a row. What the table's rules refuse is left out, and tried again after an upgrade.
    private func write(
        _ values: [(field: String, value: Value)], to row: RowID, of table: JournaledTable, exists: Bool
    ) throws {
        func insert(_ values: [(field: String, value: Value)]) throws -> Bool {
            let columns = (["id"] + values.map(\.field)).joined(separator: ", ")
            let places = Array(repeating: "?", count: values.count + 1).joined(separator: ", ")
            return try isAccepted(
                "INSERT INTO \(table.name) (\(columns)) VALUES (\(places))", [row] + values.map(\.value))
        }
        func update(_ values: [(field: String, value: Value)]) throws -> Bool {
            let columns = values.map { "\($0.field) = ?" }.joined(separator: ", ")
            return try isAccepted("UPDATE \(table.name) SET \(columns) WHERE id = ?", values.map(\.value) + [row])
        }
        if try exists ? update(values) : insert(values) {
            return try execute("DELETE FROM journal_unapplied WHERE source = ? AND row = ?", table.name, row).ignored
        }
        try execute("INSERT INTO journal_unapplied VALUES (?, ?) ON CONFLICT DO NOTHING", table.name, row)
        if exists {
            for value in values { _ = try update([value]) }
        } else {
            for index in values.indices {
                var others = values
                others.remove(at: index)
                if try insert(others) { return }
            }
        }
    }

    /// Runs a statement, and returns whether the rules of its table accept it.
    func isAccepted(_ sql: String, _ arguments: [any ValueConvertible]) throws -> Bool {
        do {
            try execute(sql, arguments: arguments)
            return true
        } catch  where error.kind == .constraint {
            return false
        }
    }

    /// Gives the rows of a table their numbers, from a claimed number on: each row the number that it claims or, if
    /// that number is taken by an earlier row, the next free number. Rows come in the order of their claims, then of
    /// their identities, so that they have the same numbers in every store.
    func renumber(_ table: JournaledTable, from least: Int64) throws {
        guard let number = table.number else { return }
        let (column, claim) = (number.column, number.claim)
        // A number is never less than its claim, so that the rows before the first one stay as they are.
        let sql = "SELECT max(\(column)) AS last FROM \(table.name) WHERE \(column) < ? AND \(claim) < ?"
        var last = try first(sql, least, least) { try $0.optionalInteger("last", as: Int64.self) } ?? nil
        let rows = try query(
            """
            SELECT id, \(column) AS number, \(claim) AS claim FROM \(table.name)
            WHERE \(column) >= ? OR \(claim) IS NULL OR \(claim) >= ? ORDER BY \(claim) IS NULL, \(claim), id
            """, least, least
        ) { row in
            (
                id: RowID(try row.integer("id", as: Int64.self)),
                number: try row.optionalInteger("number", as: Int64.self),
                claim: try row.optionalInteger("claim", as: Int64.self)
            )
        }
        var changed: [(id: RowID, number: Int64)] = []
        for row in rows {
            let claim = row.claim.flatMap { JournaledTable.Number.claims.contains($0) ? $0 : nil }
            let next = max(claim ?? 0, (last ?? 0) + 1)
            if row.number != next { changed.append((row.id, next)) }
            last = next
        }
        // Numbers are unique, so that all are taken away before they are given anew.
        for row in changed { try execute("UPDATE \(table.name) SET \(column) = NULL WHERE id = ?", row.id) }
        for row in changed { try execute("UPDATE \(table.name) SET \(column) = ? WHERE id = ?", row.number, row.id) }
    }
}

extension Int {
    /// Nothing, for a number of rows that does not matter.
    var ignored: Void { () }
}
