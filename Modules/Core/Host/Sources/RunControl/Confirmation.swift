package import Basics
import Commands
import Console
import Platform
import Screens
import Terminal

/// Asks a person to confirm a destructive command.
@MainActor package struct Confirmation {
    let speaker: Speaker
    let control: RunControl
    /// Whether `--yes` was given, which answers every question with yes.
    let isGiven: Bool

    package init(speaker: Speaker, control: RunControl, isGiven: Bool) {
        (self.speaker, self.control, self.isGiven) = (speaker, control, isGiven)
    }

    /// Asks a question, and repeats it once after an answer that is neither yes nor no. If such an answer is a command,
    /// it is not carried out.
    ///
    /// - Throws: ``Declined`` unless the answer is yes; `CancellationError` if a signal comes instead of an answer.
    package func ask(_ question: Phrase, by command: String) async throws {
        if isGiven { return }
        guard speaker.console.isInteractive, !speaker.writesJSON else { throw Declined.notAsked(command: command) }
        let label = ScreenPhrases.confirm(question).text(in: speaker.reader.language)
        let request = speaker.request(label)
        if try await agreement(to: request, repeatingAfter: HostPhrases.yesOrNo) != .yes { throw Declined.answered }
    }

    private func agreement(to request: LineRequest, repeatingAfter reminder: Phrase?) async throws -> Agreement {
        switch try await control.nextAnswer(request, telling: speaker) {
        case .text(let answer):
            let word = String(answer.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
            if let agreement = Agreement(answer: word) { return agreement }
            guard let reminder, !word.isEmpty else {
                if !word.isEmpty { try speaker.tell(HostPhrases.notCarriedOut) }
                return .no
            }
            try speaker.tell(reminder)
            return try await agreement(to: request, repeatingAfter: nil)
        case nil:
            // After an end of input, the cursor is still on the line of the prompt.
            try speaker.tell("")
            throw Declined.answered
        default:
            throw Declined.answered
        }
    }
}
