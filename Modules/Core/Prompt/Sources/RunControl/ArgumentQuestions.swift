import Arguments
import Commands
import Consoles
import Languages
import LineEditor
import Screens
import Terminal

/// Asks a person at a prompt for the words that a command needs and did not get. A script, arguments and a program that
/// reads JSON are told what is missing.
@MainActor struct ArgumentQuestions {
    let run: Run
    let speaker: Speaker
    let control: RunControl

    /// What an error says of the words that led to it.
    enum Finding {
        /// One is missing. The example is a whole line.
        case missing(UnfinishedCommand, example: Phrase?)
        /// One cannot be read.
        case wrong
        /// Nothing.
        case other
    }

    /// Does something with words. Where one is missing, asks for it and does it again with the answer; one that cannot be
    /// read is told, and asked for again.
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

    /// Tells what may be typed: a line for example, and the choices with their numbers.
    private func introduce(_ missing: MissingWord, example: Phrase?) throws {
        let reader = speaker.reader
        if let example { try speaker.tell(reader.hint(reader.text(HostPhrases.forExample(example)))) }
        guard missing.areChoices else { return }
        try speaker.tell(reader.hint(Text(line: missing.candidates.numbered.joined(separator: ", "))))
    }

    /// The words of the command with the person's answer, which is asked for until it can be one.
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

    /// Tells why an answer is none. A person may want something else by now.
    private func tell(_ error: any Error) throws {
        try speaker.tell(Phrase(of: error).followed(by: HostPhrases.enterGivesUp))
    }
}
