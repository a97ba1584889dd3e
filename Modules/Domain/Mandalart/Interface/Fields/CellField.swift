public import Arguments
import Edits
public import Languages
import Records

/// A field of a cell, such as its title or its due day.
///
/// Each field is declared once, in `CellField+All.swift`: its name, which cells have it, and how its value is written as
/// text. Edits, forms, histories, JSON, documents and the columns of a store follow from that.
public struct CellField: Sendable {
    /// The word for it in commands and documents and for its column in a store, in every language.
    public let word: String
    /// The name within a sentence.
    public let name: Phrase
    /// An explanation of the possible texts, for a form.
    public let explanation: Phrase
    /// The only texts that it can have; empty if there is no such list.
    public let candidates: [String]
    /// A text for it.
    public let example: Phrase
    /// The kind of text.
    public let kind: Kind
    /// The field as a member of JSON objects, absent from those of cells that cannot have it.
    let member: Member<CellContent>
    /// Whether both have the same in it.
    let isEqual: @Sendable (CellContent, CellContent) -> Bool
    /// Its value in a history; `nil` if it is empty. Without this closure, a history shows the whole cell.
    let recorded: (@Sendable (CellContent) -> RecordedEdit.Content?)?
    let isOfGoals: Bool
    let isOfItems: Bool
    private let check: @Sendable (String) throws(MandalartError) -> Void
    private let write: @Sendable (String, inout CellContent) throws(MandalartError) -> Bool
    private let format: @Sendable (CellContent) -> String?

    /// A kind of text that a field holds.
    public enum Kind: Sendable {
        /// Any text, which may not be empty.
        case requiredText
        /// Any text.
        case text
        /// A text that is one of a list or has a form of its own, or none.
        case token
        /// A day as in RFC 3339, or none.
        case day
        /// A whole percent.
        case percent
    }

    /// The text of the field in what a cell holds; empty if the field is, `nil` if such a cell cannot have it.
    public func text(of content: CellContent) -> String? { format(content) }

    /// Whether a cell can be without it.
    public var isOptional: Bool { kind != .requiredText && kind != .percent }

    /// Reads a text into what a cell holds.
    ///
    /// - Returns: whether such a cell can have the field. It is left as it is if not.
    /// - Throws: what says that the field cannot have the text.
    @discardableResult
    package func read(_ text: String, into content: inout CellContent) throws(MandalartError) -> Bool {
        try write(text, &content)
    }

    /// The change of the field to what a text says.
    ///
    /// - Throws: what says that the field cannot have the text.
    public func change(to text: String) throws(MandalartError) -> CellChange {
        try check(text)
        return CellChange(self, text)
    }

    /// How a change of the field is typed.
    public var argument: Argument<CellChange> {
        Argument(name, candidates: candidates, example: example) { text throws(MandalartError) in
            try change(to: text)
        }
    }
}

extension CellField: Hashable {
    /// Whether both are the same field.
    public static func == (left: CellField, right: CellField) -> Bool { left.word == right.word }

    /// By its word.
    public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

extension CellField {
    /// Declares a field of a word, a name and a kind.
    ///
    /// - Parameters:
    ///   - word: The word for it, in every language.
    ///   - name: What people call it, within a sentence.
    ///   - kind: What its text is made of.
    ///   - goals: The property of goals; `nil` if they do not have the field.
    ///   - items: The same of action items.
    ///   - explanation: What its text can be, in a form.
    ///   - candidates: The only texts that it can have, if there is such a list.
    ///   - example: A text for it.
    ///   - text: Formats a value; empty for none.
    ///   - isEqual: Whether two values are the same.
    ///   - recorded: The value in a history; `nil` for none. Without this closure, a history shows the whole cell.
    ///   - member: The field as a member of JSON objects, absent from those of cells that cannot have it.
    ///   - read: Parses a text, beside the value of before if there is one.
    init<Value: Sendable>(
        _ word: String, _ name: Phrase, _ kind: Kind,
        goals: (any WritableKeyPath<Goal, Value> & Sendable)?,
        items: (any WritableKeyPath<ActionItem, Value> & Sendable)?,
        explanation: Phrase, candidates: [String] = [], example: Phrase,
        text: @escaping @Sendable (Value) -> String,
        isEqual: @escaping @Sendable (Value, Value) -> Bool,
        recorded: (@Sendable (Value) -> RecordedEdit.Content?)? = nil,
        member: Member<CellContent>,
        read: @escaping @Sendable (String, Value?) throws(MandalartError) -> Value
    ) {
        (isOfGoals, isOfItems) = (goals != nil, items != nil)
        let part = FieldPart(goals: goals, items: items, text: text, read: read)
        (self.word, self.name, self.kind) = (word, name, kind)
        (self.explanation, self.candidates, self.example, self.member) = (explanation, candidates, example, member)
        self.isEqual = { left, right in
            guard let left = part.value(in: left), let right = part.value(in: right) else { return true }
            return isEqual(left, right)
        }
        if let recorded {
            self.recorded = { content in part.value(in: content).flatMap(recorded) }
        } else {
            self.recorded = nil
        }
        (format, check, write) = (part.format, part.check, part.write)
    }
}

/// A property that goals, items or both have, and its value as text.
private struct FieldPart<Value: Sendable>: Sendable {
    let goals: (any WritableKeyPath<Goal, Value> & Sendable)?
    let items: (any WritableKeyPath<ActionItem, Value> & Sendable)?
    let text: @Sendable (Value) -> String
    let read: @Sendable (String, Value?) throws(MandalartError) -> Value

    @Sendable func value(in content: CellContent) -> Value? {
        switch content {
        case .goal(let goal): goals.map { goal[keyPath: $0] }
        case .actionItem(let item): items.map { item[keyPath: $0] }
        }
    }

    @Sendable func format(_ content: CellContent) -> String? { value(in: content).map(text) }

    @Sendable func check(_ text: String) throws(MandalartError) { _ = try read(text, nil) }

    /// - Returns: false if such a cell does not have the property.
    @Sendable func write(_ text: String, _ content: inout CellContent) throws(MandalartError) -> Bool {
        switch content {
        case .goal(var goal):
            guard let goals else { return false }
            goal[keyPath: goals] = try read(text, goal[keyPath: goals])
            content = .goal(goal)
        case .actionItem(var item):
            guard let items else { return false }
            item[keyPath: items] = try read(text, item[keyPath: items])
            content = .actionItem(item)
        }
        return true
    }
}
