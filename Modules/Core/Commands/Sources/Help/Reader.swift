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

// Parts of a page. At a terminal they are aligned in columns and separated by signs; for a screen reader they are
// separated by commas.
extension Reader {
    /// Returns a name and its value as a line for a screen reader, such as `nickname: Juno`; only the name if the value
    /// is empty.
    package func pair(_ name: Text, _ value: Text) -> Text { value.plain.isEmpty ? name : name + ": " + value }

    /// Returns the line indented by a number of columns; unchanged for a screen reader.
    public func indented(_ line: Text, by columns: Int = 2) -> Text {
        isLinear ? line : Text(String(repeating: " ", count: columns)) + line
    }

    /// Returns two texts on one line, separated by two spaces, or by a comma for a screen reader.
    public func beside(_ first: Text, _ second: Text) -> Text { first + (isLinear ? ", " : "  ") + second }

    /// Returns facts on one line, separated by dots, or by commas for a screen reader.
    public func joined(_ facts: [Text]) -> Text { facts.joined(separator: isLinear ? ", " : " · ") }

    /// Returns the lines of a phrase that contains joined facts, such as `Due: 1 Run 5 km (today) · 2 Swim (12-01)`; no
    /// lines if there are no facts.
    public func lines(listing facts: [Phrase], in phrase: (Phrase) -> Phrase) -> [Text] {
        if facts.isEmpty { return [] }
        return text(phrase(Phrase(verbatim: joined(facts.map(text)).plain))).wrapped(to: width)
    }

    /// Returns the lines of a sentence with its subject before it, such as the name of a chart; only the sentence if
    /// the subject is `nil`. A screen reader gets the subject on a line of its own.
    public func heading(_ subject: String?, _ sentence: Text) -> [Text] {
        guard let subject else { return sentence.wrapped(to: width) }
        let name = Text(line: subject).bold
        return isLinear ? [name, sentence] : beside(name.truncated(to: 30), sentence).wrapped(to: width)
    }

    /// Returns a horizontal rule with a name in it, which separates parts of a page. A screen reader gets only the
    /// name.
    package func rule(_ name: String) -> Text {
        if isLinear { return Text(line: name) }
        let rule = String(repeating: "─", count: max(2, width - name.count - 4))
        return Text("── \(name) \(rule)").truncated(to: width).dim
    }
}

extension Reader {
    /// Returns the lines of a table with usages and their summaries. Long summaries wrap within their column, and a
    /// usage too long for its column has a line of its own. A screen reader gets one line for each row.
    package func table(_ rows: [(usage: Phrase, summary: Phrase)], gap: Int = 2) -> [Text] {
        if isLinear { return rows.map { pair(text($0.usage), text($0.summary)) } }
        return columns(
            rows.map { (text($0.usage), text($0.summary).dim) }, gap: gap,
            widest: min(max(width * 2 / 5, 20), width - gap - 2 - Self.narrowest))
    }

    /// The least width of the second column of a table. A name that would leave less has a line of its own.
    private static let narrowest = 20

    /// Returns the lines of a table with two columns. A name wider than `widest`, or than the page, wraps on lines of its
    /// own.
    private func columns(_ rows: [(name: Text, value: Text)], gap: Int, widest: Int) -> [Text] {
        let column = (rows.map(\.name.width).filter { $0 <= widest }.max() ?? 2) + 2 + gap
        return rows.flatMap { name, value in
            let isLong = name.width > widest
            let lines = value.wrapped(to: max(width - column, 1)).enumerated().map { index, line in
                (index == 0 && !isLong ? "  " + name : "").padded(to: column) + line
            }
            guard isLong else { return lines }
            let names = name.wrapped(to: max(width - 4, 1)).enumerated().map { index, line in
                (index == 0 ? "  " : "    ") + line
            }
            return names + lines
        }
    }

    /// Returns a table of names and values. Long values wrap within their column. A screen reader gets one line for
    /// each row.
    public func facts(_ facts: [(name: Phrase, value: Text)]) -> Text {
        if isLinear { return facts.map { pair(text($0.name), $0.value) }.joined(separator: "\n") }
        let rows = facts.map { (text($0.name), $0.value) }
        return columns(rows, gap: 2, widest: width - 4 - Self.narrowest).joined(separator: "\n")
    }
}
