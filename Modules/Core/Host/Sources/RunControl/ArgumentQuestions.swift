import Basics
import Commands
import Console
import Screens
import Terminal

/// Asks a person at the prompt for missing arguments. In a script, in arguments of the program and with `--json`, a
/// missing argument remains an error.
@MainActor struct ArgumentQuestions {
    let run: Run
    let navigator: Navigator
    let speaker: Speaker
    let control: RunControl

    /// What an error says about the arguments.
    enum Finding {
        /// An argument is missing. The entry is that of the command or of the place. A draft is edited in the person's
        /// editor instead of at the prompt or, without an editor, shown before the question.
        case missing(UnfinishedCommand, of: HelpEntry?, draft: String? = nil)
        /// An argument cannot be parsed.
        case wrong
        /// The error does not concern the arguments.
        case other
    }

    /// Performs work that consumes words. If an argument is missing, asks for it, and performs the work again with the
    /// answer. After an invalid answer, shows the error and asks again.
    func completing<Result>(
        _ typed: Words, finding: (_ error: any Error, _ words: Words) async throws -> Finding,
        _ work: (Words) throws -> Result
    ) async throws -> Result {
        guard run.isLeading else { return try work(typed) }
        var words = typed
        var asked: (command: UnfinishedCommand, entry: HelpEntry?)?
        // The text from the editor, if one was opened. A rejected text is edited again, and not lost.
        var draft: String?
        while true {
            do {
                return try work(words)
            } catch {
                if let (ambiguity, range) = ambiguousPart(of: words, refusedWith: error, by: work) {
                    let meaning = try await meaning(of: ambiguity)
                    words = words.replacing(range, by: meaning.words)
                    continue
                }
                switch (try await finding(error, words), asked) {
                case (.missing(let unfinished, let entry, let text), _):
                    draft = try text.flatMap { try edited($0) }
                    if draft == nil {
                        if let text, !text.isEmpty { try speaker.tell(Text(text)) }
                        try introduce(unfinished.missing, example: asked == nil ? entry?.example : nil)
                    }
                    asked = (unfinished, entry)
                case (.wrong, _?):
                    if let text = draft {
                        try speaker.tell(Phrase(of: error))
                        draft = try await editedAgain(text)
                    } else {
                        try tell(error)
                    }
                default: throw error
                }
            }
            guard let (command, entry) = asked else { continue }
            words = if let draft { try command.words(with: draft) } else { try await answer(to: command, of: entry) }
        }
    }

    /// Returns the ambiguity of words that `read` refused, and the range of the ambiguous ones: of all equal words, the
    /// last ones whose replacement ends the ambiguity. Returns `nil` if the words are not ambiguous.
    private func ambiguousPart<Result>(
        of words: Words, refusedWith error: any Error, by read: (Words) throws -> Result
    ) -> (Ambiguity, Range<Int>)? {
        guard let ambiguity = (error as? any Explained)?.ambiguity, let meaning = ambiguity.meanings.first else {
            return nil
        }
        let range = words.ranges(of: ambiguity.words).last { range in
            do {
                _ = try read(words.replacing(range, by: meaning.words))
                return true
            } catch {
                return (error as? any Explained)?.ambiguity != ambiguity
            }
        }
        return range.map { (ambiguity, $0) }
    }

    /// If a command failed because a title in its words is ambiguous, asks the person which meaning is meant, and returns
    /// the words with only this meaning. The first words equal to the title are replaced, because texts follow titles.
    /// Returns `nil` if the words are not ambiguous, or in a run without a prompt.
    ///
    /// - Throws: ``Declined`` if the person gives up.
    func meant(by error: any Error, in words: Words) async throws -> Words? {
        guard run.isLeading, let ambiguity = (error as? any Explained)?.ambiguity,
            let range = words.ranges(of: ambiguity.words).first
        else { return nil }
        let meaning = try await meaning(of: ambiguity)
        return words.replacing(range, by: meaning.words)
    }

    /// Asks the person which meaning of ambiguous words is meant.
    ///
    /// - Throws: ``Declined`` if the person gives up.
    private func meaning(of ambiguity: Ambiguity) async throws -> Ambiguity.Meaning {
        let reader = speaker.reader
        try speaker.tell(HostPhrases.canBe(ambiguity.words))
        for (index, meaning) in ambiguity.meanings.enumerated() {
            try speaker.tell(Text("\(index + 1)  ") + reader.text(meaning.name))
        }
        let numbers = ambiguity.meanings.indices.map { "\($0 + 1)" }
        let request = speaker.request(
            HostPhrases.whichNumber.text(in: reader.language), mark: ":",
            completer: { LineCompleter.completion(of: $0, from: numbers) })
        while true {
            guard let line = try await control.nextAnswer(request, telling: speaker) else {
                try speaker.tell("")
                throw Declined.givenUp
            }
            let answer = try line.typedText().trimmingWhitespace().halfWidth
            if answer.isEmpty { throw Declined.givenUp }
            let meant =
                numbers.firstIndex(of: answer).map { ambiguity.meanings[$0] }
                ?? ambiguity.meanings.first { $0.words == answer }
            if let meant { return meant }
            try speaker.tell(HostPhrases.numberOfChoice(numbers.count).followed(by: HostPhrases.enterGivesUp))
        }
    }

    /// Opens a text in the person's editor, and returns the edited text; `nil` if no editor can be opened.
    ///
    /// - Throws: ``Declined`` if the text is unchanged, `UsageError` if the editor failed or its text is invalid.
    private func edited(_ text: String) throws -> String? {
        let edited: String?
        do {
            edited = try speaker.console.edit(text)
        } catch let error as EditorFailed {
            guard let folder = error.folder else { throw UsageError(HostPhrases.editorFailed(error.code)) }
            // Told at once: the signal that ended the editor probably ends this program, which then tells no error.
            try speaker.tell(HostPhrases.editorEnded(folder))
            throw Declined.givenUp
        } catch is EditedTextInvalid {
            throw UsageError(HostPhrases.editedTextInvalid)
        }
        if edited == text { throw Declined.givenUp }
        return edited
    }

    /// Opens a rejected text in the editor again after Enter; throws ``Declined`` if the person gives up instead.
    private func editedAgain(_ text: String) async throws -> String? {
        let request = speaker.request(HostPhrases.editAgain.text(in: speaker.reader.language), mark: "")
        guard try await control.nextAnswer(request, telling: speaker) != nil else { throw Declined.givenUp }
        return try edited(text)
    }

    /// Shows hints before the question: an example line, and numbered choices.
    private func introduce(_ missing: MissingWord, example: Phrase?) throws {
        let reader = speaker.reader
        if let example { try speaker.tell(reader.hint(reader.text(HostPhrases.inOneLine(example)))) }
        guard missing.areChoices else { return }
        try speaker.tell(reader.hint(Text(line: missing.candidates.numbered.joined(separator: ", "))))
    }

    /// Asks until the answer is valid, and returns the words of the command with the answer.
    private func answer(to unfinished: UnfinishedCommand, of entry: HelpEntry?) async throws -> Words {
        let missing = unfinished.missing
        let request = speaker.request(
            missing.name.text(in: speaker.reader.language), mark: ":",
            completer: { [candidates = missing.candidates] in
                LineCompleter.completion(of: $0, from: candidates)
            })
        while true {
            guard let line = try await control.nextAnswer(request, telling: speaker) else {
                // After an end of input, the cursor is still on the line of the prompt.
                try speaker.tell("")
                throw Declined.givenUp
            }
            do {
                let text = try line.typedText().trimmingWhitespace()
                if text.isEmpty { throw Declined.givenUp }
                if let entry { try checkOptions(in: text, of: entry) }
                let words = try unfinished.words(with: text)
                try tellOfWord(text, answering: missing)
                return words
            } catch let error where !(error is Declined) {
                try tell(error)
            }
        }
    }

    /// Throws an error for an answer with an option of the command, which would become part of the text.
    private func checkOptions(in answer: String, of entry: HelpEntry) throws(UsageError) {
        let words = answer.split(whereSeparator: \.isWhitespace).map { String($0).withNameInHalfWidth }
        let option = entry.options.map(\.name).first { name in
            words.contains { $0 == name || $0.hasPrefix("\(name)=") }
        }
        if let option { throw UsageError(HostPhrases.optionInAnswer(option, usage: entry.usage)) }
    }

    /// Notes that a word such as `quit` became an answer. A number or a word among the candidates is meant as an answer.
    private func tellOfWord(_ word: String, answering missing: MissingWord) throws {
        guard !missing.candidates.contains(word), navigator.isOfHost(word.lowercased()) else { return }
        try speaker.tell(HostPhrases.isOnlyAnswer(word))
    }

    /// Shows why an answer is invalid, and how to give up, since the next line might be meant as a command.
    private func tell(_ error: any Error) throws {
        try speaker.tell(Phrase(of: error).followed(by: HostPhrases.enterGivesUp))
    }
}
