import Basics

/// The answer to a yes-or-no question, in any language of the project.
public enum Agreement: Sendable {
    case yes, no

    /// Parses an answer, ignoring case; `nil` if the answer means neither yes nor no in any language of the project.
    public init?(answer: String) {
        let word = answer.lowercased()
        if Language.allCases.contains(where: { $0.tongue.yes.contains(word) }) {
            self = .yes
        } else if Language.allCases.contains(where: { $0.tongue.no.contains(word) }) {
            self = .no
        } else {
            return nil
        }
    }
}
