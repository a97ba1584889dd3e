public import Languages

/// A question to the user: the next line as typed is the answer, which the screen's ``Screen/answer`` takes.
public struct Question: Equatable, Sendable {
    /// The prompt, without the `> ` after it.
    public let label: Phrase
    /// Whether a line that begins with the name of a command is that command. Otherwise every line is an answer.
    public let takesCommands: Bool
    /// The answers that are known beforehand, for Tab; any other may be given too.
    public let candidates: [String]

    /// A question of one state of a screen.
    public init(_ label: Phrase, takesCommands: Bool, candidates: [String] = []) {
        (self.label, self.takesCommands, self.candidates) = (label, takesCommands, candidates)
    }
}
