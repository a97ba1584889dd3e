import Arguments
import Commands
import Languages
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Screens
import Time

extension TodayScreen {
    static let commands: [Command<TodayInteractor>] = [
        Command(
            "open", Argument.row, summary: FoundItemPhrases.open,
            example: FoundItemPhrases.openExample, byNumber: true
        ) { .pick($0) },
        Command(
            "done", Argument.row, summary: FoundItemPhrases.done,
            example: FoundItemPhrases.doneExample,
            outcome: [.cells { state, number in state.today.cells.editedItem(number) }]
        ) {
            .done($0)
        } reply: { state, number in
            state.today.cells.isNow(number)
        },
        Command(
            "rate", Argument.row, Argument.rateChange, summary: FoundItemPhrases.rate,
            example: FoundItemPhrases.rateExample,
            outcome: [.cells { state, number, _ in state.today.cells.editedItem(number) }]
        ) {
            .rate($0, $1)
        } reply: { state, number, _ in
            state.today.cells.isNow(number)
        },
        Command(
            "log", Argument.row, Rest(.deed), NamedArgument("--on", Argument.pastDay),
            summary: FoundItemPhrases.log, example: FoundItemPhrases.logExample,
            outcome: [.entry { state, _, _, _ in state.activity }, .entryDay { state, _, _, _ in state.activity }]
        ) {
            .log($0, $1, $2)
        } reply: { state, _, _, day in
            state.activity.map { ProgressPhrases.logged($0, on: day) }
        },
    ]
}
