import SQLite

/// The name of a journaled field with its table: `item.title`. The changes of an edit share the few names that they
/// have, since an edit may have a million changes.
final class FieldName: Sendable {
    let qualified, table, field: String

    init(_ qualified: String) {
        self.qualified = qualified
        let dot = qualified.firstIndex(of: ".")
        table = dot.map { String(qualified[..<$0]) } ?? ""
        field = dot.map { String(qualified[qualified.index(after: $0)...]) } ?? qualified
    }
}

/// The change of one field of a row by an edit.
struct Change: Sendable {
    let row: RowID
    let name: FieldName
    let before, after: Value

    /// The field's name with its table: `item.title`.
    var qualifiedField: String { name.qualified }

    var table: String { name.table }

    var field: String { name.field }

    /// Whether the edit left the value as it was.
    var isIdle: Bool { before.isSame(as: after) }

    /// Whether the edit created the row.
    var isCreation: Bool { field == JournaledTable.deleted && before == .null }
}

extension [Change] {
    /// The changes of each row, if those of a row follow one another, as in the changes of an edit.
    var byRow: [ArraySlice<Change>] {
        var runs: [ArraySlice<Change>] = []
        var start = startIndex
        while start < endIndex {
            let row = self[start].row
            var end = start + 1
            while end < endIndex, self[end].row == row { end += 1 }
            runs.append(self[start..<end])
            start = end
        }
        return runs
    }
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
        var names: [String: FieldName] = [:]
        func name(_ qualified: String) -> FieldName {
            if let name = names[qualified] { return name }
            let name = FieldName(qualified)
            names[qualified] = name
            return name
        }
        let sql = "SELECT row, field, before, after FROM journal_change WHERE edit = ? ORDER BY row, field"
        return try query(sql, edit) { row in
            Change(
                row: RowID(try row.integer("row", as: Int64.self)), name: name(try row.text("field")),
                before: try row.value("before"), after: try row.value("after"))
        }
    }
}
