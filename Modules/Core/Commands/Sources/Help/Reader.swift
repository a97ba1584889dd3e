public import Languages
public import Terminal

/// The person who reads a screen's text: their language, their terminal's width, and whether they use a screen reader.
/// The host passes it each time that it asks a screen for text.
public struct Reader: Equatable, Sendable {
    /// The language of the text.
    public let language: Language
    /// Whether the text is for a screen reader: one fact a line, and no boxes, bars, marks or alignment.
    public let isLinear: Bool
    /// The width of the terminal in columns, which limits a prompt.
    private let columns: Int

    /// The maximum width of a line. Lines for a screen reader are unlimited: it reads a line break as a pause.
    public var width: Int { isLinear ? Self.unbroken : columns }

    private static let unbroken = 1 << 20

    /// A reader; by default of English, at 80 columns, without a screen reader.
    public init(language: Language = .english, width: Int = 80, isLinear: Bool = false) {
        (self.language, columns, self.isLinear) = (language, width, isLinear)
    }

    /// Returns the reader at another width.
    package func at(width: Int?) -> Reader {
        Reader(language: language, width: width ?? columns, isLinear: isLinear)
    }

    /// The reader with ``isLinear`` set, for a screen reader.
    package var listening: Reader { Reader(language: language, width: columns, isLinear: true) }

    /// Returns a phrase in the reader's language, on one line.
    public func text(_ phrase: Phrase) -> Text {
        Text(line: phrase.text(in: language))
    }

    /// Formats a question as a prompt, in lines that fit. A bracketed value at its end is kept in one piece if
    /// possible.
    package func prompt(_ question: String, mark: String = ">") -> Text {
        let room = max(columns - 1, 1)
        guard question.last == "]", let bracket = question.lastIndex(of: "["), bracket > question.startIndex else {
            return Text(line: "\(question)\(mark)").wrapped(to: room).joined(separator: "\n") + " "
        }
        let (value, rest) = (Text(line: "\(question[bracket...])\(mark)"), Text(line: String(question[..<bracket])))
        var lines = rest.wrapped(to: room)
        let last = lines[lines.count - 1] + " " + value
        if last.width <= room { lines[lines.count - 1] = last } else { lines += value.wrapped(to: room) }
        return lines.joined(separator: "\n") + " "
    }

    /// Formats a hint: dimmed and wrapped.
    package func hint(_ text: Text) -> Text { text.dim.wrapped(to: width).joined(separator: "\n") }
}
