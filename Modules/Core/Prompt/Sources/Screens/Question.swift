public import Languages

/// Something that a person is asked: the next line as typed is the answer.
public struct Question<Action: Sendable>: Sendable {
    /// What the prompt says, without the `> ` after it.
    public let label: Phrase
    /// Whether a line that begins with the name of a command is that command. Otherwise every line is an answer.
    public let takesCommands: Bool
    /// The answers that are known beforehand, for Tab; any other may be given too.
    public let candidates: [String]
    /// The action that an answer becomes; what it throws is told to the person, who is asked again.
    public let answer: @Sendable (String) throws -> Action
    /// Sent when the person breaks off or ends the input instead of answering; `nil` when there is nothing to leave.
    public let leave: Action?

    /// Called by a screen for each state in which it asks something.
    public init(
        _ label: Phrase, takesCommands: Bool, candidates: [String] = [], leave: Action? = nil,
        answer: @escaping @Sendable (String) throws -> Action
    ) {
        self.label = label
        self.takesCommands = takesCommands
        self.candidates = candidates
        self.leave = leave
        self.answer = answer
    }
}
