import Arguments
import Commands
import Consoles
import Languages
import LineEditor
import Screens
import Terminal

/// Asks a person at a prompt for missing arguments. In a script, in the arguments of the program and with `--json`, a
/// missing argument is an error.
@MainActor struct ArgumentQuestions {
    let run: Run
    let speaker: Speaker
    let control: RunControl

    /// The kind of an error.
    enum Finding {
        /// An argument is missing. The example is a whole line.
        case missing(UnfinishedCommand, example: Phrase?)
        /// An argument cannot be parsed.
        case wrong
        /// The error has nothing to do with the arguments.
        case other
    }

    /// Does something with words. If an argument is missing, asks for it, and does it again with the answer. After an answer
    /// that cannot be parsed, shows the error and asks again.
    ///
    /// - Throws: what the work throws, ``Declined`` when the person gives up, `CancellationError` when a signal comes
    ///   instead of an answer.
    func completing<Result>(
        _ words: Words, finding: (_ error: any Error, _ words: Words) -> Finding,
        _ work: (Words) async throws -> Result
    ) async throws -> Result {
        guard run.isLeading else { return try await work(words) }
        var words = words
        var asked: UnfinishedCommand?
        while true {
            do {
                return try await work(words)
            } catch {
                switch (finding(error, words), asked) {
                case (.missing(let unfinished, let example), _):
                    try introduce(unfinished.missing, example: asked == nil ? example : nil)
                    asked = unfinished
                case (.wrong, _?): try tell(error)
                default: throw error
                }
            }
            guard let unfinished = asked else { continue }
            words = try await answer(to: unfinished)
        }
    }

    /// Shows what may be typed: a line for example, and the choices with their numbers.
    private func introduce(_ missing: MissingWord, example: Phrase?) throws {
        let reader = speaker.reader
        if let example { try speaker.tell(reader.hint(reader.text(HostPhrases.forExample(example)))) }
        guard missing.areChoices else { return }
        try speaker.tell(reader.hint(Text(line: missing.candidates.numbered.joined(separator: ", "))))
    }

    /// The words of the command with the person's answer. Asks until the answer is valid.
    private func answer(to unfinished: UnfinishedCommand) async throws -> Words {
        let missing = unfinished.missing
        let request = speaker.request(
            missing.name.text(in: speaker.reader.language), mark: ":",
            completer: LineCompleter.completer(from: missing.candidates))
        while true {
            guard let line = try await control.nextAnswer(request, telling: speaker) else {
                // The end of the input left the person in the middle of a line.
                try speaker.tell("")
                throw Declined.givenUp
            }
            do {
                let text = try line.typedText().trimmingWhitespace()
                if text.isEmpty { throw Declined.givenUp }
                return try unfinished.words(with: text)
            } catch let error where !(error is Declined) {
                try tell(error)
            }
        }
    }

    /// Shows why an answer is not valid, and how to give up: the next line may be meant as a command.
    private func tell(_ error: any Error) throws {
        try speaker.tell(Phrase(of: error).followed(by: HostPhrases.enterGivesUp))
    }
}
