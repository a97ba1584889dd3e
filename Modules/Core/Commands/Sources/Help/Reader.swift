public import Basics
public import Terminal

/// The person who reads the text of a screen: their language, the width of their terminal, whether they use a screen
/// reader, and their time zone. The host passes the reader whenever it asks a screen for text.
public struct Reader: Sendable {
    /// The language of the text.
    public let language: Language
    /// Whether the text is for a screen reader, with one fact a line and without boxes, bars, marks or alignment.
    public let isLinear: Bool
    /// The width of the terminal in columns, which also limits a prompt for a screen reader.
    private let columns: Int
    /// A closure that returns the time of a moment in the person's time zone.
    private let localTime: @Sendable (Timestamp) -> LocalTime

    /// The maximum width of a line in columns. For a screen reader it is practically unlimited, because a line break is
    /// read as a pause.
    public var width: Int { isLinear ? Self.unbroken : columns }

    private static let unbroken = 1 << 20

    /// Creates a reader; by default, a person who reads English in 80 columns without a screen reader, in the time zone
    /// UTC.
    public init(
        language: Language = .english, width: Int = 80, isLinear: Bool = false,
        localTime: @escaping @Sendable (Timestamp) -> LocalTime = { LocalTime($0, minutesAhead: 0) }
    ) {
        (self.language, columns, self.isLinear, self.localTime) = (language, width, isLinear, localTime)
    }

    /// Returns a copy of the reader with another terminal width; `nil` keeps the width.
    package func at(width: Int?) -> Reader {
        Reader(language: language, width: width ?? columns, isLinear: isLinear, localTime: localTime)
    }

    /// A copy of the reader with ``isLinear`` set to `true`, for a screen reader.
    package var listening: Reader { Reader(language: language, width: columns, isLinear: true, localTime: localTime) }

    /// Returns the phrase in the reader's language, on one line.
    public func text(_ phrase: Phrase) -> Text {
        Text(line: phrase.text(in: language))
    }

    /// Returns a moment to the minute, in the language and the time zone of the person: `2026-11-21 00:05`.
    public func minute(of moment: Timestamp) -> String { localTime(moment).minute(in: language) }

    /// Returns a question as a prompt, wrapped to the width of the terminal. A bracketed value at the end of the
    /// question stays on one line if possible.
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

    package func hint(_ text: Text) -> Text { text.dim.wrapped(to: width).joined(separator: "\n") }
}
