public import Basics

/// A question to the user. The next line is the answer, which the screen's ``Screen/answer`` parses.
public struct Question: Equatable, Sendable {
    /// The prompt, without the `> ` after it.
    public let label: Phrase
    /// Whether a line that begins with the name of a command is that command; otherwise every line is an answer.
    public let takesCommands: Bool
    /// The known answers, for completion; other answers are possible too.
    public let candidates: [String]
    /// Whether only a person is asked. A script leaves the question at once, as at the end of its input.
    public let isForPerson: Bool

    /// Creates a question.
    public init(_ label: Phrase, takesCommands: Bool, candidates: [String] = [], isForPerson: Bool = false) {
        (self.label, self.takesCommands, self.candidates) = (label, takesCommands, candidates)
        self.isForPerson = isForPerson
    }
}
