public import Terminal

// What a screen shows and asks of a form.
extension Form {
    /// The fields with what stands in them, one a line.
    public var preview: Text {
        let column = (fields.map(\.name.displayWidth).max() ?? 0) + 4
        return fields.map { field in
            let text = field.text(value)
            return Text("  \(field.name)").padded(to: column) + (text.isEmpty ? "none" : Text(line: text))
        }.joined(separator: "\n")
    }

    /// The keys of a form, for a hint that is told once; `?` tells them again.
    public var keys: Text {
        let emptied = fields.filter(\.mayBeEmpty).map(\.name)
        let keys: Text = "Enter keeps what stands in [ ], < goes back, . goes to the end, ? explains, Ctrl-C leaves."
        return emptied.isEmpty ? keys : "\(keys)\n- empties \(emptied.alternatives)."
    }

    /// What is told after an input: what may be typed, for one who asked; all that would be saved, before a person is
    /// asked whether to. `nil` when the next question says it all.
    public func reply(to input: FormInput) -> Text? {
        if input == .explain { return explanation }
        let next = step == .confirmation && input != .save && input != .leave ? preview : nil
        guard case .answer(let text) = input, text.lowercased() == "help" else { return next }
        // Who types that may have wanted something else, but a form takes every word.
        let notice: Text = "“\(text)” is now an answer, and < goes back to it. ? explains what can be typed."
        return [notice, next].compactMap(\.self).joined(separator: "\n")
    }

    /// What a person is asked now. `action` makes the screen's action of their input.
    public func question<Action>(_ action: @escaping @Sendable (FormInput) -> Action) -> Question<Action> {
        guard let field else {
            return Question("save? [yes]", takesCommands: false, leave: action(.leave)) {
                action(try FormInput(confirming: $0))
            }
        }
        let standing = Text(line: field.text(value)).truncated(to: 40).plain
        return Question(
            "\(field.name) [\(standing)]", takesCommands: false, candidates: field.candidates, leave: action(.leave)
        ) { action(FormInput(answering: $0)) }
    }

    private var explanation: Text {
        guard let field else { return "Enter or yes saves this, no leaves without saving, < goes back.\n\(preview)" }
        let name = Text(field.name).bold
        let known: Text = "one of \(field.candidates.joined(separator: ", "))"
        let explanation = field.explanation == "" && !field.candidates.isEmpty ? known : field.explanation
        let head = explanation == "" ? name : name + ": " + explanation
        let text = field.text(value)
        let standing: [Text] = text.isEmpty ? [] : ["Enter keeps: \(text)"]
        let answers: Text = "To answer with one of these signs, put a backslash before it: \\?"
        return ([head] + standing + [keys, answers]).joined(separator: "\n")
    }
}
