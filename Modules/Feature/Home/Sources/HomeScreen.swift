import MandalartDomainInterface
import ProfileDomainInterface
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
        Command("core", Rest("title", Title.init), summary: "name the core goal", example: "core Run a marathon") {
            .setCoreGoal($0)
        },
        Command(
            "set", Argument("position", candidates: Position.words, Position.init), Rest("title", Title.init),
            summary: "name a sub-goal",
            example: "set 1 Endurance"
        ) { .setSubGoal($0, $1) },
        Command(
            "clear", Argument("position", candidates: Position.wordsWithCentre, Cell.init(atHome:)),
            summary: "empty a sub-goal with its action items; 5 is the core goal", example: "clear 3",
            isDestructive: true
        ) { .clear($0) },
        Command(
            "open", Argument("position", candidates: Position.words, Position.init),
            summary: "go to a sub-goal and its action items",
            example: "open 1"
        ) { .open($0) },
    ]

    func page(of state: HomeInteractor.State, width: Int) -> Text {
        let grid = NineGrid(width: width) { number in cell(number, of: state.chart) }
        let description = Text(state.chart.coreGoal?.description.text ?? "").dim
        let heading = greeting(for: state).wrapped(to: width) + description.wrapped(to: width, lines: 4)
        return (heading.filter { $0 != "" } + [grid.text]).joined(separator: "\n")
    }

    func hint(in state: HomeInteractor.State) -> Text? {
        switch state.hint {
        case .nameCoreGoal: "Begin with your goal: core Run a marathon"
        case .nameSubGoal: "Now what it takes: set 1 Endurance"
        case .words: "open 1 goes to a sub-goal, edit 1 opens a form, show shows the chart, help lists all words."
        case nil: nil
        }
    }

    func reply(to action: HomeInteractor.Action, in state: HomeInteractor.State) -> Text? {
        switch action {
        case .setCoreGoal(let title): "The core goal is \(title.text)."
        case .setSubGoal(let position, let title): "Sub-goal \(position) is \(title.text)."
        case .clear(let cell): "\(cell) is empty now."
        default: nil
        }
    }

    private func greeting(for state: HomeInteractor.State) -> Text {
        let name = state.nickname.map { ", \($0.text)" } ?? ""
        guard state.chart != Chart() else { return Text("An empty chart\(name).").bold }
        return Text("Hello\(name)! ").bold
            + "\(state.chart.subGoals.count) of 8 sub-goals, \(state.chart.rate) done."
    }

    private func cell(_ number: Int, of chart: Chart) -> NineGrid.Cell {
        guard let position = try? Position(number) else {
            guard let goal = chart.coreGoal else { return .empty("core <title…>") }
            return NineGrid.Cell(
                title: Text(line: goal.title.text).bold, percent: chart.rate.percent,
                style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
        }
        guard let goal = chart.subGoals[position] else { return .empty("set \(number) <title…>") }
        return NineGrid.Cell(
            title: Text(line: goal.title.text), percent: goal.rate.percent,
            style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
    }
}
