public import Commands
public import Languages
public import Terminal

/// A row of a list: a number or a name, a title, and facts.
///
/// On a terminal it is laid out in columns. For a screen reader it is one line: `1 Run 5 km: 40%, due today`.
public struct ListRow {
    /// A sign before some rows of a list, with its meaning in words.
    public struct Mark {
        let sign: String
        let meaning: Phrase
        let isSet: Bool

        /// A mark one column wide. Rows without it are indented by that column.
        public init(_ sign: String, _ meaning: Phrase, isSet: Bool) {
            (self.sign, self.meaning, self.isSet) = (sign, meaning, isSet)
        }

        func column(unset: String) -> Text { Text("\(isSet ? sign : unset) ") }
    }

    /// The number or the name before the title, padded up to the title.
    public var head: Text
    /// The mark before the head; `nil` in a list without marks.
    public var mark: Mark?
    /// A short fact before the title. A screen reader gets it after the title.
    public var lead: Text?
    /// The title.
    public var title: Text
    /// The facts beside the title.
    public var facts: [Text]
    /// The facts below the title.
    public var details: [Text]
    /// Whether the title is cut so that it and the facts fit on one line. Otherwise they are wrapped.
    public var isCut: Bool

    /// A row with its parts.
    public init(
        _ head: Text, mark: Mark? = nil, lead: Text? = nil, _ title: Text, facts: [Text] = [],
        details: [Text] = [], isCut: Bool = false
    ) {
        (self.head, self.mark, self.lead, self.title) = (head, mark, lead, title)
        (self.facts, self.details, self.isCut) = (facts, details, isCut)
    }
}

extension Reader {
    /// The numbers from 1 for the rows of a list, right-aligned.
    public static func figures(_ count: Int) -> [String] {
        let digits = "\(count)".count
        return (1...max(1, count)).prefix(count).map { figure($0, digits: digits) }
    }

    /// The number of a list's row, right-aligned.
    public static func figure(_ number: some CustomStringConvertible, digits: Int) -> String {
        let number = number.description
        return String(repeating: " ", count: max(0, digits - number.count)) + number + "  "
    }

    /// A number of times: `3×`.
    public func times(_ count: Int) -> Text { isLinear ? text(ScreenPhrases.times(count)) : Text("\(count)×") }

    /// The address of a row's subject. It is omitted for a screen reader: the number of the row leads there too.
    public func address(_ address: some CustomStringConvertible) -> [Text] {
        isLinear ? [] : [Text(line: address.description)]
    }

    /// The lines of a row, with a hanging indent below its title.
    public func lines(of row: ListRow) -> [Text] {
        if isLinear { return [line(of: row)] }
        let head = (row.mark?.column(unset: " ") ?? "") + row.head
        let margin = Text(String(repeating: " ", count: head.width))
        let room = max(8, width - head.width)
        let facts = row.facts.map { "  " + $0 }.joined()
        let title = (row.lead.map { $0 + "  " } ?? "") + row.title
        let lines =
            row.isCut
            ? [title.truncated(to: max(8, room - facts.width)) + facts] : (title + facts).wrapped(to: room)
        let below = row.details.isEmpty ? [] : joined(row.details).dim.wrapped(to: room)
        return zip([head] + Array(repeating: margin, count: lines.count), lines).map { $0 + $1 }
            + below.map { margin + $0 }
    }

    /// The row for a screen reader: its number and title, a colon, and the facts.
    private func line(of row: ListRow) -> Text {
        let mark = row.mark.flatMap { $0.isSet ? text($0.meaning) : nil }
        let facts = [mark, row.lead].compactMap(\.self) + row.facts + row.details
        let head = row.head.words
        return pair(head.plain.isEmpty ? row.title : head + " " + row.title, joined(facts))
    }
}

extension Text {
    /// The words joined by single spaces.
    fileprivate var words: Text {
        Text(line: plain.split(separator: " ").joined(separator: " "))
    }
}
