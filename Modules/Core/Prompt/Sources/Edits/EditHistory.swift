public import JSON
public import Languages
public import Platform

/// What the host needs to undo, to redo and to list edits, whatever the program edits. An App that gives it to
/// ``Program/App`` gets the commands `undo`, `redo` and `history` in every place.
@MainActor public protocol EditHistory {
    /// Changes the last change back that is not changed back. Called by `undo`.
    ///
    /// - Returns: the change that was changed back; `nil` when there is none.
    /// - Throws: what is told to the person; nothing is changed then.
    func undo() async throws -> RecordedEdit?

    /// Makes the change again that was changed back last. Called by `redo`.
    ///
    /// - Returns: the change that was made again; `nil` when there is none.
    /// - Throws: what is told to the person; nothing is changed then.
    func redo() async throws -> RecordedEdit?

    /// The last edits, undos and redos among them, newest first. Called by `history`.
    ///
    /// - Throws: what is told to the person.
    func last(_ count: Int) async throws -> [RecordedEdit]
}

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

        /// Called by an App. Without a label the subject stands in lists too.
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

    /// Called by an App.
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
