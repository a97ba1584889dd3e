public import Basics
public import Terminal

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
