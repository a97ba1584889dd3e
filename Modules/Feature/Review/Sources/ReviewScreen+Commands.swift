import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension ReviewScreen {
    static let commands: [Command<ReviewInteractor>] =
        Command.ofItems(open: { .open($0) }, edit: { .edit($0, $1) }, last: { $0.last }) + [
            Command(
                "pick", Targets(.itemTarget), summary: ReviewPhrases.pick, example: ReviewPhrases.pickExample,
                shows: [.cells { $0.last.map(\.chartCell) }]
            ) {
                .pick($0)
            } reply: { state, _ in
                state.lastDay.map { day in
                    state.last.map { $0.reply(ReviewPhrases.picked($0.item.title, until: day)) }
                }
            },
            Command(
                "unpick", Targets(.itemTarget), summary: ReviewPhrases.unpick, example: ReviewPhrases.unpickExample,
                shows: [.cells { $0.last.map(\.chartCell) }]
            ) {
                .unpick($0)
            } reply: { state, _ in
                state.last.map { ReviewPhrases.unpicked($0.item.title) }
            },
        ]
}
