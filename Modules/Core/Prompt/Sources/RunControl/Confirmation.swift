import Commands
import Consoles
import Languages
import LineEditor
import Platform
import Screens
import Terminal

/// Asks a person before a command takes something away.
@MainActor struct Confirmation {
    let speaker: Speaker
    let control: RunControl
    /// Whether yes was said beforehand, so that nobody is asked.
    let isGiven: Bool

    /// Asks a question.
    ///
    /// - Throws: ``Declined`` unless the answer is yes; `CancellationError` when a signal came instead of an answer.
    func ask(_ question: Phrase, by command: String) async throws {
        if isGiven { return }
        guard speaker.console.isInteractive, !speaker.writesJSON else { throw Declined.notAsked(command: command) }
        let label = ScreenPhrases.confirm(question).text(in: speaker.reader.language)
        let line = try await control.nextAnswer(LineRequest(prompt: "\(label.visible)> ", offersHistory: false))
        switch line {
        case .text(let answer):
            let word = String(answer.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
            guard Agreement(answer: word) == .yes else { throw Declined.answered }
        case nil:
            // The end of the input left the person in the middle of a line.
            try speaker.tell("")
            throw Declined.answered
        default:
            throw Declined.answered
        }
    }
}
