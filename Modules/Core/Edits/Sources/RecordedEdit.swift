public import JSON
public import Languages
public import Time

/// An edit as the host shows it.
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

        /// The change in machine-readable form.
        public let details: Details
        /// Whether the part is created and deleted, such as a log entry, instead of being filled and cleared.
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

    /// A change in machine-readable form.
    public struct Details: Equatable, Sendable {
        /// The kind of the changed part, such as `actionItem`.
        public let part: String
        /// The address of the part, as it can be typed; `nil` for a part that exists once.
        public let address: String?
        /// The values of its fields before the edit; `nil` if it did not exist.
        public let before: JSONObject?
        /// The values of its fields after the edit; `nil` if it does not exist.
        public let after: JSONObject?

        /// The details of a change.
        public init(part: String = "", address: String? = nil, before: JSONObject? = nil, after: JSONObject? = nil) {
            (self.part, self.address, self.before, self.after) = (part, address, before, after)
        }
    }

    /// The origin of an edit.
    public enum Origin: Hashable, Sendable {
        /// A person made the edit.
        case change
        /// The undo of the edit with that number.
        case undo(of: Int)
        /// The redo of the undone edit with that number.
        case redo(of: Int)
    }

    /// The value of a part.
    public enum Content: Equatable, Sendable {
        /// The user's own text, shown in quotes, with a detail: `“Swim” 10%`.
        case text(String, detail: String = "")
        /// A word of the program: `mint`.
        case word(Phrase)
    }

    /// The number of the edit, greater than that of every earlier one.
    public let number: Int
    /// The time of the edit.
    public let time: Timestamp
    /// The origin of the edit.
    public let origin: Origin
    /// The changes. The first is shown, the others are counted.
    public let changes: [Change]
    /// The parts that an undo or redo left unchanged, because they were edited since.
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
