import Arguments
import Commands
import Languages
import MandalartDomainInterface
import Records
import Ribcage
import Screens
import SuggestionsDomainInterface
import Terminal

/// Lists suggestions under their numbers, each with where it comes from.
final class SuggestScreen: Screen {
    let reactor: SuggestInteractor

    init(reactor: SuggestInteractor) {
        self.reactor = reactor
    }

    var arrival: SuggestInteractor.Action? { .load }

    static let commands: [Command<SuggestInteractor>] = [
        Command(
            "pick", Argument.suggestion, OptionalArgument(Rest(.title)), summary: SuggestPhrases.pick,
            example: SuggestPhrases.pickExample, byNumber: true,
            outcome: [.cells { state, _, _ in state.target.map { [state.chart.cell($0.cell, of: $0.chart)] } ?? [] }]
        ) {
            .pick($0, $1)
        } reply: { state, _, _ in
            state.target.flatMap { target in
                state.chart.content(of: target.cell).map { SuggestPhrases.picked(target, $0.title) }
            }
        },
        Command(
            "refuse", Argument.suggestion, summary: SuggestPhrases.refuse, example: SuggestPhrases.refuseExample,
            outcome: [.member("refused", SuggestRecordPhrases.refused) { $0.0.refused?.text }]
        ) {
            .refuse($0)
        } reply: { state, _ in
            state.refused.map(SuggestPhrases.refused)
        },
        Command("more", summary: SuggestPhrases.more) { .more },
    ]

    static let record = Record<SuggestInteractor.State>(
        "suggest", SuggestRecordPhrases.page,
        [
            .members(Cell.members) { $0.target?.cell },
            .list("suggestions", SuggestRecordPhrases.suggestions, of: row) { $0.rows },
            .member("more", SuggestRecordPhrases.more) { $0.areMore },
            .list("notices", SuggestRecordPhrases.notices) { state in state.notices.map { $0.text(in: state.language) }
            },
        ])

    private static let row: [Member<SuggestInteractor.Row>] = [
        .member("number", SuggestRecordPhrases.number) { $0.number },
        .member("title", ChartRecordPhrases.title) { $0.suggestion.title.text },
        .member("source", SuggestRecordPhrases.source) { $0.suggestion.source.rawValue },
    ]

    func page(of state: SuggestInteractor.State, for reader: Reader) -> Text {
        let heading = state.target.map { reader.text(SuggestPhrases.heading($0)).bold } ?? ""
        let rows = state.rows.flatMap { lines(of: $0, for: reader) }
        let nothing = rows.isEmpty ? reader.text(SuggestPhrases.nothing).wrapped(to: reader.width) : []
        let more = state.areMore ? [reader.text(SuggestPhrases.andMore).dim] : []
        let notices = state.notices.flatMap { reader.text($0).dim.wrapped(to: reader.width) }
        return
            (reader.heading(state.chartName?.text, heading) + about(state).wrapped(to: reader.width, lines: 2) + nothing
            + rows + more + notices).filter { $0 != "" }.joined(separator: "\n")
    }

    func hint(in state: SuggestInteractor.State, for reader: Reader) -> Text? {
        state.rows.isEmpty ? nil : reader.text(SuggestPhrases.words)
    }

    /// The goal that the cell is for.
    private func about(_ state: SuggestInteractor.State) -> Text {
        let goal: Title? =
            switch state.target?.cell {
            case .actionItem(_, in: let subGoal): state.chart.subGoals[subGoal]?.title
            case .subGoal: state.chart.coreGoal?.title
            case .coreGoal, nil: nil
            }
        return goal.map { Text(line: $0.text).dim } ?? ""
    }

    private func lines(of row: SuggestInteractor.Row, for reader: Reader) -> [Text] {
        reader.lines(
            of: ListRow(
                Text(Reader.figure(row.number, digits: 1)), Text(line: row.suggestion.title.text),
                facts: [reader.text(row.suggestion.source.name).dim]))
    }
}
