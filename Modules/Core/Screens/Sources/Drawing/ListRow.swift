public import Basics
public import Commands
public import Terminal

/// A row of a list, with a number or name, a title, and facts.
///
/// On a terminal the row is laid out in columns. For a screen reader it is one line: `1 Run 5 km: 40%, due today`.
public struct ListRow {
    /// A sign that marks some rows of a list, with its meaning in words.
    public struct Mark {
        let sign: String
        let meaning: Phrase
        let isSet: Bool

        /// Creates a mark with a sign one column wide. If `isSet` is `false`, the row has a blank in place of the sign,
        /// or a `·` in an ``Outline``.
        public init(_ sign: String, _ meaning: Phrase, isSet: Bool) {
            (self.sign, self.meaning, self.isSet) = (sign, meaning, isSet)
        }

        func column(unset: String) -> Text { Text("\(isSet ? sign : unset) ") }
    }

    /// The number or name before the title. Its padding decides the column in which the title begins, so pad the heads
    /// of all rows to the same width.
    public var head: Text
    /// The mark before the head, or after it in an ``Outline``; `nil` in a list without marks.
    public var mark: Mark?
    /// A short fact before the title, if any; a screen reader gets it after the title.
    public var lead: Text?
    /// The title.
    public var title: Text
    /// The facts after the title, on the same line if they fit.
    public var facts: [Text]
    /// The facts on the lines below the title, or on its line if the title is truncated and they fit there.
    public var details: [Text]
    /// More facts after the details, of which the last are left out if they do not fit on the line of the title.
    public var surroundings: [Text]
    /// Whether the title is truncated, so that title and facts fit on one line; otherwise they are wrapped.
    public var isCut: Bool

    /// Creates a row from its parts.
    public init(
        _ head: Text, mark: Mark? = nil, lead: Text? = nil, _ title: Text, facts: [Text] = [],
        details: [Text] = [], surroundings: [Text] = [], isCut: Bool = false
    ) {
        (self.head, self.mark, self.lead, self.title) = (head, mark, lead, title)
        (self.facts, self.details, self.surroundings, self.isCut) = (facts, details, surroundings, isCut)
    }
}

extension Reader {
    /// Returns the numbers of a list's rows, counted from 1, each right-aligned and followed by two spaces.
    public static func figures(_ count: Int) -> [String] {
        let digits = "\(count)".count
        return (1...max(1, count)).prefix(count).map { figure($0, digits: digits) }
    }

    /// Returns the number of a row, right-aligned to a number of digits and followed by two spaces.
    public static func figure(_ number: some CustomStringConvertible, digits: Int) -> String {
        let number = number.description
        return String(repeating: " ", count: max(0, digits - number.count)) + number + "  "
    }

    /// Returns a number of times, such as `3×` or `3回`; for a screen reader, `3 times`.
    public func times(_ count: Int) -> Text {
        text(isLinear ? ScreenPhrases.times(count) : ScreenPhrases.timesInFigures(count))
    }

    /// Returns the address of the place that a row is about, as a fact; empty for a screen reader, since the number of
    /// the row leads to the same place.
    public func address(_ address: some CustomStringConvertible) -> [Text] {
        isLinear ? [] : [Text(line: address.description)]
    }

    /// Returns the lines of a row. A row with ``ListRow/isCut`` is one line if its title can be truncated to fit.
    /// Otherwise the details are below the title, indented like it. For a screen reader, every row is a single line.
    public func lines(of row: ListRow) -> [Text] {
        if isLinear { return [line(of: row)] }
        let head = (row.mark?.column(unset: " ") ?? "") + row.head
        let margin = Text(String(repeating: " ", count: head.width))
        let room = max(8, width - head.width)
        let facts = row.facts.map { "  " + $0 }.joined()
        let title = (row.lead.map { $0 + "  " } ?? "") + row.title
        if row.isCut, let line = oneLine(title, facts, of: row, room: room) { return [head + line] }
        let lines =
            row.isCut
            ? [title.truncated(to: max(8, room - facts.width)) + facts] : (title + facts).wrapped(to: room)
        let details = row.details + row.surroundings
        let below = details.isEmpty ? [] : joined(details).dim.wrapped(to: room)
        return zip([head] + Array(repeating: margin, count: lines.count), lines).map { $0 + $1 }
            + below.map { margin + $0 }
    }

    /// Returns the title with all facts on one line, without those of the surroundings that do not fit. A title of more
    /// than 24 columns is truncated for the details; `nil` if these do not fit even so.
    private func oneLine(_ title: Text, _ facts: Text, of row: ListRow, room: Int) -> Text? {
        func line(_ count: Int, titleOf width: Int) -> Text? {
            let details = row.details + row.surroundings.prefix(count)
            let after = facts + (details.isEmpty ? "" : "  " + joined(details).dim)
            return width + after.width <= room ? title.truncated(to: room - after.width) + after : nil
        }
        let whole = (0...row.surroundings.count).reversed().lazy.compactMap { line($0, titleOf: title.width) }.first
        return whole ?? line(0, titleOf: 24)
    }

    /// Returns the row on one line for a screen reader: its number and title, a colon, and the facts.
    private func line(of row: ListRow) -> Text {
        let mark = row.mark.flatMap { $0.isSet ? text($0.meaning) : nil }
        let facts = [mark, row.lead].compactMap(\.self) + row.facts + row.details + row.surroundings
        let head = row.head.words
        return pair(head.plain.isEmpty ? row.title : head + " " + row.title, joined(facts))
    }
}

extension Text {
    /// The words of the text, without its styles, joined by single spaces.
    fileprivate var words: Text {
        Text(line: plain.split(separator: " ").joined(separator: " "))
    }
}
