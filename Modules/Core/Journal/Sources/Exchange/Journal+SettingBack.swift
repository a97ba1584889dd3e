import Basics
public import SQLite

extension Journal {
    /// Sets all rows back to those of another file with the same tables, such as a backup. This is one edit, and can be
    /// undone.
    ///
    /// Other stores that receive the edit are set back, too. Rows that the other file does not have are deleted. Fields
    /// that describe this machine, such as its language, keep their values.
    ///
    /// - Parameter other: the other file.
    /// - Throws: ``JournalError`` and `DatabaseError`; nothing is changed then.
    public func setBack(to other: Database) async throws {
        let tables = declared
        let rows = try await other.read { connection in
            try tables.map { table in try connection.allFields(of: table) }
        }
        try await edit { connection, _ in
            for (table, rows) in zip(tables, rows) { try connection.setBack(table, to: rows) }
        }
    }
}

extension Connection {
    fileprivate func allFields(of table: JournaledTable) throws -> [RowID: Fields] {
        let rows = try query("SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name)") { row in
            (RowID(try row.integer("id", as: Int64.self)), row.fields(of: table))
        }
        return Dictionary(rows) { first, _ in first }
    }

    fileprivate func setBack(_ table: JournaledTable, to wanted: [RowID: Fields]) throws {
        let present = try allFields(of: table)
        for (id, fields) in wanted.sorted(by: { $0.key < $1.key }) {
            guard let now = present[id] else {
                let columns = ["id"] + table.shared
                let places = columns.map { _ in "?" }.joined(separator: ", ")
                try execute(
                    "INSERT INTO \(table.name) (\(columns.joined(separator: ", "))) VALUES (\(places))",
                    arguments: [id] + table.shared.map { fields[$0] })
                continue
            }
            let changed = table.shared.filter { !fields[$0].isSame(as: now[$0]) }
            if changed.isEmpty { continue }
            let assignments = changed.map { "\($0) = ?" }.joined(separator: ", ")
            try execute(
                "UPDATE \(table.name) SET \(assignments) WHERE id = ?", arguments: changed.map { fields[$0] } + [id])
        }
        for (id, fields) in present where wanted[id] == nil && !fields.isDeleted {
            try execute("UPDATE \(table.name) SET \(JournaledTable.deleted) = 1 WHERE id = ?", id)
        }
        try renumber(table, from: JournaledTable.Number.claims.lowerBound)
    }
}
