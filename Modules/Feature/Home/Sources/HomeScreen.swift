import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows the main grid: the core goal with the eight sub-goals around it.
enum HomeScreen: Screen {
    static var arrival: HomeInteractor.Action? { .load }
    static var hintSeen: HomeInteractor.Action? { .hintSeen }

    /// The JSON record of the whole chart, not only of the nine cells in the main grid.
    static let record = Record<HomeInteractor.State>(
        "chart", ChartRecordPhrases.chart, [.nickname { $0.nickname }, .members(Chart.members) { $0.cells.chart }])

    static func page(of state: HomeInteractor.State, for reader: Reader) -> Text {
        let grid = reader.nineGrid { number in cell(number, of: state.cells.chart, for: reader) }
        let note = Text(state.cells.chart.coreGoal?.note.text ?? "").dim
        let heading = greeting(in: state, for: reader) + note.wrapped(to: reader.width, lines: 4)
        let titles = state.cells.chart.unplaced
        let unplaced = reader.lines(listing: UnplacedPhrases.names(titles)) {
            UnplacedPhrases.line(ofSubGoals: titles.count, $0)
        }
        return (heading.filter { $0 != "" } + [grid] + unplaced + due(in: state, for: reader))
            .joined(separator: "\n")
    }

    static func hint(in state: HomeInteractor.State, for reader: Reader) -> Text? {
        switch state.hint {
        case .nameCoreGoal: reader.text(HomePhrases.beginWithCoreGoal)
        case .nameSubGoal: reader.text(HomePhrases.goOnWithSubGoals)
        case .words: state.cells.chart.subGoals.keys.min().map { reader.text(HomePhrases.words($0)) }
        case nil: nil
        }
    }

    private static func greeting(in state: HomeInteractor.State, for reader: Reader) -> [Text] {
        let name = state.nickname?.text
        let progress = reader.text(HomePhrases.progress(state.cells.chart.subGoals.count, state.cells.chart.rate))
        let greeting =
            state.cells.chart == Chart()
            ? reader.text(HomePhrases.emptyChart(of: name)).bold
            : reader.text(HomePhrases.hello(name)).bold + progress
        return reader.heading(state.name?.text, greeting)
    }

    /// Returns the lines that list the goals with a due day, earliest first.
    private static func due(in state: HomeInteractor.State, for reader: Reader) -> [Text] {
        let chart = state.cells.chart
        let goals: [(number: Int, goal: Goal, rate: AchievementRate)] =
            (chart.coreGoal.map { [(Position.centre, $0, chart.rate)] } ?? [])
            + chart.subGoals.map { ($0.key.number, $0.value.goal, $0.value.rate) }
        let entries = goals.compactMap { number, goal, rate in
            goal.due.map { DueEntry(number: number, title: goal.title, rate: rate, day: $0) }
        }
        return reader.lines(listing: DuePhrases.list(of: entries, from: state.cells.today), in: DuePhrases.line)
    }

    private static func cell(_ number: Int, of chart: Chart, for reader: Reader) -> NineGrid.Cell {
        guard let position = try? Position(number) else {
            guard let goal = chart.coreGoal else { return .empty(reader.text(HomePhrases.nameCoreGoal)) }
            return NineGrid.Cell(
                title: Text(line: goal.title.text).bold, percent: chart.rate.percent,
                style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
        }
        guard let goal = chart.subGoals[position] else { return .empty(reader.text(HomePhrases.nameSubGoal(number))) }
        return NineGrid.Cell(
            title: Text(line: goal.title.text), percent: goal.rate.percent,
            extent: reader.text(MandalartPhrases.filled(goal.items.count)),
            style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
    }
}
