import Basics

struct Section {
    /// A column with its heading and key.
    struct Column {
        let head, key: String
        /// The text that the table shows for `true`.
        var mark = ""
    }

    let title, key: String
    let columns: [Column]
    let rows: [[JSONValue]]
    var hasTotal = false
    var notes: [String] = []

    /// The table as text, with numbers right-aligned.
    var text: String {
        let cells = (rows + (hasTotal && rows.count > 1 ? [total] : [])).map { row in
            zip(row, columns).map { $0.text(mark: $1.mark) }
        }
        let lines = [columns.map(\.head)] + cells
        let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let table = lines.map { line in
            let padded = zip(zip(line, widths), rows.first ?? []).map { cell, value in
                value.isNumber ? cell.0.leftPadded(to: cell.1) : cell.0.padded(to: cell.1)
            }
            return "  \(padded.joined(separator: "  "))".trimmingEnd
        }
        return ([title] + table + notes).map { "\($0)\n" }.joined()
    }

    var json: JSONValue {
        .array(
            rows.map { row in
                .object(JSONObject(members: zip(columns, row).map { JSONObject.Member(name: $0.key, value: $1) }))
            })
    }

    private var total: [JSONValue] {
        columns.indices.map { column in
            guard rows.first?[column].isNumber == true else { return .string(column == 0 ? "total" : "") }
            return .integer(rows.reduce(0) { $0 + $1[column].number })
        }
    }
}

extension JSONValue {
    fileprivate var isNumber: Bool { if case .integer = self { true } else { false } }

    fileprivate var number: Int { if case .integer(let number) = self { number } else { 0 } }

    fileprivate func text(mark: String) -> String {
        switch self {
        case .string(let text): text
        case .bool(let isMarked): isMarked ? mark : ""
        case .array(let values): values.map { $0.text(mark: mark) }.joined(separator: ", ")
        case .null, .integer, .real, .object: text
        }
    }
}
