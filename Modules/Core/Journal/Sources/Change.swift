import SQLite

/// What an edit did to one field of one row.
struct Change: Equatable, Sendable {
    let row: RowID
    /// With its table: `item.title`.
    let qualifiedField: String
    let before, after: Value

    private var dot: String.Index? { qualifiedField.firstIndex(of: ".") }

    var table: String { dot.map { String(qualifiedField[..<$0]) } ?? "" }

    var field: String { dot.map { String(qualifiedField[qualifiedField.index(after: $0)...]) } ?? qualifiedField }

    /// Whether the field holds after the edit what it held before.
    var isIdle: Bool { before.isSame(as: after) }

    /// Whether the edit made the row.
    var isCreation: Bool { field == JournaledTable.deleted && before == .null }
}

extension Value {
    /// Whether it is the same for SQLite. For Swift's `==` the two ways to write é are one.
    func isSame(as other: Value) -> Bool {
        if case (.text(let text), .text(let other)) = (self, other) { return text.utf8.elementsEqual(other.utf8) }
        return self == other
    }
}

extension Connection {
    /// The changes of an edit, by row and field.
    func changes(of edit: Int) throws -> [Change] {
        let sql = "SELECT row, field, before, after FROM journal_change WHERE edit = ? ORDER BY row, field"
        return try query(sql, edit) { row in
            Change(
                row: RowID(try row.integer("row", as: Int64.self)), qualifiedField: try row.text("field"),
                before: try row.value("before"), after: try row.value("after"))
        }
    }
}
