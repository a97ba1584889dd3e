import MandalartDomainInterface
import Prompt
import Ribcage
import Terminal

/// Shows one sub-goal with the eight action items around it.
final class SubGoalScreen: Screen {
    let reactor: SubGoalInteractor

    init(reactor: SubGoalInteractor) {
        self.reactor = reactor
    }

    var arrival: SubGoalInteractor.Action? { .load }
    var hintSeen: SubGoalInteractor.Action? { .hintSeen }

    var commands: [Command<SubGoalInteractor.Action>] { Self.commands }

    static let commands: [Command<SubGoalInteractor.Action>] = [
        Command(
            "set", Argument("position", candidates: Position.words, Position.init), Argument("title", Title.init),
            OptionalArgument("rate", AchievementRate.init), summary: "name an action item, with its rate",
            example: "set 1 \"Run 5 km\" 40"
        ) { .set($0, $1, $2) },
        Command(
            "rate", Argument("position", candidates: Position.words, Position.init),
            Argument("rate", AchievementRate.init),
            summary: "say how far it is done, 0 to 100", example: "rate 1 60"
        ) { .rate($0, $1) },
        Command(
            "clear", Argument("position", candidates: Position.words, Position.init), summary: "empty an action item",
            example: "clear 3",
            isDestructive: true
        ) { .clear($0) },
        Command("back", summary: "leave this sub-goal") { .leave },
    ]

    func page(of state: SubGoalInteractor.State, width: Int) -> Text {
        let grid = NineGrid(width: width) { number in cell(number, of: state) }
        return (heading(for: state, width: width) + [grid.text]).joined(separator: "\n")
    }

    func hint(in state: SubGoalInteractor.State) -> Text? {
        switch state.hint {
        case .nameItem: "Now what to do for it: set 1 \"Run 5 km\" 40"
        case .words: "rate 1 60 says how far an item is done, show shows the grid, back leaves."
        case nil: nil
        }
    }

    func reply(to action: SubGoalInteractor.Action, in state: SubGoalInteractor.State) -> Text? {
        switch action {
        case .set(let position, _, _), .rate(let position, _):
            guard let item = state.subGoal?.items[position] else { return nil }
            return "Action item \(position) is \(item.title.text), \(item.rate) done."
        case .clear(let position):
            return "Action item \(position) is empty now."
        default:
            return nil
        }
    }

    /// An item is a line, and `undo` brings it back: that is not asked about.
    func confirmation(of action: SubGoalInteractor.Action, in state: SubGoalInteractor.State) -> Text? { nil }

    private func heading(for state: SubGoalInteractor.State, width: Int) -> [Text] {
        let count = state.subGoal?.items.count ?? 0
        let line =
            Text("Sub-goal \(state.position): ").bold
            + "\(count) of 8 action items, \(state.subGoal?.rate ?? .zero) done."
        let description = Text(state.subGoal?.description.text ?? "").dim
        return (line.wrapped(to: width) + description.wrapped(to: width, lines: 4)).filter { $0 != "" }
    }

    private func cell(_ number: Int, of state: SubGoalInteractor.State) -> NineGrid.Cell {
        guard let goal = state.subGoal else { return .empty("") }
        guard let position = try? Position(number) else {
            return NineGrid.Cell(
                title: Text(line: goal.title.text).bold, percent: goal.rate.percent,
                style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
        }
        guard let item = goal.items[position] else { return .empty("set \(number) <title>") }
        return NineGrid.Cell(title: Text(line: item.title.text), percent: item.rate.percent)
    }
}
