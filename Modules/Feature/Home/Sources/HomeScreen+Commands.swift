import Arguments
import Commands
import Languages
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Screens
import Terminal

extension HomeScreen {
    static let commands: [Command<HomeInteractor>] = [
        Command(
            "core", Rest(.title), summary: HomePhrases.core, example: HomePhrases.coreExample,
            outcome: [.cells { state, _ in [state.chart.cell(.coreGoal)] }]
        ) {
            .setCoreGoal($0)
        } reply: { _, title in
            HomePhrases.coreGoalIs(title)
        },
        Command(
            "set", Argument.position, Rest(.title), summary: HomePhrases.set, example: HomePhrases.setExample,
            outcome: [.cells { state, position, _ in [state.chart.cell(.subGoal(position))] }]
        ) {
            .setSubGoal($0, $1)
        } reply: { _, position, title in
            HomePhrases.subGoalIs(position, title)
        },
        Command(
            "clear", Argument.gridCell, summary: HomePhrases.clear, example: HomePhrases.clearExample,
            isDestructive: true, outcome: [.cells { state, cell in [state.chart.cell(Cell(atHome: cell))] }]
        ) {
            .clear(Cell(atHome: $0))
        } asks: { state, cell in
            state.chart.questionBeforeClearing(Cell(atHome: cell))
        } reply: { _, cell in
            HomePhrases.cleared(Cell(atHome: cell))
        },
        place(.move, summary: HomePhrases.move, example: HomePhrases.moveExample),
        place(.swap, summary: HomePhrases.swap, example: HomePhrases.swapExample),
        place(.copy, summary: HomePhrases.copy, example: HomePhrases.copyExample),
        Command(
            "log", Argument.subGoal, Argument.position, Rest(.deed), summary: HomePhrases.log,
            example: HomePhrases.logExample, outcome: [.entry { state, _, _, _ in state.activity }]
        ) {
            .log($0, $1, $2)
        } reply: { state, _, _, _ in
            state.activity.map(ProgressPhrases.logged)
        },
        Command("open", Argument.position, summary: HomePhrases.open, example: HomePhrases.openExample) { .open($0) },
    ]

    private static func place(
        _ placing: CellPlacing, summary: Phrase, example: Phrase
    ) -> Command<HomeInteractor> {
        Command(
            placing.rawValue, Argument.position,
            Argument(MandalartPhrases.target, candidates: Position.words, CellTarget.init(subGoal:)), summary: summary,
            example: example,
            outcome: [
                .cells { state, position, target in
                    [state.chart.cell(.subGoal(position))]
                        + (target.chart == nil ? [state.chart.cell(target.cell)] : [])
                }
            ]
        ) {
            .place($0, placing, $1)
        } reply: { _, position, target in
            MandalartPhrases.placed(.subGoal(position), placing, target)
        }
    }
}

extension Chart {
    /// `nil` for an empty cell.
    fileprivate func questionBeforeClearing(_ cell: Cell) -> Phrase? {
        guard let title = content(of: cell)?.title else { return nil }
        let name = Text(line: title.text).truncated(to: 40).plain
        switch cell {
        case .coreGoal, .actionItem:
            return HomePhrases.emptyCoreGoal(name)
        case .subGoal(let position):
            return HomePhrases.emptySubGoal(position, name, items: subGoals[position]?.items.count ?? 0)
        }
    }
}
