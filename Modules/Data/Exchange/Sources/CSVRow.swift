import ExchangeDomainInterface
import MandalartDomainInterface
import Time

/// A row of a table (RFC 4180): the fields that a filled cell has.
///
/// Spreadsheets take a field that begins with `=`, `+`, `-` or `@` for a formula and carry it out. Such a field gets an
/// apostrophe before it, and one that has apostrophes before such a sign gets one more; reading takes one away again. So
/// nothing is carried out and nothing is lost, also by way of a spreadsheet that writes the table again.
struct CSVRow {
    /// The columns, in the order in which they are written.
    enum Column: String, CaseIterable {
        case chart, subGoal = "sub-goal", position, title, description, palette, image, rate, due, every
    }

    /// The fields, one for each column.
    let fields: [String]

    /// The first row: what the columns are called.
    static let header = CSVRow(fields: Column.allCases.map(\.rawValue))

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
        if let coreGoal = chart.coreGoal { add("", Position.centre, CellContent(coreGoal)) }
        for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
            add("", position.number, CellContent(goal))
            for (place, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                add("\(position)", place.number, .actionItem(item))
            }
        }
        let empty = CSVRow(fields: [name?.text ?? ""] + CSVRow.Column.allCases.dropFirst().map { _ in "" })
        return text.isEmpty ? empty.text : text
    }
}

extension CSVRow {
    fileprivate init(chart: Title?, subGoal: String, position: String, _ content: CellContent) {
        let place = [chart?.text ?? "", subGoal, position, content.title.text]
        switch content {
        case .goal(_, let description, let palette, let image, let due):
            fields =
                place + [description.text, palette?.rawValue ?? "", image?.text ?? "", "", due?.description ?? "", ""]
        case .actionItem(let item):
            fields =
                place + ["", "", "", "\(item.rate.percent)", item.due?.description ?? ""]
                + [item.habit?.cadence.description ?? ""]
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

    /// The text that a field of a table stands for.
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
