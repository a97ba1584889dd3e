extension JournaledTable {
    /// The triggers that journal every change of the table, in the transaction of the change, whichever program makes it.
    ///
    /// They call no function: SQLite takes some for unsafe where a schema is not trusted. Without an open edit, each
    /// statement is an edit of its own, from outside. While `journal_store.edit` is 0, nothing is journaled.
    var triggers: [String] {
        let recorded = [Self.deleted] + fields.map(\.name)
        // A row that moves is recorded with all that says where it is, so that an undo finds that it moved again.
        let places = fields.filter(\.isStructural).map(\.name)
        let moves = places.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ")
        let inserted = recorded.map { change($0, from: "NULL", when: "NEW.\($0) IS NOT NULL") }
        let updated = recorded.map { field in
            change(
                field, from: "OLD.\(field)", when: places.contains(field) ? moves : "OLD.\(field) IS NOT NEW.\(field)")
        }
        let differs = recorded.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ")
        return [
            trigger("insert", "AFTER INSERT ON \(name)", Self.begin + inserted + [Self.scope(scope("NEW"))]),
            trigger(
                "update", "AFTER UPDATE OF \(recorded.joined(separator: ", ")) ON \(name)", when: " AND (\(differs))",
                Self.begin + updated + [Self.scope(scope("OLD")), Self.scope(scope("NEW"))]),
            trigger(
                "delete", "BEFORE DELETE ON \(name)",
                ["SELECT RAISE(ABORT, 'a row of \(name) is deleted by setting deleted = 1')"]),
        ]
    }

    /// What the triggers' names end with.
    static let events = ["insert", "update", "delete"]

    private func trigger(
        _ event: String, _ clause: String, when condition: String = "", _ statements: [String]
    ) -> String {
        let body = statements.map { "    \($0);\n" }.joined()
        return """
            CREATE TRIGGER journal_\(name)_\(event) \(clause)
            WHEN (SELECT edit FROM journal_store) IS NOT 0\(condition) BEGIN
            \(body)END
            """
    }

    /// The number of the edit that a change belongs to.
    private static let edit = """
        (SELECT coalesce(edit, (SELECT max(number) FROM journal_edit)) FROM journal_store)
        """

    /// Begins an edit from outside, when none is open.
    private static let begin = [
        """
        INSERT INTO journal_edit (replica, sequence, time)
            SELECT replica, sequence + 1, max(time + 1, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) << 16)
            FROM journal_store WHERE edit IS NULL
        """,
        """
        UPDATE journal_store SET (sequence, time) = (
            SELECT sequence, time FROM journal_edit ORDER BY number DESC LIMIT 1
        ) WHERE edit IS NULL
        """,
    ]

    /// The first value before and the last value after are kept, however often an edit changes a field.
    private func change(_ field: String, from before: String, when condition: String) -> String {
        """
        INSERT INTO journal_change (edit, row, field, before, after)
            SELECT \(Self.edit), NEW.id, '\(name).\(field)', \(before), NEW.\(field) WHERE \(condition)
            ON CONFLICT (edit, row, field) DO UPDATE SET after = excluded.after
        """
    }

    private static func scope(_ scope: String) -> String {
        """
        INSERT INTO journal_scope (edit, scope) SELECT \(edit), \(scope) WHERE \(scope) IS NOT NULL
            ON CONFLICT DO NOTHING
        """
    }
}
