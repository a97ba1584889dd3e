import Commands
import Consoles
import Languages
import LineEditor
import Platform
import Screens
import Terminal

// What a person must say yes to.
extension PromptHost {
    /// Asks before a command takes something away. Nobody is asked who said yes beforehand.
    ///
    /// - Throws: ``Declined`` unless the answer is yes; `CancellationError` when a signal came instead of an answer.
    func confirm(_ question: Phrase, by command: String) async throws {
        if options.saysYes { return }
        guard console.isInteractive, !options.writesJSON else { throw Declined.notAsked(command: command) }
        let label = ScreenPhrases.confirm(question).text(in: reader.language)
        let line = try await nextAnswer(LineRequest(prompt: "\(label.visible)> ", offersHistory: false))
        switch line {
        case .text(let answer):
            let word = String(answer.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
            guard Agreement(answer: word) == .yes else { throw Declined.answered }
        case nil:
            // The end of the input left the person in the middle of a line.
            try attempt { try console.tell("") }
            throw Declined.answered
        default:
            throw Declined.answered
        }
    }
}
