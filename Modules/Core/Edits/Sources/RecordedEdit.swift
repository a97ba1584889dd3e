public import JSON
public import Languages
public import Time

/// An edit in the form in which the host shows it.
public struct RecordedEdit: Equatable, Sendable {
    /// A single change of an edit.
    public struct Change: Equatable, Sendable {
        /// The name of the changed part within a sentence: `action item 3 of sub-goal 1`.
        public let subject: Phrase
        /// The short name in a list: `item 3 of sub-goal 1`.
        public let label: Phrase
        /// The old value; `nil` if it was empty.
        public let before: Content?
        /// The new value; `nil` if it is empty.
        public let after: Content?

        /// A change. The label defaults to the subject.
        public init(_ subject: Phrase, label: Phrase? = nil, before: Content?, after: Content?) {
            self.subject = subject
            self.label = label ?? subject
            self.before = before
            self.after = after
        }
    }

    /// The value of a part.
    public enum Content: Equatable, Sendable {
        /// The user's own text, shown in quotes, with a detail: `“Swim” 10%`.
        case text(String, detail: String = "")
        /// A word of the program: `mint`.
        case word(Phrase)
    }

    /// Greater than the number of every earlier edit.
    public let number: Int
    /// The time of the edit.
    public let time: Timestamp
    /// The command behind an undo or a redo, such as `undo 12`; `nil` for a plain edit.
    public let origin: String?
    /// The changes. The first one is shown, the others are counted.
    public let changes: [Change]
    /// Further members of the JSON record, beside number and time.
    public let details: JSONObject

    /// An edit with its number, time and changes.
    public init(
        number: Int, time: Timestamp, origin: String? = nil, changes: [Change], details: JSONObject = [:]
    ) {
        self.number = number
        self.time = time
        self.origin = origin
        self.changes = changes
        self.details = details
    }
}
