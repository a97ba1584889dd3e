import Arguments
import Languages
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Prompt
import Ribcage
import Terminal

/// Shows the main grid: the core goal with the eight sub-goals around it.
final class HomeScreen: Screen {
    let reactor: HomeInteractor

    init(reactor: HomeInteractor) {
        self.reactor = reactor
    }

    var arrival: HomeInteractor.Action? { .load }
    var hintSeen: HomeInteractor.Action? { .hintSeen }

    var commands: [Command<HomeInteractor.Action>] { Self.commands }

    static let commands: [Command<HomeInteractor.Action>] = [
        Command(
            "core", Rest(.title), summary: HomePhrases.core,
            example: HomePhrases.coreExample
        ) { .setCoreGoal($0) },
        Command(
            "set", Argument.position,
            Rest(.title),
            summary: HomePhrases.set,
            example: HomePhrases.setExample
        ) { .setSubGoal($0, $1) },
        Command(
            "clear", Argument.gridCell,
            summary: HomePhrases.clear, example: HomePhrases.clearExample, isDestructive: true
        ) { .clear(Cell(atHome: $0)) },
        place(.move, summary: HomePhrases.move, example: HomePhrases.moveExample),
        place(.swap, summary: HomePhrases.swap, example: HomePhrases.swapExample),
        place(.copy, summary: HomePhrases.copy, example: HomePhrases.copyExample),
        Command(
            "log", Argument.subGoal,
            Argument.position,
            Rest(.deed), summary: HomePhrases.log, example: HomePhrases.logExample
        ) { .log($0, $1, $2) },
        Command(
            "open", Argument.position,
            summary: HomePhrases.open,
            example: HomePhrases.openExample
        ) { .open($0) },
    ]

    private static func place(
        _ placing: CellPlacing, summary: Phrase, example: Phrase
    ) -> Command<HomeInteractor.Action> {
        Command(
            placing.rawValue, Argument.position,
            Argument(MandalartPhrases.target, candidates: Position.words, CellTarget.init(subGoal:)), summary: summary,
            example: example
        ) { .place($0, placing, $1) }
    }

    func page(of state: HomeInteractor.State, for reader: Reader) -> Text {
        let grid = NineGrid(width: reader.width) { number in cell(number, of: state.chart, for: reader) }
        let description = Text(state.chart.coreGoal?.description.text ?? "").dim
        let heading =
            greeting(in: state, for: reader).wrapped(to: reader.width) + description.wrapped(to: reader.width, lines: 4)
        return (heading.filter { $0 != "" } + [grid.text]).joined(separator: "\n")
    }

    func hint(in state: HomeInteractor.State, for reader: Reader) -> Text? {
        switch state.hint {
        case .nameCoreGoal: reader.text(HomePhrases.beginWithCoreGoal)
        case .nameSubGoal: reader.text(HomePhrases.goOnWithSubGoals)
        case .words: reader.text(HomePhrases.words)
        case nil: nil
        }
    }

    func reply(to action: HomeInteractor.Action, in state: HomeInteractor.State, for reader: Reader) -> Text? {
        switch action {
        case .setCoreGoal(let title): reader.text(HomePhrases.coreGoalIs(title))
        case .setSubGoal(let position, let title): reader.text(HomePhrases.subGoalIs(position, title))
        case .log: state.activity.map { reader.text(ProgressPhrases.logged($0)) }
        case .clear(let cell): reader.text(HomePhrases.cleared(cell))
        case .place(let position, let placing, let target):
            reader.text(MandalartPhrases.placed(.subGoal(position), placing, target))
        default: nil
        }
    }

    private func greeting(in state: HomeInteractor.State, for reader: Reader) -> Text {
        let name = state.nickname?.text
        guard state.chart != Chart() else { return reader.text(HomePhrases.emptyChart(of: name)).bold }
        let progress = HomePhrases.progress(state.chart.subGoals.count, state.chart.rate)
        return reader.text(HomePhrases.hello(name)).bold + reader.text(progress)
    }

    private func cell(_ number: Int, of chart: Chart, for reader: Reader) -> NineGrid.Cell {
        guard let position = try? Position(number) else {
            guard let goal = chart.coreGoal else { return .empty(reader.text(HomePhrases.nameCoreGoal)) }
            return NineGrid.Cell(
                title: Text(line: goal.title.text).bold, percent: chart.rate.percent,
                style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
        }
        guard let goal = chart.subGoals[position] else { return .empty(reader.text(HomePhrases.nameSubGoal(number))) }
        return NineGrid.Cell(
            title: Text(line: goal.title.text), percent: goal.rate.percent,
            style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
    }
}
