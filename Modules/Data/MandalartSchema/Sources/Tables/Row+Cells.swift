import Basics
package import Journal
package import MandalartDomainInterface
package import SQLite

// The contents of cells as rows of the tables `goal` and `item`.

extension CellField {
    /// The fields that are stored as text in columns of the same name. Rate and habit have columns of other types.
    package static let (inGoalColumns, inItemColumns) = (inColumns(ofGoals), inColumns(ofItems))

    private static func inColumns(_ fields: [CellField]) -> [CellField] {
        fields.filter { ![.rate, .every, .pauses].contains($0) }
    }
}

extension [CellField] {
    /// Returns the names of the fields' columns as a list in SQL. `table` is a table's name and a dot, or empty.
    package func columns(of table: String = "") -> String {
        var columns = ""
        for field in self { columns += "\(columns.isEmpty ? "" : ", ")\(table)\(field.word)" }
        return columns
    }
}

extension Connection {
    /// SQL for the columns that ``Row/actionItem(_:)`` reads.
    package static let columnsOfItem = "item.rate, \(CellField.inItemColumns.columns(of: "item.")), \(columnsOfHabit)"
}

// The picks of an item are in one column, so that a merge cannot pair the picks of two stores. Days have equally many
// digits, so that their order is that of the text.
extension Connection {
    /// SQL for the day on which an item was picked last; NULL if it is not picked.
    package static let lastPick = "substr(item.picked, 1, 10)"

    /// SQL for the day of an item's pick before the last one; NULL if there is none.
    package static let earlierPick = "nullif(substr(item.picked, 12), '')"

    /// SQL for the picks of an item after it is picked on the day `?1`. The last pick is kept as the earlier one,
    /// unless it is later because the clock was set back.
    package static let picksWithNew = "?1 || CASE WHEN \(lastPick) < ?1 THEN ' ' || \(lastPick) ELSE '' END"
}

extension Row {
    /// Returns the goal of the row.
    ///
    /// - Throws: `DatabaseError`, which names the column of an invalid value; so does ``actionItem(_:)``.
    package func goal() throws(DatabaseError) -> CellContent {
        try content(.goal(Goal(title: try title())), CellField.inGoalColumns)
    }

    /// Returns the action item of the row, which has the given identity.
    package func actionItem(_ id: RowID) throws -> CellContent {
        let item = ActionItem(title: try title(), rate: try rate(), habit: try habit(), id: Identity(id))
        return try content(.actionItem(item), CellField.inItemColumns)
    }

    /// Returns `content` with the given fields, other than the title, set from the row.
    private func content(_ content: CellContent, _ fields: [CellField]) throws(DatabaseError) -> CellContent {
        var content = content
        for field in fields where field != .title {
            guard let text = try optionalText(field.word) else { continue }
            // An empty field is stored as NULL.
            guard !text.isEmpty, (try? field.read(text, into: &content)) != nil else {
                throw unexpected(field.word, expected: "a valid \(field.word)")
            }
        }
        return content
    }
}

extension Connection {
    /// Inserts an activity for an item.
    @discardableResult package func insert(
        _ activity: Activity, of item: RowID, in edit: inout OpenEdit
    ) throws -> RowID {
        let row = try edit.newRow()
        try execute(
            """
            INSERT INTO activity (id, claim, item, title, time, day, text)
                VALUES (?, \(JournaledTable.activity.nextNumber), ?, ?, ?, ?, ?)
            """, row, item, activity.item.text, activity.time.milliseconds, activity.day.description, activity.text.text
        )
        return row
    }
}
