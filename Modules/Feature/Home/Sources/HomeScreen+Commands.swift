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
            cells.replies(in: state) { _, _, _ in HomePhrases.coreGoalIs(title) } + cells.was(in: state)
        },
        cells.set(summary: HomePhrases.set, example: HomePhrases.setExample),
        cells.change(.rate, pairs: true),
        cells.change(.due),
        cells.change(.every, pairs: true),
        cells.write(.note),
        cells.done(pairs: true, example: HomePhrases.doneExample),
        cells.clear(summary: HomePhrases.clear, example: HomePhrases.clearExample),
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
