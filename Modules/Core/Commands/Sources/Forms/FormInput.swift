/// An input to a ``Form``, which a screen passes to its interactor in an action.
public enum FormInput: Equatable, Sendable {
    /// Fills in the current field with an answer.
    case answer(String)
    /// Keeps the current field as it is: an empty line.
    case keep
    /// Clears the current field: `-`.
    case clear
    /// Goes back to the previous field: `<`.
    case goBack
    /// Skips to the end, or to the next field that must be filled: `.`.
    case skipToEnd
    /// Explains the possible answers: `?`.
    case explain
    /// Saves the value: `yes`, `.`, or an empty line, after all fields.
    case save
    /// Leaves the form without saving: `no`, or the end of input.
    case leave
}

extension FormInput {
    /// Parses a line that answers the question for a field. After a backslash, `<`, `.`, `-` and `?` are ordinary
    /// answers: `\?` is the answer `?`. White space around an answer is ignored.
    public init(answering line: String) {
        let word = line.withoutSpaceAround
        if word.isEmpty { self = .keep; return }
        if let key = Self.keys[word] { self = key; return }
        let key = word.drop { $0 == "\\" }
        self = .answer(key != word && Self.keys[String(key)] != nil ? String(word.dropFirst()) : word)
    }

    /// Parses a line that answers the question whether to save.
    ///
    /// - Throws: `UsageError` for an answer that is neither yes nor no.
    package init(confirming line: String) throws(UsageError) {
        let word = line.withoutSpaceAround
        switch (word, Agreement(answer: word)) {
        case ("", _), (".", _), (_, .yes): self = .save
        case (_, .no): self = .leave
        case ("<", _): self = .goBack
        case ("?", _): self = .explain
        default: throw UsageError(FormPhrases.yesOrNo)
        }
    }

    private static let keys: [String: FormInput] = ["<": .goBack, ".": .skipToEnd, "-": .clear, "?": .explain]
}

extension String {
    fileprivate var withoutSpaceAround: String {
        let start = drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
}
