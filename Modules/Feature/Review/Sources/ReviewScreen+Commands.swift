import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension ReviewScreen {
    static let commands: [Command<ReviewInteractor>] = [
        .open { .open($0) },
        Command(
            "pick", Argument.itemTarget, summary: ReviewPhrases.pick, example: ReviewPhrases.pickExample,
            shows: [.cells { edited(in: $0) }]
        ) {
            .pick($0)
        } reply: { state, _ in
            state.last.flatMap { last in
                state.lastDay.map { last.reply(ReviewPhrases.picked(last.item.title, until: $0)) }
            }
        },
        Command(
            "unpick", Argument.itemTarget, summary: ReviewPhrases.unpick, example: ReviewPhrases.unpickExample,
            shows: [.cells { edited(in: $0) }]
        ) {
            .unpick($0)
        } reply: { state, _ in
            state.last.map { ReviewPhrases.unpicked($0.item.title) }
        },
    ]

    /// Returns an array with the last picked or unpicked item, for the JSON output; empty if there is none yet.
    private nonisolated static func edited(in state: ReviewInteractor.State) -> [ChartCell] {
        state.last.map { [$0.chartCell] } ?? []
    }
}
