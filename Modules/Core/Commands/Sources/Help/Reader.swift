public import Languages
public import Terminal

/// Who reads what a screen shows: in which language, and in how many columns. The host says so each time that it asks a
/// screen for text.
public struct Reader: Equatable, Sendable {
    /// The language that the reader is spoken to in.
    public let language: Language
    /// How many columns a line may have.
    public let width: Int

    /// A reader of a language, at a width; by default of English, at 80 columns.
    public init(language: Language = .english, width: Int = 80) {
        self.language = language
        self.width = width
    }

    /// A phrase in the reader's language, on one line.
    public func text(_ phrase: Phrase) -> Text {
        Text(line: phrase.text(in: language))
    }

    /// A phrase in lines that fit; none without a phrase.
    public func lines(_ phrase: Phrase?) -> [Text] {
        phrase.map { text($0).wrapped(to: width) } ?? []
    }

    /// A question as the prompt of a line, in lines that fit. A value in brackets at its end stays in one piece if it can.
    package func prompt(_ question: String) -> Text {
        let room = max(width - 1, 1)
        guard question.last == "]", let bracket = question.lastIndex(of: "["), bracket > question.startIndex else {
            return Text(line: "\(question)>").wrapped(to: room).joined(separator: "\n") + " "
        }
        let (value, rest) = (Text(line: "\(question[bracket...])>"), Text(line: String(question[..<bracket])))
        var lines = rest.wrapped(to: room)
        let last = lines[lines.count - 1] + " " + value
        if last.width <= room { lines[lines.count - 1] = last } else { lines += value.wrapped(to: room) }
        return lines.joined(separator: "\n") + " "
    }

    /// A hint as the reader sees it: fainter than a page, and wrapped.
    package func hint(_ text: Text) -> Text { text.dim.wrapped(to: width).joined(separator: "\n") }
}
