extension JournaledTable {
    /// SQL statements for triggers that save a before-image of each row that any program inserts, updates or replaces,
    /// and that prevent deleting rows.
    ///
    /// The triggers are short, because SQLite parses them at every start. They call no function, because SQLite forbids
    /// some functions in an untrusted schema.
    var triggers: [String] {
        let columns = (["source", "row"] + recorded.map(BeforeImage.column)).joined(separator: ", ")
        let values = recorded.map { "OLD.\($0)" }.joined(separator: ", ")
        // `ON CONFLICT` keeps the first image. `OR IGNORE` would be overridden by an `OR REPLACE` of the statement that
        // fires the trigger.
        return [
            // `INSERT OR REPLACE` deletes the old row without firing triggers for deletes. This update fires the
            // trigger that saves the before-image.
            """
            CREATE TRIGGER journal_\(name)_replace BEFORE INSERT ON \(name) BEGIN
                UPDATE \(name) SET deleted = deleted WHERE id = NEW.id;
            END
            """,
            """
            CREATE TRIGGER journal_\(name)_insert AFTER INSERT ON \(name) BEGIN
                INSERT INTO journal_before (source, row) VALUES ('\(name)', NEW.id) ON CONFLICT DO NOTHING;
            END
            """,
            // Only for recorded columns: another trigger of the table may fill the other columns right after an insert.
            // If it filled a recorded column, this trigger would save the image of an existing row, and the row would
            // not seem new.
            """
            CREATE TRIGGER journal_\(name)_update AFTER UPDATE OF \(recorded.joined(separator: ", ")) ON \(name) BEGIN
                INSERT INTO journal_before (\(columns)) VALUES ('\(name)', OLD.id, \(values)) ON CONFLICT DO NOTHING;
            END
            """, refusalOfDeletes,
        ]
    }

    /// The SQL statement for a trigger that prevents deleting rows.
    var refusalOfDeletes: String {
        """
        CREATE TRIGGER journal_\(name)_delete BEFORE DELETE ON \(name) BEGIN
            SELECT RAISE(ABORT, 'a row of \(name) is deleted by setting deleted = 1');
        END
        """
    }
}

/// The table of before-images: rows as they were before the open edit, or before another program changed them. The
/// before-image of a new row has no values.
enum BeforeImage {
    /// Returns the name of the column for a field. Fields of several tables with the same name share one column. Since
    /// the column is named after the field, a before-image keeps its meaning when a later version changes the declared
    /// fields.
    static func column(_ field: String) -> String { "old_\(field)" }

    /// Returns SQL that creates the table of before-images.
    static func table(for tables: [JournaledTable]) -> String {
        let columns = columns(for: tables).map { "\($0) ANY" }.joined(separator: ", ")
        return """
            CREATE TABLE journal_before (
                source TEXT NOT NULL, row INTEGER NOT NULL, \(columns), PRIMARY KEY (source, row)
            ) STRICT, WITHOUT ROWID
            """
    }

    /// Returns the names of the columns for all fields of some tables, without duplicates.
    static func columns(for tables: [JournaledTable]) -> [String] {
        var seen: Set<String> = []
        return tables.flatMap(\.recorded).map(column).filter { seen.insert($0).inserted }
    }
}
