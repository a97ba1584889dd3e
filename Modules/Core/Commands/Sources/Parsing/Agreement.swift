import Languages

/// Yes or no, in the words of every language that the program speaks.
public enum Agreement: Sendable {
    case yes, no

    /// Reads an answer, in any case of the letters; `nil` when it is neither. Called by whoever asks.
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
