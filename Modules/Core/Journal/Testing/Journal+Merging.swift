package import Journal
import SQLite

/// An edit of another store, with its changes and scopes.
private struct ForeignEdit: Sendable {
    let replica, sequence, time: Int64
    var changes: [(row: RowID, field: String, before: Value, after: Value)] = []
    var scopes: [RowID] = []
}

extension Journal {
    /// Merges the edits of another store into this one. For each field, the last write wins, by hybrid time and then by
    /// replica, no matter in which order the edits arrive.
    ///
    /// - Throws: `DatabaseError`.
    package func merge(_ other: Journal) async throws {
        let edits = try await other.database.read { try $0.foreignEdits() }
        try await database.write { [tables] connection in
            var touched: Set<[String]> = []
            for edit in edits {
                let known = "SELECT 1 FROM journal_edit WHERE replica = ? AND sequence = ?"
                if try connection.first(known, edit.replica, edit.sequence, map: { _ in true }) == true { continue }
                try connection.execute(
                    "INSERT INTO journal_edit (replica, sequence, time) VALUES (?, ?, ?)", edit.replica, edit.sequence,
                    edit.time)
                let number = connection.lastInsertedRow
                for change in edit.changes {
                    try connection.execute(
                        "INSERT INTO journal_change VALUES (?, ?, ?, ?, ?)", number, change.row, change.field,
                        change.before, change.after)
                    touched.insert([String(change.field.prefix { $0 != "." }), "\(change.row.number)"])
                }
                for scope in edit.scopes {
                    try connection.execute("INSERT INTO journal_scope (edit, scope) VALUES (?, ?)", number, scope)
                }
            }
            for row in touched {
                guard let table = tables[row[0]], let number = Int64(row[1]) else { continue }
                try connection.show(RowID(number), of: table)
            }
            try connection.execute("DELETE FROM journal_before")
            try connection.execute("UPDATE journal_store SET time = (SELECT max(time) FROM journal_edit)")
        }
    }
}

extension Connection {
    fileprivate func foreignEdits() throws -> [ForeignEdit] {
        let numbers = try query("SELECT number, replica, sequence, time FROM journal_edit ORDER BY time, replica") {
            row in
            (
                try row.integer("number"),
                ForeignEdit(
                    replica: try row.integer("replica"), sequence: try row.integer("sequence"),
                    time: try row.integer("time"))
            )
        }
        return try numbers.map { number, edit in
            var edit = edit
            edit.changes = try query("SELECT row, field, before, after FROM journal_change WHERE edit = ?", number) {
                row in
                (
                    RowID(try row.integer("row")), try row.text("field"), try row.value("before"),
                    try row.value("after")
                )
            }
            edit.scopes = try query("SELECT scope FROM journal_scope WHERE edit = ?", number) {
                RowID(try $0.integer("scope"))
            }
            return edit
        }
    }

    /// Sets each field of a row to its last written value.
    fileprivate func show(_ row: RowID, of table: JournaledTable) throws {
        let fields = ["deleted"] + table.fields.map(\.name)
        let values = try fields.map { field in
            let sql = """
                SELECT after FROM journal_change JOIN journal_edit ON number = edit WHERE row = ? AND field = ?
                ORDER BY time DESC, replica DESC LIMIT 1
                """
            return (field, try first(sql, row, "\(table.name).\(field)") { try $0.value("after") })
        }
        let exists = try first("SELECT 1 FROM \(table.name) WHERE id = ?", row) { _ in true } ?? false
        if !exists {
            // In one statement, because some columns must not be NULL.
            let given = values.filter { $0.1 != nil && $0.1 != .null }
            let list = given.map(\.0).joined(separator: ", ")
            let literals = given.map { $0.1?.sql ?? "NULL" }.joined(separator: ", ")
            try execute("INSERT INTO \(table.name) (id, \(list)) VALUES (?, \(literals))", row)
            return
        }
        for (field, value) in values {
            if let value { try execute("UPDATE \(table.name) SET \(field) = ? WHERE id = ?", value, row) }
        }
    }
}

extension Value {
    /// The value as an SQL literal. Text must not contain NUL.
    fileprivate var sql: String {
        switch self {
        case .null: "NULL"
        case .integer(let integer): "\(integer)"
        case .real(let real): "\(real)"
        case .text(let text):
            "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
        case .blob(let bytes): "x'\(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())'"
        }
    }
}
