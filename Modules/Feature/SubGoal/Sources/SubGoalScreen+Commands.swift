import Arguments
import Commands
import Languages
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Screens

extension SubGoalScreen {
    static let commands: [Command<SubGoalInteractor>] = [
        Command(
            "set", Argument.position, TitleWithRate(), summary: SubGoalPhrases.set, example: SubGoalPhrases.setExample,
            outcome: [.cells { state, position, _ in [state.item(position)] }]
        ) {
            .set($0, $1.title, $1.rate)
        } reply: { state, position, _ in
            state.subGoal?.items[position].map { SubGoalPhrases.itemIs(position, $0) }
        },
        Command(
            "rate", Argument.position, Argument.rate, summary: SubGoalPhrases.rate, example: SubGoalPhrases.rateExample,
            outcome: [.cells { state, position, _ in [state.item(position)] }]
        ) {
            .rate($0, $1)
        } reply: { state, position, _ in
            state.subGoal?.items[position].map { SubGoalPhrases.itemIs(position, $0) }
        },
        // An item is a line, and `undo` brings it back: that is not asked about.
        Command(
            "clear", Argument.position, summary: SubGoalPhrases.clear, example: SubGoalPhrases.clearExample,
            isDestructive: true, outcome: [.cells { state, position in [state.item(position)] }]
        ) {
            .clear($0)
        } asks: { _, _ in
            nil
        } reply: { _, position in
            SubGoalPhrases.cleared(position)
        },
        place(.move, summary: SubGoalPhrases.move, example: SubGoalPhrases.moveExample),
        place(.swap, summary: SubGoalPhrases.swap, example: SubGoalPhrases.swapExample),
        place(.copy, summary: SubGoalPhrases.copy, example: SubGoalPhrases.copyExample),
        Command(
            "log", Argument.position, Rest(.deed), summary: SubGoalPhrases.log, example: SubGoalPhrases.logExample,
            outcome: [.entry { state, _, _ in state.activity }]
        ) {
            .log($0, $1)
        } reply: { state, _, _ in
            state.activity.map(ProgressPhrases.logged)
        },
    ]

    private static func place(
        _ placing: CellPlacing, summary: Phrase, example: Phrase
    ) -> Command<SubGoalInteractor> {
        Command(
            placing.rawValue, Argument.position,
            Argument(MandalartPhrases.target, candidates: Position.words, { $0 }), summary: summary, example: example,
            outcome: [
                .cells { state, position, target in
                    [state.item(position)] + ((try? Position(target)).map { [state.item($0)] } ?? [])
                }
            ]
        ) {
            .place($0, placing, $1)
        } reply: { state, position, text in
            (try? CellTarget(actionItem: text, around: state.position)).map {
                MandalartPhrases.placed(.actionItem(position, in: state.position), placing, $0)
            }
        }
    }
}

extension SubGoalInteractor.State {
    /// An action item as it is now.
    fileprivate func item(_ position: Position) -> ChartCell {
        ChartCell(
            .actionItem(position, in: self.position), content: subGoal?.items[position].map(CellContent.actionItem))
    }
}
