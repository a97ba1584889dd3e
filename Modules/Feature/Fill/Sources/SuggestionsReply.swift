import Commands
import Languages
import MandalartDomainInterface
import Screens
import SuggestionsDomainInterface
import Terminal

/// What may be answered, and what could be in the cell, under numbers that may be answered too.
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
        let below = (rows.isEmpty ? [] : [pick]) + suggestions.notices
        return (explanation.map(reader.text) + rows + below.map(reader.text)).joined(separator: "\n")
    }
}
