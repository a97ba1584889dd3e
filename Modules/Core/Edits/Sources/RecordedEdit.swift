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

        /// The change as other programs read it.
        public let details: Details
        /// Whether the part is a thing that comes and goes, such as a log entry, and not a place that is filled.
        public let isEntry: Bool

        /// A change. The label defaults to the subject.
        public init(
            _ subject: Phrase, label: Phrase? = nil, before: Content?, after: Content?, details: Details = Details(),
            isEntry: Bool = false
        ) {
            self.subject = subject
            self.label = label ?? subject
            self.before = before
            self.after = after
            self.details = details
            self.isEntry = isEntry
        }
    }

    /// A change for other programs.
    public struct Details: Equatable, Sendable {
        /// The kind of the changed part, such as `actionItem`.
        public let part: String
        /// Where it is, as it can be typed; `nil` for a part that there is only one of.
        public let address: String?
        /// The values of its fields, by their names; `nil` if it was not there.
        public let before: JSONObject?
        /// The same after the edit.
        public let after: JSONObject?

        /// The details of a change.
        public init(part: String = "", address: String? = nil, before: JSONObject? = nil, after: JSONObject? = nil) {
            (self.part, self.address, self.before, self.after) = (part, address, before, after)
        }
    }

    /// How an edit came about.
    public enum Origin: Hashable, Sendable {
        /// An edit that a person made.
        case change
        /// The edit of that number was undone.
        case undo(of: Int)
        /// The edit of that number, which had been undone, was redone.
        case redo(of: Int)
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
    /// How it came about.
    public let origin: Origin
    /// The changes. The first one is shown, the others are counted.
    public let changes: [Change]
    /// After an undo or a redo: the parts that it left alone, because they were changed since.
    public let left: [Change]

    /// An edit with its number, time and changes.
    public init(
        number: Int, time: Timestamp, origin: Origin = .change, changes: [Change], left: [Change] = []
    ) {
        self.number = number
        self.time = time
        self.origin = origin
        self.changes = changes
        self.left = left
    }
}
