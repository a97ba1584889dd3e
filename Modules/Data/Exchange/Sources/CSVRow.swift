import ExchangeDomainInterface
import MandalartDomainInterface
import Time

/// A row of a table (RFC 4180): the fields that a filled cell has.
///
/// Spreadsheets take a field that begins with `=`, `+`, `-` or `@` for a formula and carry it out. Such a field gets an
/// apostrophe before it, and one that has apostrophes before such a sign gets one more; reading takes one away again. So
/// nothing is carried out and nothing is lost, also by way of a spreadsheet that writes the table again.
struct CSVRow {
    /// The columns that say which cell a row is.
    static let (chart, subGoal, position) = ("chart", "sub-goal", "position")

    /// All columns, in the order in which they are written: the place of the cell, and a column for each field.
    static let columns = [chart, subGoal, position] + CellField.all.map(\.word)

    /// The fields, one for each column.
    let fields: [String]

    /// The first row: what the columns are called.
    static let header = CSVRow(fields: columns)

    /// The row with its end.
    var text: String { fields.map(\.csvField).joined(separator: ",") + "\r\n" }
}

extension NamedChart {
    /// A row for each filled cell: the core goal, then each sub-goal and its items. The position of the core goal is the
    /// centre's, and only items have a sub-goal beside their position. A chart without a filled cell has one row with its
    /// name alone.
    var csvRows: String {
        var text = ""
        func add(_ subGoal: String, _ position: Int, _ content: CellContent) {
            text += CSVRow(chart: name, subGoal: subGoal, position: "\(position)", content).text
        }
        if let coreGoal = chart.coreGoal { add("", Position.centre, .goal(coreGoal)) }
        for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
            add("", position.number, .goal(goal.goal))
            for (place, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                add("\(position)", place.number, .actionItem(item))
            }
        }
        let empty = CSVRow(fields: [name?.text ?? ""] + CSVRow.columns.dropFirst().map { _ in "" })
        return text.isEmpty ? empty.text : text
    }
}

extension CSVRow {
    fileprivate init(chart: Title?, subGoal: String, position: String, _ content: CellContent) {
        fields =
            [chart?.text ?? "", subGoal, position]
            + CellField.all.map { field in
                // A spreadsheet adds up numbers.
                if field == .rate {
                    content.item.map { "\($0.rate.percent)" } ?? ""
                } else {
                    field.text(of: content) ?? ""
                }
            }
    }
}

extension String {
    /// The text as a field of a table.
    fileprivate var csvField: String {
        let text = beginsLikeFormula ? "'" + self : self
        guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
        // A quote with a mark on it is another character, and yet a quote to whoever reads bytes.
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }

    /// The text without the apostrophe that guards against formulas.
    var unguarded: String {
        unicodeScalars.first == "'" && beginsLikeFormula ? String(unicodeScalars.dropFirst()) : self
    }

    /// Whether a sign that begins a formula comes first, perhaps after apostrophes. The wide ones are the same to some
    /// spreadsheets.
    private var beginsLikeFormula: Bool {
        switch unicodeScalars.first(where: { $0 != "'" }) {
        case "=", "+", "-", "@", "＝", "＋", "－", "＠": true
        default: false
        }
    }
}
