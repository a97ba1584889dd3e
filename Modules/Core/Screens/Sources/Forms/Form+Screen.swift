public import Basics
public import Commands
public import Terminal

// The texts and the question that a screen shows of a form.
extension Form {
    /// Returns the fields with their values, one on each line.
    public func preview(for reader: Reader) -> Text {
        reader.facts(
            fields.map { field in
                let text = field.text(value, reader.language)
                return (field.name, text.isEmpty ? reader.text(FormPhrases.none) : Text(line: text))
            })
    }

    /// The explanation of the keys of a form, for a hint that is shown once; `?` shows it again.
    public var keys: [Phrase] {
        let emptied = fields.filter(\.mayBeEmpty).map(\.name)
        let isAny = emptied.count > 1 && emptied.count == fields.count
        let empties = isAny ? FormPhrases.emptiesAny : FormPhrases.empties(emptied)
        return [FormPhrases.keys] + (emptied.isEmpty ? [] : [empties])
    }

    /// Returns the reply to an input: after `?`, an explanation; before the final confirmation, all values. The result
    /// is `nil` if the next question needs no reply.
    public func reply(to input: FormInput) -> (any Message)? {
        if input == .explain { return FormMessage(text: explanation) }
        return step == .confirmation && input != .save && input != .leave ? FormMessage(text: preview) : nil
    }

    /// The question for the current field or the final confirmation. The screen's ``Answer`` parses the typed line with
    /// ``input(_:)``.
    public var question: Question {
        guard let field else { return Question(FormPhrases.save, takesCommands: false) }
        let standing = Phrase(made: { [value] in Text(line: field.text(value, $0)).truncated(to: 40).plain })
        return Question(
            FormPhrases.asks(field.name, now: standing), takesCommands: false, candidates: field.candidates)
    }

    /// Parses a line as an input to the form.
    ///
    /// - Throws: `UsageError` for an answer to the confirmation that is neither yes nor no.
    public func input(_ line: String) throws(UsageError) -> FormInput {
        field == nil ? try FormInput(confirming: line) : FormInput(answering: line)
    }

    private func explanation(for reader: Reader) -> Text {
        guard let field else { return reader.text(FormPhrases.confirmationKeys) + "\n" + preview(for: reader) }
        let words = field.isChoice ? field.candidates.numbered : field.candidates
        let known = words.isEmpty ? nil : FormPhrases.oneOf(words)
        let name = reader.text(field.name).bold
        let head = (field.explanation ?? known).map { name + ": " + reader.text($0) + (field.samples ?? "") } ?? name
        let text = field.text(value, reader.language)
        let standing = text.isEmpty ? [] : [reader.text(FormPhrases.keeps(text))]
        let lines = (keys + [FormPhrases.escaping]).map(reader.text)
        return ([head] + standing + lines).joined(separator: "\n")
    }
}

/// The reply to an answer in a form.
private struct FormMessage: Message {
    let text: (Reader) -> Text

    package func text(for reader: Reader) -> Text { text(reader) }
}
