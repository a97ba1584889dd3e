import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows one sub-goal with the eight action items around it.
enum SubGoalScreen: Screen {
    static var arrival: SubGoalInteractor.Action? { .load }
    static var hintSeen: SubGoalInteractor.Action? { .hintSeen }

    static let record = Record<SubGoalInteractor.State>(
        "subGoal", SubGoalRecordPhrases.subGoal,
        [
            .optional("position", SubGoalRecordPhrases.position) { state in
                state.subGoal.map { _ in state.position.number }
            },
            .members(SubGoal.members) { $0.subGoal },
        ])

    static func page(of state: SubGoalInteractor.State, for reader: Reader) -> Text {
        let grid = reader.nineGrid { number in cell(number, of: state, for: reader) }
        let items = state.subGoal?.items ?? [:]
        let titles = state.subGoal?.unplaced ?? []
        let unplaced = reader.lines(listing: UnplacedPhrases.names(titles)) {
            UnplacedPhrases.line(ofItems: titles.count, $0)
        }
        return
            (heading(of: state, for: reader) + [grid] + unplaced + due(in: state, for: reader)
            + reader.lines(listing: HabitPhrases.list(of: items), in: HabitPhrases.line)
            + reader.lines(listing: NotePhrases.list(of: items), in: NotePhrases.line))
            .joined(separator: "\n")
    }

    static func hint(in state: SubGoalInteractor.State, for reader: Reader) -> Text? {
        switch state.hint {
        case .nameItem: reader.text(SubGoalPhrases.beginWithItem)
        case .words: state.itemToRate.map { reader.text(SubGoalPhrases.words($0)) }
        case nil: nil
        }
    }

    private static func heading(of state: SubGoalInteractor.State, for reader: Reader) -> [Text] {
        let count = state.subGoal?.items.count ?? 0
        let progress = SubGoalPhrases.progress(count, state.subGoal?.rate ?? .zero)
        let line = reader.text(SubGoalPhrases.heading(state.position)).bold + reader.text(progress)
        let note = Text(state.subGoal?.note.text ?? "").dim
        return (reader.heading(state.chartName?.text, line) + note.wrapped(to: reader.width, lines: 4))
            .filter { $0 != "" }
    }

    /// Returns the lines that list the sub-goal and its items with a due day, earliest first.
    private static func due(in state: SubGoalInteractor.State, for reader: Reader) -> [Text] {
        guard let goal = state.subGoal else { return [] }
        var entries = goal.items.compactMap { position, item in
            item.due.map { DueEntry(number: position.number, title: item.title, rate: item.rate, day: $0) }
        }
        if let day = goal.due {
            entries.append(DueEntry(number: Position.centre, title: goal.title, rate: goal.rate, day: day))
        }
        return reader.lines(listing: DuePhrases.list(of: entries, from: state.cells.today), in: DuePhrases.line)
    }

    private static func cell(_ number: Int, of state: SubGoalInteractor.State, for reader: Reader) -> NineGrid.Cell {
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
