import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension SubGoalScreen {
    static let commands: [Command<SubGoalInteractor>] = [
        cells.set(summary: SubGoalPhrases.set, example: SubGoalPhrases.setExample),
        cells.change(.rate),
        cells.change(.due),
        cells.change(.every),
        cells.write(.note),
        cells.done(example: SubGoalPhrases.doneExample),
        cells.clear(summary: SubGoalPhrases.clear, example: SubGoalPhrases.clearExample),
        cells.place(.move, summary: SubGoalPhrases.move, example: SubGoalPhrases.moveExample),
        cells.place(.swap, summary: SubGoalPhrases.swap, example: SubGoalPhrases.swapExample),
        cells.place(.copy, summary: SubGoalPhrases.copy, example: SubGoalPhrases.copyExample),
        cells.log(summary: SubGoalPhrases.log, example: SubGoalPhrases.logExample),
        Command(
            "open", Rest(.itemName), summary: SubGoalPhrases.open, example: SubGoalPhrases.openExample,
            titles: { state in (state.subGoal?.items ?? [:]).sorted { $0.key < $1.key }.map(\.value.title.text) }
        ) {
            .open($0)
        },
    ]

    private nonisolated static let cells = CellCommands<SubGoalInteractor>(
        { .edit($0, $1) }, look: { .look($0) }, open: { .open($0) }, in: { $0.cells }, around: { $0.position },
        example: "2")
}
