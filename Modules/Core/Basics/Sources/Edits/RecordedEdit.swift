/// An edit in the undo history, as the host shows it.
public struct RecordedEdit: Equatable, Sendable {
    /// One change of an edit: the old and the new value of one part of the data.
    public struct Change: Equatable, Sendable {
        /// The name of the changed part within a sentence, such as `action item 3 of sub-goal 1`.
        public let subject: Phrase
        /// The short name of the changed part in a list, such as `item 3 of sub-goal 1`.
        public let label: Phrase
        /// The value before the edit; `nil` if the part was empty or did not exist.
        public let before: Content?
        /// The value after the edit; `nil` if the part is empty or does not exist.
        public let after: Content?

        /// The machine-readable form of the change.
        public let details: Details
        /// Whether the part is an entry that is created and deleted, such as an activity, and not a field that is
        /// filled and cleared.
        public let isEntry: Bool

        /// Creates a change. The label defaults to the subject.
        public init(
            _ subject: Phrase, label: Phrase? = nil, before: Content?, after: Content?, details: Details = Details(),
            isEntry: Bool = false
        ) {
            self.subject = subject
            self.label = label ?? subject
            (self.before, self.after, self.details, self.isEntry) = (before, after, details, isEntry)
        }
    }

    /// The machine-readable form of a change.
    public struct Details: Equatable, Sendable {
        /// The kind of the changed part, such as `actionItem`.
        public let part: String
        /// The address of the part, as a user types it; `nil` if there is only one such part.
        public let address: String?
        /// The fields of the part before the edit; `nil` if the part did not exist.
        public let before: JSONObject?
        /// The fields of the part after the edit; `nil` if the part does not exist.
        public let after: JSONObject?

        /// Creates the machine-readable form of a change.
        public init(part: String = "", address: String? = nil, before: JSONObject? = nil, after: JSONObject? = nil) {
            (self.part, self.address, self.before, self.after) = (part, address, before, after)
        }
    }

    /// The origin of an edit: a change by a person, an undo, a redo, or a change by another program.
    public enum Origin: Hashable, Sendable {
        /// A person made the edit.
        case change
        /// Another program made the change with plain SQL. Undo never takes it back.
        case outside
        /// The undo of the edit with the given number.
        case undo(of: Int)
        /// The redo of the undone edit with the given number.
        case redo(of: Int)
    }

    /// The value of a part, as the host shows it.
    public enum Content: Equatable, Sendable {
        /// A text of the user, shown in quotes and followed by the detail, if any: `“Swim” 10%`.
        case text(String, detail: String = "")
        /// A word of the program, shown without quotes, such as `mint`.
        case word(Phrase)
    }

    /// How many things of one kind an edit added, changed or removed.
    public struct Count: Equatable, Sendable {
        /// What an edit does to a thing.
        public enum Effect: Comparable, Sendable {
            /// The thing was not there before.
            case added
            /// The thing was there before, and still is.
            case changed
            /// The thing is not there any more.
            case removed
        }

        /// The things with their number, such as `8000 log entries`.
        public let things: Phrase
        /// What the edit did to them.
        public let effect: Effect

        /// Creates a count of things.
        public init(_ things: Phrase, _ effect: Effect) {
            (self.things, self.effect) = (things, effect)
        }
    }

    /// The number of the edit in this store, greater than the numbers of all edits that came before it.
    public let number: Int
    /// The time of the edit.
    public let time: Timestamp
    /// The origin of the edit.
    public let origin: Origin
    /// The name of the other machine on which the edit was made; `nil` for this one.
    public let machine: String?
    /// The changes of the edit. The host shows the first change and counts the others, or shows the ``counts`` of many.
    public let changes: [Change]
    /// The changes by kind of thing, with which the host sums up a large edit; empty if the things cannot be counted. The
    /// most numerous come first, as a narrow line has no room for the others.
    public let counts: [Count]
    /// The parts that an undo or redo left unchanged because later edits had changed them.
    public let left: [Change]

    /// Creates an edit with its number, time, origin, and changes.
    public init(
        number: Int, time: Timestamp, origin: Origin = .change, machine: String? = nil, changes: [Change],
        counts: [Count] = [],
        left: [Change] = []
    ) {
        (self.number, self.time, self.origin, self.machine) = (number, time, origin, machine)
        (self.changes, self.counts, self.left) = (changes, counts, left)
    }
}
