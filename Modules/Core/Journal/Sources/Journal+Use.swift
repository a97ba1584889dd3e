import SQLite

/// The use of rows after the edit that created them. A row in use is not deleted by an undo or a redo.
extension Journal {
    /// Returns the first change whose reversal would delete a row in use: a row that a later edit in effect has changed,
    /// or a row to which such a row belongs, such as a chart that has been filled since. The result is `nil` if there is
    /// none.
    ///
    /// An undo of a creation takes its parts along, such as the content of a new chart. The history of a list may also undo
    /// the creation of an entry together with the edits that only the entry's own history shows.
    func usedRow(
        of edit: JournalEntry, _ changes: [Change], for target: Target, in connection: borrowing Connection
    ) throws -> Change? {
        let deletions = changes.filter { $0.field == JournaledTable.deleted && !$0.before.isSame(as: .integer(0)) }
        if deletions.isEmpty { return nil }
        let scope: Int64? = if case .newest(let scope?) = target { try scope(connection) } else { nil }
        let used = try connection.first(sqlOfUsedRow, edit.number, scope) { row in
            (field: try row.text("field"), row: RowID(try row.integer("root", as: Int64.self)))
        }
        return deletions.first { $0.row == used?.row && $0.qualifiedField == used?.field }
    }

    /// SQL for a row in use that a reversal of the edit ?1 would delete. ?2 is the scope whose history is used; NULL for
    /// an edit that is reverted by its number.
    ///
    /// Rows are named with their table, because a row of another program may have the number of a row in another table.
    private var sqlOfUsedRow: String {
        let roots = declared.map { table in
            """
            SELECT field, made.id, '\(table.name)', made.id, before IS NULL AND \(table.scope("made")) = ?2
            FROM journal_change JOIN \(table.name) AS made ON made.id = row
            WHERE edit = ?1 AND field = '\(table.name).\(JournaledTable.deleted)' AND before IS NOT 0
            """
        }
        let children = declared.flatMap { table in
            table.fields.compactMap { field in
                field.referred.map { parent in
                    """
                    SELECT gone.field, root, '\(table.name)', child.id, isListed
                    FROM gone CROSS JOIN \(table.name) AS child ON child.\(field.name) = gone.id
                    WHERE source = '\(parent)'
                    """
                }
            }
        }
        return """
            WITH RECURSIVE gone (field, root, source, id, isListed) AS (
                \((roots + children).joined(separator: "\nUNION\n"))
            ),
            later (edit, source, id) AS (
                SELECT journal_change.edit, substr(field, 1, instr(field, '.') - 1), row FROM journal_scope
                CROSS JOIN journal_change ON journal_change.edit = journal_scope.edit
                WHERE journal_scope.edit > ?1 AND undone = 0
            )
            SELECT field, root FROM later JOIN journal_edit ON number = later.edit
            JOIN gone ON gone.id = later.id AND gone.source = later.source
            WHERE kind <> 2 AND (
                NOT EXISTS (
                    SELECT 1 FROM gone AS listed
                    WHERE listed.id = later.id AND listed.source = later.source AND listed.isListed
                ) OR EXISTS (SELECT 1 FROM journal_scope WHERE journal_scope.edit = later.edit AND scope = ?2)
            ) LIMIT 1
            """
    }
}
