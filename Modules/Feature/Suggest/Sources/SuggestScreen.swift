import Arguments
import Commands
import Records
import Ribcage
import Screens
import Terminal

/// Shows the text of Suggest.
final class SuggestScreen: Screen {
    let reactor: SuggestInteractor

    init(reactor: SuggestInteractor) {
        self.reactor = reactor
    }

    static let commands: [Command<SuggestInteractor>] = [
        Command(
            "write", Rest(Argument(SuggestPhrases.text, { $0 })), summary: SuggestPhrases.write,
            example: SuggestPhrases.writeExample
        ) { .write($0) }
    ]

    static let record = Record<SuggestInteractor.State>(
        "suggest", SuggestRecordPhrases.page,
        [.member("text", SuggestRecordPhrases.text) { $0.text }])

    func page(of state: SuggestInteractor.State, for reader: Reader) -> Text {
        let line = state.text.isEmpty ? reader.text(SuggestPhrases.nothingYet) : Text(line: state.text)
        let lines = [reader.text(SuggestPhrases.title).bold] + line.wrapped(to: reader.width)
        return lines.joined(separator: "\n")
    }
}
