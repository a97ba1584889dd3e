import SQLite

/// The change of one field of a row by an edit.
struct Change: Equatable, Sendable {
    let row: RowID
    /// The field's name with its table: `item.title`.
    let qualifiedField: String
    let before, after: Value

    private var dot: String.Index? { qualifiedField.firstIndex(of: ".") }

    var table: String { dot.map { String(qualifiedField[..<$0]) } ?? "" }

    var field: String { dot.map { String(qualifiedField[qualifiedField.index(after: $0)...]) } ?? qualifiedField }

    /// Whether the edit left the value as it was.
    var isIdle: Bool { before.isSame(as: after) }

    /// Whether the edit created the row.
    var isCreation: Bool { field == JournaledTable.deleted && before == .null }
}

extension Value {
    /// Returns whether two values have the same type and the same bytes. Swift's `==` compares text by canonical
    /// equivalence.
    func isSame(as other: Value) -> Bool {
        if case (.text(let text), .text(let other)) = (self, other) { return text.utf8.elementsEqual(other.utf8) }
        return self == other
    }
}

extension Connection {
    /// Returns the changes of an edit, sorted by row and field.
    func changes(of edit: Int) throws -> [Change] {
        let sql = "SELECT row, field, before, after FROM journal_change WHERE edit = ? ORDER BY row, field"
        return try query(sql, edit) { row in
            Change(
                row: RowID(try row.integer("row", as: Int64.self)), qualifiedField: try row.text("field"),
                before: try row.value("before"), after: try row.value("after"))
        }
    }
}
