import Commands
import MandalartDomainInterface
import Records
import Ribcage
import Screens
import Terminal

/// Shows one sub-goal with the eight action items around it.
final class SubGoalScreen: Screen {
    let reactor: SubGoalInteractor

    init(reactor: SubGoalInteractor) {
        self.reactor = reactor
    }

    var arrival: SubGoalInteractor.Action? { .load }
    var hintSeen: SubGoalInteractor.Action? { .hintSeen }

    static let record = Record<SubGoalInteractor.State>(
        "subGoal", SubGoalRecordPhrases.subGoal,
        [
            .optional("position", SubGoalRecordPhrases.position) { state in
                state.subGoal.map { _ in state.position.number }
            },
            .members(SubGoal.members) { $0.subGoal },
        ])

    func page(of state: SubGoalInteractor.State, for reader: Reader) -> Text {
        let grid = NineGrid(width: reader.width) { number in cell(number, of: state, for: reader) }
        let items = state.subGoal?.items ?? [:]
        return
            (heading(of: state, for: reader) + [grid.text]
            + reader.lines(UnplacedPhrases.line(ofItems: state.subGoal?.unplaced ?? []))
            + due(in: state, for: reader) + reader.lines(HabitPhrases.line(of: items)))
            .joined(separator: "\n")
    }

    func hint(in state: SubGoalInteractor.State, for reader: Reader) -> Text? {
        switch state.hint {
        case .nameItem: reader.text(SubGoalPhrases.beginWithItem)
        case .words: state.itemToRate.map { reader.text(SubGoalPhrases.words($0)) }
        case nil: nil
        }
    }

    private func heading(of state: SubGoalInteractor.State, for reader: Reader) -> [Text] {
        let count = state.subGoal?.items.count ?? 0
        let progress = SubGoalPhrases.progress(count, state.subGoal?.rate ?? .zero)
        let title = state.chartName.map { Text(line: $0.text).truncated(to: 30).bold + "  " } ?? ""
        let line = title + reader.text(SubGoalPhrases.heading(state.position)).bold + reader.text(progress)
        let description = Text(state.subGoal?.description.text ?? "").dim
        return (line.wrapped(to: reader.width) + description.wrapped(to: reader.width, lines: 4)).filter { $0 != "" }
    }

    /// What is due of the cells of the grid, the earliest first.
    private func due(in state: SubGoalInteractor.State, for reader: Reader) -> [Text] {
        guard let goal = state.subGoal else { return [] }
        var entries = goal.items.compactMap { position, item in
            item.due.map { DueEntry(number: position.number, title: item.title, rate: item.rate, day: $0) }
        }
        if let day = goal.due {
            entries.append(DueEntry(number: Position.centre, title: goal.title, rate: goal.rate, day: day))
        }
        return reader.lines(DuePhrases.line(of: entries, from: state.today))
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
