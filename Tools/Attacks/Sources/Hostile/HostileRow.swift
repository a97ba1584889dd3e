import ProcessKit

/// A value that the program never writes, in one column of one table. The tables and columns are read from the schema
/// of the store.
@MainActor struct HostileRow {
    let table, column: String
    private let value: Value

    /// A hostile value: its name in a report, and its SQL expression.
    private struct Value {
        let name, sql: String

        /// Whether the value is too large to be written into every row.
        var isHuge: Bool { name.contains("huge") }
    }

    private static let values = [
        Value(name: "-1", sql: "-1"), Value(name: "0", sql: "0"),
        Value(name: "the greatest integer", sql: "9223372036854775807"),
        Value(name: "the least integer", sql: "(-9223372036854775807 - 1)"),
        Value(name: "a real", sql: "1.5"), Value(name: "infinity", sql: "9e999"),
        Value(name: "NULL", sql: "NULL"), Value(name: "an empty text", sql: "''"),
        Value(name: "a text with NUL", sql: "'a' || char(0) || 'b'"),
        Value(name: "invalid UTF-8", sql: "CAST(x'61fffec3286180' AS TEXT)"),
        Value(name: "half a surrogate", sql: "CAST(x'eda080' AS TEXT)"),
        Value(name: "control characters", sql: "char(27) || '[2J' || char(13) || char(8238) || char(10)"),
        Value(name: "broken JSON", sql: "'{\"title\":'"),
        Value(name: "deep JSON", sql: "replace(hex(zeroblob(50000)), '0', '[')"),
        Value(name: "strange JSON", sql: "'{\"title\":7,\"rate\":\"x\",\"title\":null}'"),
        Value(name: "a blob", sql: "x'00ff00ff'"), Value(name: "a huge blob", sql: "zeroblob(20000000)"),
        Value(name: "a huge text", sql: "replace(hex(zeroblob(5000000)), '0', 'x')"),
        Value(name: "huge marks on a letter", sql: "'a' || replace(hex(zeroblob(500000)), '0', char(769))"),
    ]

    var text: String { "\(table).\(column) is \(value.name)" }

    /// Returns a hostile row for every value in every column of the database at a path.
    static func all(in path: String) throws -> [HostileRow] {
        let database = try SystemSQLite(path)
        let tables = database.rows("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name") ?? []
        return tables.compactMap(\.first).compactMap { $0 }.flatMap { table in
            let columns = database.rows("SELECT name FROM pragma_table_info(\(text(table)))") ?? []
            return columns.compactMap(\.first).compactMap { $0 }.flatMap { column in
                values.map { HostileRow(table: table, column: column, value: $0) }
            }
        }
    }

    /// Writes the value into one row, or into all rows if `all` is true and the value is not huge. Constraints and
    /// triggers do not apply. Returns whether a row was changed.
    func write(into path: String, all: Bool) throws -> Bool {
        var database = try Self.opened(path)
        let name = Self.text(table)
        guard let rule = database.rows("SELECT sql FROM sqlite_schema WHERE name = \(name)")?.first?.first,
            let rule
        else { return false }
        // The constraints are restored afterward, so that the schema is the one that the program expects.
        let version = database.rows("PRAGMA schema_version")?.first?.first.flatMap { $0 } ?? "1"
        let triggers = database.rows("SELECT name, sql FROM sqlite_schema WHERE \(Self.triggers(of: name))") ?? []
        database.rows(
            """
            PRAGMA writable_schema = ON;
            DELETE FROM sqlite_schema WHERE \(Self.triggers(of: name));
            UPDATE sqlite_schema SET sql = replace(replace(replace(sql, 'STRICT, ', ''), 'STRICT', ''), 'NOT NULL', '')
                WHERE name = \(name)
            """)
        database = try Self.opened(path)
        let (table, column) = (Self.identifier(table), Self.identifier(column))
        let isChanged = database.rows(
            """
            PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;
            UPDATE OR IGNORE \(table) SET \(column) = \(value.sql) \(all && !value.isHuge ? "" : condition(database))
            """)
        let count = database.rows("SELECT total_changes()")?.first?.first.flatMap { $0 }
        let returning = triggers.map { trigger in
            let (trigger, sql) = (Self.text((trigger.first ?? nil) ?? ""), Self.text((trigger.last ?? nil) ?? ""))
            return "INSERT INTO sqlite_schema VALUES ('trigger', \(trigger), \(name), 0, \(sql));"
        }
        let isRestored = database.rows(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = \(Self.text(rule)) WHERE name = \(name);
            \(returning.joined())
            PRAGMA schema_version = \(version);
            PRAGMA journal_mode = WAL
            """)
        guard isRestored != nil else { throw Failure("The rules of \(table) do not come back.") }
        return isChanged != nil && count != "0"
    }

    /// Opens a store without a write-ahead log and without syncs, because a value in every row may take many megabytes.
    private static func opened(_ path: String) throws -> SystemSQLite {
        let database = try SystemSQLite(path)
        database.rows("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
        return database
    }

    /// Returns the SQL condition for the triggers of a table, which record the table's changes in the journal.
    private static func triggers(of name: String) -> String { "type = 'trigger' AND tbl_name = \(name)" }

    /// Returns the SQL condition for the middle row of the table, by its key.
    private func condition(_ database: SystemSQLite) -> String {
        let table = Self.identifier(table)
        let columns = "SELECT name FROM pragma_table_info(\(Self.text(self.table))) WHERE pk > 0 ORDER BY pk"
        let hasNumbers = database.rows("SELECT rowid FROM \(table) LIMIT 1") != nil
        let names = (database.rows(columns) ?? []).compactMap { $0.first.flatMap(\.self) }.map(Self.identifier)
        let key = hasNumbers ? "rowid" : names.joined(separator: ", ")
        let query = "SELECT \(key) FROM \(table) ORDER BY \(key) LIMIT 1 OFFSET (SELECT count(*) / 2 FROM \(table))"
        return "WHERE (\(key)) IN (\(query))"
    }

    /// Returns a text as an SQL literal.
    private static func text(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

    /// Returns a name as a quoted SQL identifier.
    private static func identifier(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }
}
