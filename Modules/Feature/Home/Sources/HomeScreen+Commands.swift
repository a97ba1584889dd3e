import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Screens
import Terminal

extension HomeScreen {
    static let commands: [Command<HomeInteractor>] = [
        Command(
            "core", Rest(.title), summary: HomePhrases.core, example: HomePhrases.coreExample,
            shows: [.cells { state in [state.cells.chart.cell(.coreGoal)] }]
        ) {
            .setCoreGoal($0)
        } reply: { state, title in
            cells.reply(CellAddress(.coreGoal), in: state) { _, _, _ in HomePhrases.coreGoalIs(title) }
                .map { [$0] + cells.was(.coreGoal, in: state) }
        },
        cells.set(summary: HomePhrases.set, example: HomePhrases.setExample),
        cells.change(.rate, pairs: true),
        cells.change(.due),
        cells.change(.every, pairs: true),
        cells.write(.note),
        cells.done(pairs: true, example: HomePhrases.doneExample),
        Command(
            "clear", Argument.cell, summary: HomePhrases.clear, example: HomePhrases.clearExample,
            isDestructive: true, outcome: [.cells { state, address in [cells.cell(address, in: state)] }]
        ) {
            .edit([.address($0)], .clear)
        } looks: {
            .look($0)
        } asks: { state, address in
            state.cells.chart(of: address).questionBeforeClearing(address.target())
        } reply: { _, address in
            address.chart.map { MandalartPhrases.told(HomePhrases.cleared(address.cell()), of: $0) }
                ?? HomePhrases.cleared(address.cell())
        },
        cells.place(.move, summary: HomePhrases.move, example: HomePhrases.moveExample),
        cells.place(.swap, summary: HomePhrases.swap, example: HomePhrases.swapExample),
        cells.place(.copy, summary: HomePhrases.copy, example: HomePhrases.copyExample),
        cells.log(pairs: true, summary: HomePhrases.log, example: HomePhrases.logExample),
        Command(
            "open", Rest(.cellName), summary: HomePhrases.open, example: HomePhrases.openExample,
            titles: { $0.cells.chart.titlesOfSubGoals }
        ) {
            .open($0)
        },
    ]

    private nonisolated static let cells = CellCommands<HomeInteractor>(
        { .edit($0, $1) }, look: { .look($0) }, open: { .open($0) }, in: { $0.cells }, example: "3/2")
}

extension Chart {
    /// Returns the question that confirms clearing a cell; `nil` for an empty cell and for an action item. An item
    /// needs no question, because it is a single line that `undo` restores.
    fileprivate func questionBeforeClearing(_ target: CellTarget) -> Phrase? {
        guard let title = content(of: target.cell)?.title else { return nil }
        let name = Text(line: title.text).truncated(to: 40).plain
        switch target.cell {
        case .coreGoal: return HomePhrases.empty(target, name, items: 0)
        case .actionItem: return nil
        case .subGoal(let position):
            return HomePhrases.empty(target, name, items: subGoals[position]?.items.count ?? 0)
        }
    }
}
