import Basics
import Commands
import MandalartDomainInterface
import Ribcage
import Screens
import SuggestionsDomainInterface
import Terminal

/// Lists suggestions by number, each with its source.
enum SuggestScreen: Screen {
    static var arrival: SuggestInteractor.Action? { .load }

    static let commands: [Command<SuggestInteractor>] = [
        Command(
            "pick", Argument.suggestion, OptionalArgument(Rest(.title)), summary: SuggestPhrases.pick,
            example: SuggestPhrases.pickExample, byNumber: true,
            shows: [.cells { state in state.target.map { [state.chart.cell($0.cell, of: $0.chart)] } ?? [] }]
        ) {
            .pick($0, $1)
        } reply: { state, _, _ in
            state.target.flatMap { target in
                state.chart.content(of: target.cell).map { SuggestPhrases.picked(target, $0.title) }
            }
        },
        Command(
            "refuse", Argument.suggestion, summary: SuggestPhrases.refuse, example: SuggestPhrases.refuseExample,
            shows: [.member("refused", SuggestRecordPhrases.refused) { $0.refused?.text }]
        ) {
            .refuse($0)
        } reply: { state, number in
            state.refused.map { RefusalReply(refused: $0, row: state.rows.first { $0.number == number.value }) }
        },
        Command("more", summary: SuggestPhrases.more, shows: [suggestions]) {
            .more
        } reply: {
            SuggestionList(state: $0)
        },
    ]

    static let record = Record<SuggestInteractor.State>(
        "suggest", SuggestRecordPhrases.page,
        [
            .members(Cell.members) { $0.target?.cell },
            suggestions,
            .member("more", SuggestRecordPhrases.more) { $0.areMore },
            .list("notices", SuggestRecordPhrases.notices) { state in state.notices.map { $0.text(in: state.language) }
            },
        ])

    private static let suggestions: Member<SuggestInteractor.State> = .list(
        "suggestions", SuggestRecordPhrases.suggestions, of: row
    ) { $0.rows }

    private static let row: [Member<SuggestInteractor.Row>] = [
        .member("number", SuggestRecordPhrases.number) { $0.number },
        .member("title", ChartRecordPhrases.title) { $0.suggestion.title.text },
        .member("source", SuggestRecordPhrases.source) { $0.suggestion.source.rawValue },
    ]

    static func page(of state: SuggestInteractor.State, for reader: Reader) -> Text {
        SuggestionList(state: state).text(for: reader)
    }

    static func hint(in state: SuggestInteractor.State, for reader: Reader) -> Text? {
        state.rows.first.map { reader.text(SuggestPhrases.words($0.number)) }
    }
}
