public import Basics
import Commands
import Console
import Platform
import Screens
import Terminal

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
        _ = try await answer(to: question, by: command) { _ in false }
    }

    /// Asks a question like ``ask(_:by:)``, to which a person can also answer with a text of another kind.
    ///
    /// - Returns: The answer of the other kind; `nil` for yes.
    /// - Throws: ``Declined`` for any other answer; `CancellationError` if a signal comes instead of an answer.
    package func answer(
        to question: Phrase, by command: String, orElse isOther: (String) -> Bool
    ) async throws -> String? {
        if isGiven { return nil }
        guard speaker.console.isInteractive, !speaker.writesJSON else { throw Declined.notAsked(command: command) }
        let label = ScreenPhrases.confirm(question).text(in: speaker.reader.language)
        return try await answer(to: speaker.request(label), orElse: isOther, repeatingAfter: HostPhrases.yesOrNo)
    }

    private func answer(
        to request: LineRequest, orElse isOther: (String) -> Bool, repeatingAfter reminder: Phrase?
    ) async throws -> String? {
        switch try await control.nextAnswer(request, telling: speaker) {
        case .text(let answer):
            let word = String(answer.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
            if let isConfirmed = Bool(answer: word) {
                if isConfirmed { return nil }
                throw Declined.answered
            }
            if isOther(answer) { return answer }
            guard let reminder, !word.isEmpty else {
                if !word.isEmpty { try speaker.tell(HostPhrases.notCarriedOut) }
                throw Declined.answered
            }
            try speaker.tell(reminder)
            return try await self.answer(to: request, orElse: isOther, repeatingAfter: nil)
        case nil:
            // After an end of input, the cursor is still on the line of the prompt.
            try speaker.tell("")
            throw Declined.answered
        default:
            throw Declined.answered
        }
    }
}

/// The error of a command that was not confirmed or not completed, and so did nothing.
public enum Declined: Explained, Equatable {
    /// The person did not answer the question with yes.
    case answered
    /// The person gave up instead of typing a missing argument.
    case givenUp
    /// No person can be asked: the input is a script or a pipe, or the output is JSON.
    case notAsked(command: String)

    /// The message for a person.
    public var explanation: Phrase {
        switch self {
        case .answered: HostPhrases.nothingChanged
        case .givenUp: HostPhrases.nothingDone
        case .notAsked(let command): HostPhrases.nobodyToAsk(command)
        }
    }
}
