import Arguments
import Commands
import Languages
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Screens
import Time

extension FinderScreen {
    static let commands: [Command<FinderInteractor>] = [
        Command(
            "open", Argument.itemTarget, summary: FoundItemPhrases.open,
            example: FoundItemPhrases.openExample, byNumber: true
        ) { .open($0) },
        Command(
            "done", Argument.itemTarget, NamedArgument("--on", Argument.pastDay), summary: ProgressPhrases.done,
            example: FoundItemPhrases.doneExample, outcome: [.cells { state, _, _ in edited(in: state) }]
        ) {
            .edit($0, .done($1))
        } reply: { state, _, _ in
            state.last?.isNow
        },
        Command(
            "rate", Argument.itemTarget, Argument.rateChange, summary: FoundItemPhrases.rate,
            example: FoundItemPhrases.rateExample, outcome: [.cells { state, _, _ in edited(in: state) }]
        ) {
            .edit($0, .rate($1))
        } reply: { state, _, _ in
            state.last?.isNow
        },
        Command(
            "log", Argument.itemTarget, Rest(.deed), NamedArgument("--on", Argument.pastDay),
            summary: FoundItemPhrases.log, example: FoundItemPhrases.logExample,
            outcome: [
                .entry { state, _, _, _ in state.last?.entry }, .entryDay { state, _, _, _ in state.last?.entry },
            ]
        ) {
            .edit($0, .log($1, $2))
        } reply: { state, _, _, day in
            state.last?.entry.map { ProgressPhrases.logged($0, on: day) }
        },
    ]

    private nonisolated static func edited(in state: FinderInteractor.State) -> [ChartCell] {
        state.last.map { [$0.cell] } ?? []
    }
}
