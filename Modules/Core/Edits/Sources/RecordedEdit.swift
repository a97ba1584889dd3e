public import JSON
public import Languages
public import Platform

/// One edit, in the words in which the host tells of it.
public struct RecordedEdit: Equatable, Sendable {
    /// One thing that an edit changed.
    public struct Change: Equatable, Sendable {
        /// What was changed, as it stands within a sentence: `action item 3 of sub-goal 1`.
        public let subject: Phrase
        /// The same in a list, where there is little room: `item 3 of sub-goal 1`.
        public let label: Phrase
        /// What it was; `nil` when it was empty.
        public let before: Content?
        /// What it is since; `nil` when it is empty.
        public let after: Content?

        /// A change, in lists too by its subject unless it has a label.
        public init(_ subject: Phrase, label: Phrase? = nil, before: Content?, after: Content?) {
            self.subject = subject
            self.label = label ?? subject
            self.before = before
            self.after = after
        }
    }

    /// What something is.
    public enum Content: Equatable, Sendable {
        /// A person's own text, which is shown in quotes, and what is told with it: `“Swim” 10%`.
        case text(String, detail: String = "")
        /// A word of the program: `mint`.
        case word(Phrase)
    }

    /// Greater than that of every edit before.
    public let number: Int
    /// When it was made.
    public let time: Timestamp
    /// What made it, when it is an undo or a redo: `undo 12`.
    public let origin: String?
    /// What it changed. The first is told, the others are counted.
    public let changes: [Change]
    /// What a program that reads JSON is told of it beside number and time.
    public let details: JSONObject

    /// An edit, as whoever keeps it tells of it.
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
