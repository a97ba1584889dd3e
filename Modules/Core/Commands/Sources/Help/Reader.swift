public import Languages
public import Terminal

/// The reader of what a screen shows: the language, the columns, and whether a screen reader reads it. The host passes it
/// each time that it asks a screen for text.
public struct Reader: Equatable, Sendable {
    /// The language that the reader is spoken to in.
    public let language: Language
    /// Whether the text is for a screen reader: a line for each thing, and no box, bar, mark or alignment.
    public let isLinear: Bool
    /// The columns of the terminal, in which a prompt has to fit.
    private let columns: Int

    /// How many columns a line may have. A line for a screen reader may have any number: a break is read as a pause.
    public var width: Int { isLinear ? Self.unbroken : columns }

    private static let unbroken = 1 << 20

    /// A reader of a language, at a width; by default of English, at 80 columns, without a screen reader.
    public init(language: Language = .english, width: Int = 80, isLinear: Bool = false) {
        (self.language, columns, self.isLinear) = (language, width, isLinear)
    }

    /// The same reader at another width.
    package func at(width: Int?) -> Reader {
        Reader(language: language, width: width ?? columns, isLinear: isLinear)
    }

    /// The same with a screen reader.
    package var listening: Reader { Reader(language: language, width: columns, isLinear: true) }

    /// A phrase in the reader's language, on one line.
    public func text(_ phrase: Phrase) -> Text {
        Text(line: phrase.text(in: language))
    }

    /// A question as the prompt of a line, in lines that fit. A value in brackets at its end stays in one piece if it can.
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

    /// A hint as the reader sees it: fainter than a page, and wrapped.
    package func hint(_ text: Text) -> Text { text.dim.wrapped(to: width).joined(separator: "\n") }
}
