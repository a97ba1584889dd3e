public import Basics
import SQLite

/// The declaration of a table whose edits are journaled, with everything that undo and history need.
///
/// The table itself is literal SQL in a migration. Besides its fields, it has a column `id INTEGER PRIMARY KEY` for the
/// ``RowID`` and a column `deleted INTEGER NOT NULL DEFAULT 0`. No field is unique or a foreign key, so that the edits
/// of two stores can be merged in any order, even if both stores gave the same value to different rows. A column that
/// is not a field may be unique. Rows are never deleted by SQL.
public struct JournaledTable: Sendable {
    /// A column whose changes are journaled.
    public struct Field: Sendable {
        /// The column's name.
        public let name: String
        /// Whether a later change of the field prevents an undo of the whole edit, as for a place or a parent.
        let isStructural: Bool
        package let referred: String?
        /// Whether the field describes this machine, and is not exchanged with other stores.
        package var stays = false
        /// Whether a change of the field leaves the time of the row's last edit as it is.
        var isQuiet = false
        /// The table to whose rows the values refer, other than as parents.
        package var mentioned: String?

        /// A copy of the field for a value that concerns only this machine, such as the language or a program to start:
        /// it is not sent to other stores, and ignored when another store sends it.
        public var staying: Field {
            var field = self
            field.stays = true
            return field
        }

        /// A copy of the field for a value whose changes do not count as an edit of the row, such as a mark. When edits
        /// of other stores are written to the tables, the time of the row's last edit that triggers see ignores changes
        /// of the field.
        public var quiet: Field {
            var field = self
            field.isQuiet = true
            return field
        }

        /// Returns a copy of the field for a value that is the ``RowID`` of a row which is no parent, and may be gone.
        public func mentioning(_ table: String) -> Field {
            var field = self
            field.mentioned = table
            return field
        }

        /// Creates a field that does not prevent an undo: if the field was changed again after an edit, an undo of that
        /// edit leaves the field unchanged, and reverts the rest of the edit.
        public static func plain(_ name: String) -> Field { Field(name: name, isStructural: false, referred: nil) }

        /// Creates a field that determines the place of the row. If the field was changed again after an edit, that
        /// edit cannot be undone.
        public static func structural(_ name: String) -> Field { Field(name: name, isStructural: true, referred: nil) }

        /// Creates a structural field that holds the ``RowID`` of a row in another table.
        public static func parent(_ name: String, in table: String) -> Field {
            Field(name: name, isStructural: true, referred: table)
        }
    }

    /// The table's name.
    public let name: String
    package let fields: [Field]
    let claim: [String]
    package let number: Number?
    let mentions: [String]
    let keptDeleted: String
    let counted: (@Sendable (Int) -> Phrase)?
    let scope: @Sendable (_ row: String) -> String
    let describe: @Sendable (RowEdit) -> [Described]
    /// The names of all columns that the journal reads.
    let columns: [String]
    /// The fields that refer to other rows.
    let parents: [Field]
    /// The names of the fields whose changes count as edits of the row.
    let edited: Set<String>
    /// SQL for the ``columns`` of the row ?.
    let selection: String

    /// The numbers that people type for the rows of a table, such as 2 for the second chart.
    public struct Number: Sendable {
        package let column, claim: String

        /// The valid claims. Any other value, which none of these programs writes, counts as no claim.
        static let claims: ClosedRange<Int64> = 1...1 << 40

        /// Creates the declaration of numbers.
        ///
        /// - Parameters:
        ///   - column: the column with the number of a row, which is unique. It is derived from the claims of all rows.
        ///   - claim: the field with the number that the row got in the store that created it: one more than the
        ///     greatest number there. Of rows that claim the same number, the one with the smallest identity gets it,
        ///     and the others get the next free numbers.
        public init(_ column: String, claimedBy claim: String) {
            (self.column, self.claim) = (column, claim)
        }
    }

    /// The name of the column that says whether a row is deleted. Every journaled table has this column.
    static let deleted = "deleted"

    /// Creates the declaration of a table.
    ///
    /// - Parameters:
    ///   - name: the table's name.
    ///   - fields: the columns whose changes are journaled, in any order, without `deleted`.
    ///   - claim: the columns that make up the place of a row, if a place holds one row. An undo that would move a row
    ///     to an occupied place is rejected.
    ///   - number: the numbers that people type for the rows; `nil` if there are none.
    ///   - mentions: columns of tables that are not journaled, which refer to rows of this one: `seen.page`.
    ///   - keptDeleted: an SQL condition for deleted rows that are still shown, such as a row to which another machine
    ///     has added something. A purge does not empty them.
    ///   - counted: returns a number of the table's rows as a person reads it, such as `3 runs`. A large edit is summed up
    ///     by such numbers, if all its tables have them.
    ///   - scope: returns an SQL expression for the scope of a row's edits. Its parameter is the SQL name of the row.
    ///     An edit of a row whose scope is NULL cannot be undone.
    ///   - describe: returns descriptions of the change of one row for a person.
    public init(
        _ name: String, fields: [Field], claim: [String] = [], number: Number? = nil,
        mentions: [String] = [], keptDeleted: String = "0", counted: (@Sendable (Int) -> Phrase)? = nil,
        scope: @escaping @Sendable (_ row: String) -> String,
        describe: @escaping @Sendable (RowEdit) -> [Described]
    ) {
        (self.name, self.claim, self.number, self.mentions) = (name, claim, number, mentions)
        self.keptDeleted = keptDeleted
        self.fields = fields + (number.map { [.plain($0.claim)] } ?? [])
        (self.counted, self.scope, self.describe) = (counted, scope, describe)
        columns = ["id", Self.deleted] + self.fields.map(\.name) + (number.map { [$0.column] } ?? [])
        parents = fields.filter { $0.referred != nil }
        edited = Set([Self.deleted] + self.fields.filter { !$0.isQuiet }.map(\.name))
        selection = "SELECT \(columns.joined(separator: ", ")) FROM \(name) WHERE id = ?"
    }

    /// The description of a change for a person, with its position among the changes of its table.
    public struct Described: Sendable {
        let order: Int
        let change: RecordedEdit.Change

        /// Creates the description of a change. The descriptions for one table are sorted by `order`.
        public init(order: Int = 0, _ change: RecordedEdit.Change) {
            (self.order, self.change) = (order, change)
        }
    }
}

extension JournaledTable {
    /// The names of the columns whose changes are journaled, including `deleted`.
    var recorded: [String] { [Self.deleted] + fields.map(\.name) }

    /// SQL for the number that a new row claims: one more than the greatest number in this store.
    public var nextNumber: String {
        number.map { "(SELECT coalesce(max(\($0.column)), 0) + 1 FROM \(name))" } ?? "NULL"
    }

    /// The names of the columns that stores exchange.
    package var shared: [String] { [Self.deleted] + fields.filter { !$0.stays }.map(\.name) }

    /// Whether a field is neither the place of a row nor its number.
    func isContent(_ field: String) -> Bool {
        fields.contains { $0.name == field && !$0.isStructural && $0.name != number?.claim }
    }

    func isStructural(_ field: String) -> Bool {
        field == Self.deleted || fields.contains { $0.name == field && $0.isStructural }
    }

    func refersToParent(in field: String) -> Bool {
        fields.contains { $0.name == field && $0.referred != nil }
    }
}

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
        let columns = columns(for: tables).map { " \($0) ANY," }.joined()
        return """
            CREATE TABLE journal_before (
                source TEXT NOT NULL, row INTEGER NOT NULL,\(columns) PRIMARY KEY (source, row)
            ) STRICT, WITHOUT ROWID
            """
    }

    /// Returns the names of the columns for all fields of some tables, without duplicates.
    static func columns(for tables: [JournaledTable]) -> [String] {
        var seen: Set<String> = []
        return tables.flatMap(\.recorded).map(column).filter { seen.insert($0).inserted }
    }
}
