package import Commands

/// An input to a ``Form``. A screen's action carries it from the form's question to its interactor.
public enum FormInput: Equatable, Sendable {
    /// Fills the field that is asked.
    case answer(String)
    /// Leaves the field that is asked as it is: an empty line.
    case keep
    /// Empties the field that is asked: `-`.
    case clear
    /// Asks the field before again: `<`.
    case goBack
    /// Leaves out the fields that were not asked yet: `.`.
    case skipToEnd
    /// Says what may be typed now: `?`.
    case explain
    /// Keeps the form as it is, once all fields are asked.
    case save
    /// Gives the form up: `no`, or the end of input.
    case leave
}

extension FormInput {
    /// The meaning of a line where a field is asked. A backslash before one of the keys makes an answer of it, so that
    /// a title may be `\?`. White space around an answer is not part of it.
    public init(answering line: String) {
        let word = line.withoutSpaceAround
        if word.isEmpty { self = .keep; return }
        if let key = Self.keys[word] { self = key; return }
        let key = word.drop { $0 == "\\" }
        self = .answer(key != word && Self.keys[String(key)] != nil ? String(word.dropFirst()) : word)
    }

    /// Reads a line as an answer to the last question, whether to save.
    ///
    /// - Throws: ``UsageError`` for what is neither yes nor no.
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
