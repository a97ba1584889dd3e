public import Basics

/// A field of a cell, such as its title or its due day.
///
/// Each field is declared once, in `CellField+All.swift`: its name, the kinds of cells that have it, and the text form
/// of its value. Edits, forms, histories, JSON, documents and the columns of a store are derived from that declaration.
public final class CellField: Sendable {
    /// The name of the field in commands and documents, and of its column in a store. It is the same in every language.
    public let word: String
    /// The name of the field within a sentence.
    public let name: Phrase
    /// An explanation of the valid texts, for a form.
    public let explanation: Phrase
    /// The valid texts, if there is a list of them; otherwise empty.
    public let candidates: [String]
    /// An example of a valid text.
    public let example: Phrase
    /// The kind of text that the field holds.
    public let kind: Kind
    /// Returns the field as a member of JSON objects, which is omitted for cells without the field.
    private let makeMember: @Sendable () -> Member<CellContent>
    /// Returns whether two contents have the same value in the field, or one of them does not have the field.
    let isEqual: @Sendable (CellContent, CellContent) -> Bool
    /// Returns the value for a history; `nil` if it is empty. Without this closure, a history shows the cell's title
    /// and rate.
    let recorded: (@Sendable (CellContent) -> RecordedEdit.Content?)?
    let isOfGoals: Bool
    let isOfItems: Bool
    private let check: @Sendable (String) throws(MandalartError) -> Void
    private let write: @Sendable (String, inout CellContent) throws(MandalartError) -> Bool
    private let format: @Sendable (CellContent) -> String?

    /// Access to a property of a goal or an item. A key path would do the same, but takes ten times as long to create,
    /// at each start of the program.
    struct Property<Root, Value>: Sendable {
        let value: @Sendable (Root) -> Value
        let set: @Sendable (inout Root, Value) -> Void

        /// Returns access to a property through a closure that reads it and a closure that writes it.
        static func get(
            _ value: @escaping @Sendable (Root) -> Value, set: @escaping @Sendable (inout Root, Value) -> Void
        ) -> Property {
            Property(value: value, set: set)
        }
    }

    /// The kind of text that a field holds.
    public enum Kind: Sendable {
        /// Any text that is not empty.
        case requiredText
        /// Any text, which may be empty.
        case text
        /// A word from a list, or a text with a syntax of its own, such as a URL; may be empty.
        case token
        /// A day as in RFC 3339, such as `2027-03-21`; may be empty.
        case day
        /// A whole number of percent.
        case percent
    }

    /// Creates a field of goals, of action items or of both: of those whose property is not `nil`.
    init<Value: Equatable & Sendable>(
        _ word: String, of _: Value.Type, _ name: Phrase, _ kind: Kind,
        goals: Property<Goal, Value>?, items: Property<ActionItem, Value>?,
        explanation: Phrase, candidates: [String] = [], example: Phrase,
        text: @escaping @Sendable (Value) -> String,
        isEqual: @escaping @Sendable (Value, Value) -> Bool = { $0 == $1 },
        recorded: (@Sendable (Value) -> RecordedEdit.Content?)? = nil,
        member: @autoclosure @escaping @Sendable () -> Member<CellContent>,
        read: @escaping @Sendable (String, Value?) throws(MandalartError) -> Value
    ) {
        (isOfGoals, isOfItems) = (goals != nil, items != nil)
        let part = FieldPart(goals: goals, items: items, text: text, read: read)
        (self.word, self.name, self.kind) = (word, name, kind)
        (self.explanation, self.candidates, self.example, makeMember) = (explanation, candidates, example, member)
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

    /// Returns the text of the field in a cell's content: empty if the field is empty, `nil` if this kind of content
    /// does not have the field.
    public func text(of content: CellContent) -> String? { format(content) }

    /// Returns the value of the field as people read it in a language: empty if the field is empty. It can be typed in
    /// the same words.
    public func text(of content: CellContent, in language: Language) -> String {
        let text = text(of: content) ?? ""
        guard !text.isEmpty, case .word(let phrase) = recorded?(content) else { return text }
        return phrase.text(in: language)
    }

    /// The field as a member of JSON objects, which is omitted for cells without the field.
    var member: Member<CellContent> { makeMember() }

    /// Whether the field can be empty.
    public var isOptional: Bool { kind != .requiredText && kind != .percent }

    /// Parses a text and sets the field in a cell's content to the parsed value.
    ///
    /// - Returns: whether the content has the field. If it does not, the content is unchanged.
    /// - Throws: the error for an invalid text.
    @discardableResult
    package func read(_ text: String, into content: inout CellContent) throws(MandalartError) -> Bool {
        try write(text, &content)
    }

    /// Returns the change that sets the field to a text.
    ///
    /// - Throws: the error for an invalid text.
    public func change(to text: String) throws(MandalartError) -> CellChange {
        try check(text)
        return CellChange(field: self, text: text)
    }

    /// The command-line argument for a new value of the field, parsed as a change.
    public var argument: Argument<CellChange> {
        Argument(name, candidates: candidates, example: example) { text throws(MandalartError) in
            try self.change(to: text)
        }
    }
}

extension CellField: Hashable {
    /// Returns whether the fields have the same ``word``.
    public static func == (left: CellField, right: CellField) -> Bool { left.word == right.word }

    /// Hashes the ``word``.
    public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

/// A property of goals, items or both, with the text form of its value.
private struct FieldPart<Value: Sendable>: Sendable {
    let goals: CellField.Property<Goal, Value>?
    let items: CellField.Property<ActionItem, Value>?
    let text: @Sendable (Value) -> String
    let read: @Sendable (String, Value?) throws(MandalartError) -> Value

    @Sendable func value(in content: CellContent) -> Value? {
        switch content {
        case .goal(let goal): goals?.value(goal)
        case .actionItem(let item): items?.value(item)
        }
    }

    @Sendable func format(_ content: CellContent) -> String? { value(in: content).map(text) }

    @Sendable func check(_ text: String) throws(MandalartError) { _ = try read(text, nil) }

    /// Parses a text and sets the property of a content to the parsed value.
    ///
    /// - Returns: `false` if the content does not have the property.
    @Sendable func write(_ text: String, _ content: inout CellContent) throws(MandalartError) -> Bool {
        guard let previous = value(in: content) else { return false }
        let value = try read(text, previous)
        switch content {
        case .goal(var goal):
            goals?.set(&goal, value)
            content = .goal(goal)
        case .actionItem(var item):
            items?.set(&item, value)
            content = .actionItem(item)
        }
        return true
    }
}
