import Languages

/// Yes or no, in every language of the program.
public enum Agreement: Sendable {
    case yes, no

    /// Parses an answer, ignoring case; `nil` if it is neither yes nor no in any language of the project.
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
