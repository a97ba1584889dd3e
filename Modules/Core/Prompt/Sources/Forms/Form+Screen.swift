import Languages
public import Terminal

// What a screen shows and asks of a form.
extension Form {
    /// The fields with their values, one below the other.
    public func preview(for reader: Reader) -> Text {
        reader.facts(
            fields.map { field in
                let text = field.text(value)
                return (field.name, text.isEmpty ? reader.text(FormPhrases.none) : Text(line: text))
            })
    }

    /// The keys of a form, for a hint that is told once; `?` tells them again.
    public func keys(for reader: Reader) -> Text {
        let emptied = fields.filter(\.mayBeEmpty).map(\.name)
        let isAny = emptied.count > 1 && emptied.count == fields.count
        let empties = isAny ? FormPhrases.emptiesAny : FormPhrases.empties(emptied)
        let phrases = [FormPhrases.keys] + (emptied.isEmpty ? [] : [empties])
        return phrases.map(reader.text).joined(separator: "\n")
    }

    /// What is told after an input: what may be typed, for one who asked; all that would be saved, before a person is
    /// asked whether to. `nil` when the next question says it all.
    public func reply(to input: FormInput, for reader: Reader) -> Text? {
        if input == .explain { return explanation(for: reader) }
        let next = step == .confirmation && input != .save && input != .leave ? preview(for: reader) : nil
        guard case .answer(let text) = input, text.lowercased() == "help" else { return next }
        // Who types that may have wanted something else, but a form takes every word.
        return [reader.text(FormPhrases.isAnswer(text)), next].compactMap(\.self).joined(separator: "\n")
    }

    /// What a person is asked now. `action` makes the screen's action of their input.
    public func question<Action>(_ action: @escaping @Sendable (FormInput) -> Action) -> Question<Action> {
        guard let field else {
            return Question(FormPhrases.save, takesCommands: false, leave: action(.leave)) {
                action(try FormInput(confirming: $0))
            }
        }
        let standing = Text(line: field.text(value)).truncated(to: 40).plain
        return Question(
            FormPhrases.asks(field.name, now: standing), takesCommands: false, candidates: field.candidates,
            leave: action(.leave)
        ) { action(FormInput(answering: $0)) }
    }

    private func explanation(for reader: Reader) -> Text {
        guard let field else { return reader.text(FormPhrases.confirmationKeys) + "\n" + preview(for: reader) }
        let known = field.candidates.isEmpty ? nil : FormPhrases.oneOf(field.candidates)
        let name = reader.text(field.name).bold
        let head = (field.explanation ?? known).map { name + ": " + reader.text($0) + (field.samples ?? "") } ?? name
        let text = field.text(value)
        let standing = text.isEmpty ? [] : [reader.text(FormPhrases.keeps(text))]
        return ([head] + standing + [keys(for: reader), reader.text(FormPhrases.escaping)]).joined(separator: "\n")
    }
}
