public import Languages
public import Terminal

// Parts of a page: on a terminal in columns and with signs between them, for a screen reader with commas.
extension Reader {
    /// Returns a table row for a screen reader: `nickname: Juno`.
    package func pair(_ name: Text, _ value: Text) -> Text { value.plain.isEmpty ? name : name + ": " + value }

    /// Returns the line indented under the line that it belongs to.
    public func indented(_ line: Text, by columns: Int = 2) -> Text {
        isLinear ? line : Text(String(repeating: " ", count: columns)) + line
    }

    /// Joins two texts on one line: with a gap, or with a comma for a screen reader.
    public func beside(_ first: Text, _ second: Text) -> Text { first + (isLinear ? ", " : "  ") + second }

    /// Joins facts on one line: with dots, or with commas for a screen reader.
    public func joined(_ facts: [Text]) -> Text { facts.joined(separator: isLinear ? ", " : " · ") }

    /// Joins facts within a phrase, such as `Due: 1 Run 5 km (today) · 2 Swim (12-01)`; no line without facts.
    public func lines(listing facts: [Phrase], in phrase: (Phrase) -> Phrase) -> [Text] {
        if facts.isEmpty { return [] }
        return text(phrase(Phrase(verbatim: joined(facts.map(text)).plain))).wrapped(to: width)
    }

    /// Puts a subject before a sentence, such as the chart that it is about. A screen reader gets a line for each.
    public func heading(_ subject: String?, _ sentence: Text) -> [Text] {
        guard let subject else { return sentence.wrapped(to: width) }
        let name = Text(line: subject).bold
        return isLinear ? [name, sentence] : beside(name.truncated(to: 30), sentence).wrapped(to: width)
    }

    /// Returns a rule with a name in it, which separates parts of a page. A screen reader gets the name alone.
    package func rule(_ name: String) -> Text {
        if isLinear { return Text(line: name) }
        let rule = String(repeating: "─", count: max(2, width - name.count - 4))
        return Text("── \(name) \(rule)").truncated(to: width).dim
    }
}
