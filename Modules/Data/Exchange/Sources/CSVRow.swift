import ExchangeDomainInterface
import Formats
import MandalartDomainInterface
import Time

/// A row of a table: the fields of a filled cell.
struct CSVRow {
    /// The columns that identify the cell of a row.
    static let (chart, subGoal, position) = ("chart", "sub-goal", "position")

    /// All columns in order: those that identify the cell, and one for each field.
    static let columns = [chart, subGoal, position] + CellField.all.map(\.word)

    /// The fields, one for each column.
    let fields: [String]

    /// The header row with the names of the columns.
    static let header = CSVRow(fields: columns)

    /// The row with its line end.
    var text: String { fields.csvRow }
}

extension NamedChart {
    /// A row for each filled cell: the core goal, then each sub-goal and its items. The position of the core goal is
    /// the centre's, and only items have a sub-goal besides their position. A chart without a filled cell has one row
    /// with only its name.
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
