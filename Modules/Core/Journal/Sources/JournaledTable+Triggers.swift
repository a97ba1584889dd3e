extension JournaledTable {
    /// The triggers that journal every change of the table, in the transaction of the change, whichever program makes it.
    ///
    /// They are short, because SQLite parses them at every start: the common part is in the triggers of two views,
    /// `journal` and `journal_place`. They call no function, because SQLite refuses some of them in an untrusted schema.
    var triggers: [String] {
        let recorded = [Self.deleted] + fields.map(\.name)
        func list(_ row: String) -> String { recorded.map { "\(row).\($0)" }.joined(separator: ", ") }
        /// Records each field with its values before and after; the view leaves out those that are the same.
        func record(_ before: (String) -> String) -> String {
            let values = recorded.map { "(NEW.id, '\(name).\($0)', \(before($0)), NEW.\($0))" }
            return "INSERT INTO journal VALUES \(values.joined(separator: ", "))"
        }
        return [
            trigger(
                "insert", "AFTER INSERT ON \(name)",
                ["INSERT INTO journal_place VALUES (NULL, \(scope("NEW")), NEW.id)", record { _ in "NULL" }]),
            trigger(
                "update", "AFTER UPDATE ON \(name)", when: " AND (\(list("OLD"))) IS NOT (\(list("NEW")))",
                ["INSERT INTO journal_place VALUES (\(scope("OLD")), \(scope("NEW")), NULL)", record { "OLD.\($0)" }]),
            trigger(
                "delete", "BEFORE DELETE ON \(name)",
                ["SELECT RAISE(ABORT, 'a row of \(name) is deleted by setting deleted = 1')"]),
        ]
    }

    private func trigger(
        _ event: String, _ clause: String, when condition: String = "", _ statements: [String]
    ) -> String {
        let body = statements.map { "\($0);\n" }.joined()
        return """
            CREATE TRIGGER journal_\(name)_\(event) \(clause)
            WHEN (SELECT edit FROM journal_store) IS NOT 0\(condition) BEGIN
            \(body)END
            """
    }
}

extension Journal {
    /// Views that receive what the tables' triggers record: `journal` takes the changes of the open edit, `journal_place`
    /// its scopes, and the identity of a row that is new. A row from outside may have got its identity from SQLite, which
    /// counts on from the greatest one: the replica does not give it again.
    static let views = [
        "CREATE VIEW journal AS SELECT row, field, before, after FROM journal_change",
        """
        CREATE TRIGGER journal_record INSTEAD OF INSERT ON journal WHEN NEW.before IS NOT NEW.after BEGIN
            INSERT INTO journal_change (edit, row, field, before, after)
                SELECT \(edit), NEW.row, NEW.field, NEW.before, NEW.after FROM journal_store WHERE true
                -- The first value before and the last value after are kept, however often an edit changes a field.
                ON CONFLICT (edit, row, field) DO UPDATE SET after = excluded.after;
        END
        """,
        "CREATE VIEW journal_place AS SELECT scope AS before, scope AS after, edit AS new FROM journal_scope",
        """
        CREATE TRIGGER journal_enter INSTEAD OF INSERT ON journal_place BEGIN
            -- Without an open edit, this begins one, from outside.
            INSERT INTO journal_edit (replica, sequence, time)
                SELECT replica, sequence + 1, max(time + 1, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) << 16)
                FROM journal_store WHERE edit IS NULL;
            UPDATE journal_store SET (sequence, time) = (
                SELECT sequence, time FROM journal_edit ORDER BY number DESC LIMIT 1
            ), counter = CASE replica WHEN NEW.new >> \(RowID.counterBits)
                THEN max(counter, NEW.new & \(RowID.greatestCounter)) ELSE counter END WHERE edit IS NULL;
            INSERT INTO journal_scope (edit, scope) SELECT \(edit), place.scope
                FROM journal_store, (SELECT NEW.before AS scope UNION SELECT NEW.after) AS place
                WHERE place.scope IS NOT NULL ON CONFLICT DO NOTHING;
        END
        """,
    ]

    /// An SQL expression for the number of the current edit, for a query of `journal_store`.
    private static let edit = "coalesce(edit, (SELECT max(number) FROM journal_edit))"
}
