import Basics
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface

/// A row of a CSV table, with the fields of a filled cell.
struct CSVRow {
    /// The names of the columns that identify the cell of a row.
    static let (chart, subGoal, position) = ("chart", "sub-goal", "position")

    /// The names of all columns in order: those that identify the cell, then one for each field.
    static let columns = [chart, subGoal, position] + CellField.all.map(\.word)

    /// The fields of the row, in the order of ``columns``.
    let fields: [String]

    /// The header row, with the names of the columns.
    static let header = CSVRow(fields: columns)

    /// The row as CSV, with its line end.
    var text: String { fields.csvRow }
}

extension [NamedChart] {
    /// The charts with names that tell their rows apart. If several charts have no name, those without content are left
    /// out. If several remain, each gets the title of its first goal as its name, followed by a number if another chart
    /// has that name.
    var namedForRows: [NamedChart] {
        guard count(where: { $0.name == nil }) > 1 else { return self }
        let used = filter { $0.name != nil || $0.chart != Chart() }
        if used.isEmpty { return Array(prefix(1)) }
        guard used.count(where: { $0.name == nil }) > 1 else { return used }
        let order = used.indices.filter { used[$0].name != nil } + used.indices.filter { used[$0].name == nil }
        let names = Claims.names(for: order.map { (entry: $0, name: used[$0].wantedName) })
        return used.enumerated().map { NamedChart(name: names[$0], chart: $1.chart, isArchived: $1.isArchived) }
    }
}

extension NamedChart {
    /// The chart as CSV, with a row for each filled cell: the core goal, then each sub-goal followed by its items. The
    /// core goal has the center's position, 5. Only items name a sub-goal. A chart without filled cells has a single
    /// row with its name.
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
                // Without a percent sign, so that a spreadsheet can calculate with the numbers.
                if field == .rate {
                    content.item.map { "\($0.rate.percent)" } ?? ""
                } else {
                    field.text(of: content) ?? ""
                }
            }
    }
}
