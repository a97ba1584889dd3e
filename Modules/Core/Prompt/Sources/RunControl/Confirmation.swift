import Commands
import Consoles
package import Languages
import LineEditor
import Platform
import Screens
import Terminal

/// Asks a person before a command takes something away.
@MainActor package struct Confirmation {
    let speaker: Speaker
    let control: RunControl
    /// Whether yes was said beforehand, so that nobody is asked.
    let isGiven: Bool

    /// A confirmation for one run.
    package init(speaker: Speaker, control: RunControl, isGiven: Bool) {
        (self.speaker, self.control, self.isGiven) = (speaker, control, isGiven)
    }

    /// Asks a question.
    ///
    /// - Throws: ``Declined`` unless the answer is yes; `CancellationError` when a signal came instead of an answer.
    package func ask(_ question: Phrase, by command: String) async throws {
        if isGiven { return }
        guard speaker.console.isInteractive, !speaker.writesJSON else { throw Declined.notAsked(command: command) }
        let label = ScreenPhrases.confirm(question).text(in: speaker.reader.language)
        let request = LineRequest(prompt: speaker.prompt(label), offersHistory: false)
        switch try await nextAnswer(request) {
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

    /// The answer. Ctrl-C at the prompt is told by the host; here it ends the run.
    private func nextAnswer(_ request: LineRequest) async throws -> LineReader.Line? {
        do {
            return try await control.nextAnswer(request)
        } catch let error as CancellationError {
            if control.ending == .interrupted { try speaker.tell(HostPhrases.cancelled) }
            throw error
        }
    }
}
