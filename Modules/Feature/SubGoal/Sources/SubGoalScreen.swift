import Arguments
import Languages
import MandalartDomainInterface
import ProgressDomainInterface
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
            "set", Argument.position,
            TitleWithRate(), summary: SubGoalPhrases.set, example: SubGoalPhrases.setExample
        ) { .set($0, $1.title, $1.rate) },
        Command(
            "rate", Argument.position,
            Argument.rate,
            summary: SubGoalPhrases.rate, example: SubGoalPhrases.rateExample
        ) { .rate($0, $1) },
        Command(
            "clear", Argument.position,
            summary: SubGoalPhrases.clear, example: SubGoalPhrases.clearExample, isDestructive: true
        ) { .clear($0) },
        place(.move, summary: SubGoalPhrases.move, example: SubGoalPhrases.moveExample),
        place(.swap, summary: SubGoalPhrases.swap, example: SubGoalPhrases.swapExample),
        place(.copy, summary: SubGoalPhrases.copy, example: SubGoalPhrases.copyExample),
        Command(
            "log", Argument.position,
            Rest(.deed), summary: SubGoalPhrases.log, example: SubGoalPhrases.logExample
        ) { .log($0, $1) },
    ]

    private static func place(
        _ placing: CellPlacing, summary: Phrase, example: Phrase
    ) -> Command<SubGoalInteractor.Action> {
        Command(
            placing.rawValue, Argument.position,
            Argument(MandalartPhrases.target, candidates: Position.words, { $0 }), summary: summary, example: example
        ) { .place($0, placing, $1) }
    }

    func page(of state: SubGoalInteractor.State, for reader: Reader) -> Text {
        let grid = NineGrid(width: reader.width) { number in cell(number, of: state, for: reader) }
        return (heading(of: state, for: reader) + [grid.text]).joined(separator: "\n")
    }

    func hint(in state: SubGoalInteractor.State, for reader: Reader) -> Text? {
        switch state.hint {
        case .nameItem: reader.text(SubGoalPhrases.beginWithItem)
        case .words: reader.text(SubGoalPhrases.words)
        case nil: nil
        }
    }

    func reply(
        to action: SubGoalInteractor.Action, in state: SubGoalInteractor.State, for reader: Reader
    ) -> Text? {
        switch action {
        case .set(let position, _, _), .rate(let position, _):
            guard let item = state.subGoal?.items[position] else { return nil }
            return reader.text(SubGoalPhrases.itemIs(position, item))
        case .log:
            return state.activity.map { reader.text(ProgressPhrases.logged($0)) }
        case .clear(let position):
            return reader.text(SubGoalPhrases.cleared(position))
        case .place(let position, let placing, let text):
            guard let target = try? CellTarget(actionItem: text, around: state.position) else { return nil }
            return reader.text(MandalartPhrases.placed(.actionItem(position, in: state.position), placing, target))
        default:
            return nil
        }
    }

    /// An item is a line, and `undo` brings it back: that is not asked about.
    func confirmation(of action: SubGoalInteractor.Action, in state: SubGoalInteractor.State) -> Phrase? { nil }

    private func heading(of state: SubGoalInteractor.State, for reader: Reader) -> [Text] {
        let count = state.subGoal?.items.count ?? 0
        let progress = SubGoalPhrases.progress(count, state.subGoal?.rate ?? .zero)
        let line = reader.text(SubGoalPhrases.heading(state.position)).bold + reader.text(progress)
        let description = Text(state.subGoal?.description.text ?? "").dim
        return (line.wrapped(to: reader.width) + description.wrapped(to: reader.width, lines: 4)).filter { $0 != "" }
    }

    private func cell(_ number: Int, of state: SubGoalInteractor.State, for reader: Reader) -> NineGrid.Cell {
        guard let goal = state.subGoal else { return .empty("") }
        guard let position = try? Position(number) else {
            return NineGrid.Cell(
                title: Text(line: goal.title.text).bold, percent: goal.rate.percent,
                style: Style(ink: goal.palette?.ink, paper: goal.palette?.paper))
        }
        guard let item = goal.items[position] else { return .empty(reader.text(SubGoalPhrases.nameItem(number))) }
        return NineGrid.Cell(title: Text(line: item.title.text), percent: item.rate.percent)
    }
}
