import Basics
import Commands
import MandalartDomainInterface
import Screens
import SuggestionsDomainInterface
import Terminal

/// The reply to `?`: an explanation of the possible answers, and numbered suggestions that can be chosen by number.
struct SuggestionsReply: Message {
    let explanation: [Phrase]
    let suggestions: Suggestions

    func text(for reader: Reader) -> Text {
        let offered = suggestions.offered
        let rows = zip(Reader.figures(offered.count), offered).flatMap { figure, suggestion in
            reader.lines(
                of: ListRow(
                    Text(figure), Text(line: suggestion.title.text), facts: [reader.text(suggestion.source.name).dim]))
        }
        let pick = suggestions.areMore ? FillPhrases.pickOrMore : FillPhrases.pick
        let below = [rows.isEmpty ? FillPhrases.nothing : pick] + suggestions.notices
        return (explanation.map(reader.text) + rows + below.map(reader.text)).joined(separator: "\n")
    }
}
