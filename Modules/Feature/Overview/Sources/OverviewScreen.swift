import Basics
import Commands
import MandalartDomainInterface
import OverviewFeatureInterface
import Ribcage
import Screens
import Terminal

/// Shows a whole chart: nine blocks of nine cells, or a line for each filled cell.
enum OverviewScreen: Screen {
    static var arrival: OverviewInteractor.Action? { .load }

    static let commands: [Command<OverviewInteractor>] = [
        Command(
            "open", Rest(.cellName),
            summary: OverviewPhrases.open, example: OverviewPhrases.openExample, byNumber: true,
            titles: { $0.chart.titlesOfSubGoals }
        ) { .open($0) }
    ]

    /// The JSON record of the shown cells of the chart, without the nickname.
    static let record = Record<OverviewInteractor.State>(
        "chart", ChartRecordPhrases.chart, [.members(FilteredChart.members) { $0.filtered }])

    /// Returns the picture in the full style; in the list style, or if the picture would be unreadable, returns lines.
    static func page(of state: OverviewInteractor.State, for reader: Reader) -> Text {
        let picture =
            state.style == .full ? reader.blockGrid { block, number in cell(block, number, of: state.chart) } : nil
        return picture ?? list(of: state.filtered, for: reader)
    }

    /// Returns a cell of a block. The block in the middle has the core goal and the sub-goals; each other block has a
    /// sub-goal and its items.
    private static func cell(_ block: Int, _ number: Int, of chart: Chart) -> BlockGrid.Cell {
        guard let position = try? Position(block) else {
            if let position = try? Position(number) {
                return cell(chart.subGoals[position]?.goal, chart.subGoals[position]?.rate)
            }
            return cell(chart.coreGoal, chart.rate)
        }
        let goal = chart.subGoals[position]
        guard let place = try? Position(number) else { return cell(goal?.goal, goal?.rate) }
        guard let item = goal?.items[place] else { return BlockGrid.Cell() }
        return BlockGrid.Cell(title: Text(line: item.title.text), percent: item.rate.percent)
    }

    private static func cell(_ goal: Goal?, _ rate: AchievementRate?) -> BlockGrid.Cell {
        guard let goal else { return BlockGrid.Cell() }
        return BlockGrid.Cell(
            title: Text(line: goal.title.text).bold, percent: rate?.percent,
            style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
    }

    private static func list(of filtered: FilteredChart, for reader: Reader) -> Text {
        let chart = filtered.chart
        guard chart != Chart() else { return reader.text(OverviewPhrases.emptyChart) }
        let core = chart.coreGoal.map { Text(line: $0.title.text) } ?? reader.text(OverviewPhrases.noCoreGoal).dim
        var rows = [
            ListRow(
                "", core.bold, facts: [Text("\(chart.rate)")] + due(chart.coreGoal?.due, for: reader),
                details: lines(of: chart.coreGoal?.note ?? .empty))
        ]
        for shown in filtered.goals {
            let (position, goal) = (shown.position, shown.goal)
            let filled = reader.text(MandalartPhrases.filled(goal.items.count)).dim
            rows.append(
                ListRow(
                    Text("\(position)  "), Text(line: goal.title.text).bold,
                    facts: [Text("\(goal.rate)"), filled] + due(goal.due, for: reader), details: lines(of: goal.note)))
            for (place, item) in shown.items {
                let cadence = item.habit.map { [reader.text(HabitPhrases.cadence(of: $0)).dim] } ?? []
                rows.append(
                    ListRow(
                        Text("  \(position)/\(place)  "), Text(line: item.title.text),
                        facts: [Text("\(item.rate)")] + cadence + due(item.due, for: reader),
                        details: lines(of: item.note)))
            }
        }
        var lines = rows.flatMap(reader.lines)
        if filtered.goals.isEmpty, !chart.subGoals.isEmpty {
            lines += reader.text(OverviewPhrases.nothingShown).wrapped(to: reader.width)
        }
        return lines.joined(separator: "\n")
    }

    private static func lines(of note: Note) -> [Text] { note == .empty ? [] : [Text(line: note.line)] }

    private static func due(_ day: Day?, for reader: Reader) -> [Text] {
        day.map { [reader.text(DuePhrases.due($0))] } ?? []
    }
}
