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
            "open", Argument(FoundItemPhrases.number, number), summary: FinderPhrases.open,
            example: FinderPhrases.openExample, byNumber: true
        ) { .pick($0) },
        Command(
            "done", Argument(FoundItemPhrases.number, number), summary: FinderPhrases.done,
            example: FinderPhrases.doneExample,
            outcome: [.cells { state, number in state.findings.cells.editedItem(number) }]
        ) {
            .done($0)
        } reply: { state, number in
            state.findings.cells.isNow(number)
        },
        Command(
            "rate", Argument(FoundItemPhrases.number, number), Argument.rateChange, summary: FinderPhrases.rate,
            example: FinderPhrases.rateExample,
            outcome: [.cells { state, number, _ in state.findings.cells.editedItem(number) }]
        ) {
            .rate($0, $1)
        } reply: { state, number, _ in
            state.findings.cells.isNow(number)
        },
        Command(
            "log", Argument(FoundItemPhrases.number, number), Rest(.deed), NamedArgument("--on", Argument.pastDay),
            summary: FinderPhrases.log, example: FinderPhrases.logExample,
            outcome: [.entry { state, _, _, _ in state.activity }, .entryDay { state, _, _, _ in state.activity }]
        ) {
            .log($0, $1, $2)
        } reply: { state, _, _, day in
            state.activity.map { ProgressPhrases.logged($0, on: day) }
        },
    ]

    private nonisolated static func number(_ text: String) throws(UsageError) -> Int {
        guard let number = Int(typed: text) else { throw UsageError(FoundItemPhrases.notANumber(text)) }
        return number
    }
}
