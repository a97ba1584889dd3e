import Basics
import Commands
import MandalartDomainInterface
import Screens
import SuggestionsDomainInterface
import Terminal

/// The message with the numbered suggestions for a cell, and with notices from the sources of suggestions.
struct SuggestionList: Message {
    let state: SuggestInteractor.State

    func text(for reader: Reader) -> Text {
        let heading = state.target.map { reader.text(SuggestPhrases.heading($0)).bold } ?? ""
        let rows = state.rows.flatMap { $0.lines(for: reader) }
        let nothing = rows.isEmpty ? reader.text(SuggestPhrases.nothing).wrapped(to: reader.width) : []
        let more = state.areMore ? [reader.text(SuggestPhrases.andMore).dim] : []
        let notices = state.notices.flatMap { reader.text($0).dim.wrapped(to: reader.width) }
        let lines =
            reader.heading(state.chartName?.text, heading) + about.wrapped(to: reader.width, lines: 2) + nothing + rows
            + more + notices
        return lines.filter { $0 != "" }.joined(separator: "\n")
    }

    /// The title of the goal above the cell; empty if there is none.
    private var about: Text {
        let goal: Title? =
            switch state.target?.cell {
            case .actionItem(_, in: let subGoal): state.chart.subGoals[subGoal]?.title
            case .subGoal: state.chart.coreGoal?.title
            case .coreGoal, nil: nil
            }
        return goal.map { Text(line: $0.text).dim } ?? ""
    }
}

/// The reply after a suggestion was rejected: the rejected title, and the new suggestion with the same number, if any.
struct RefusalReply: Message {
    let refused: Title
    let row: SuggestInteractor.Row?

    func text(for reader: Reader) -> Text {
        ([reader.text(SuggestPhrases.refused(refused))] + (row?.lines(for: reader) ?? [])).joined(separator: "\n")
    }
}

extension SuggestInteractor.Row {
    fileprivate func lines(for reader: Reader) -> [Text] {
        reader.lines(
            of: ListRow(
                Text(Reader.figure(number, digits: 1)), Text(line: suggestion.title.text),
                facts: [reader.text(suggestion.source.name).dim]))
    }
}
