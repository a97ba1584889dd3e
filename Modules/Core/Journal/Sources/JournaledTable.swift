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
        let referred: String?

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
    let localColumns: [String]
    let claim: [String]
    let counted: (@Sendable (Int) -> Phrase)?
    let scope: @Sendable (_ row: String) -> String
    let describe: @Sendable (RowEdit) -> [Described]
    /// The names of all columns that the journal reads.
    let columns: [String]
    /// The fields that refer to other rows.
    let parents: [Field]
    /// SQL for the ``columns`` of the row ?.
    let selection: String

    /// The name of the column that says whether a row is deleted. Every journaled table has this column.
    static let deleted = "deleted"

    /// Creates the declaration of a table.
    ///
    /// - Parameters:
    ///   - name: the table's name.
    ///   - fields: the columns whose changes are journaled, in any order, without `deleted`.
    ///   - claim: the columns that make up the place of a row, if a place holds one row. An undo that would move a row
    ///     to an occupied place is rejected.
    ///   - localColumns: further columns that `describe` reads, such as a number that differs from store to store.
    ///   - counted: returns a number of the table's rows as a person reads it, such as `3 runs`. A large edit is summed up
    ///     by such numbers, if all its tables have them.
    ///   - scope: returns an SQL expression for the scope of a row's edits. Its parameter is the SQL name of the row.
    ///     An edit of a row whose scope is NULL cannot be undone.
    ///   - describe: returns descriptions of the change of one row for a person.
    public init(
        _ name: String, fields: [Field], claim: [String] = [], localColumns: [String] = [],
        counted: (@Sendable (Int) -> Phrase)? = nil,
        scope: @escaping @Sendable (_ row: String) -> String,
        describe: @escaping @Sendable (RowEdit) -> [Described]
    ) {
        (self.name, self.fields, self.claim, self.localColumns) = (name, fields, claim, localColumns)
        (self.counted, self.scope, self.describe) = (counted, scope, describe)
        columns = ["id", Self.deleted] + fields.map(\.name) + localColumns
        parents = fields.filter { $0.referred != nil }
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

    func isStructural(_ field: String) -> Bool { field == Self.deleted || isPlace(field) }

    /// Returns whether a field determines the place of a row.
    func isPlace(_ field: String) -> Bool { fields.contains { $0.name == field && $0.isStructural } }

    func refersToParent(in field: String) -> Bool {
        fields.contains { $0.name == field && $0.referred != nil }
    }
}
