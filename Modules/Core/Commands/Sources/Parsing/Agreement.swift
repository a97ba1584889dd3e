/// Yes or no, in the words of every language that the program speaks.
public enum Agreement: Sendable {
    case yes, no

    /// Reads an answer, in any case of the letters; `nil` when it is neither. Called by whoever asks.
    public init?(answer: String) {
        switch answer.lowercased() {
        case "y", "yes", "네", "예", "はい": self = .yes
        case "n", "no", "아니요", "아니오", "いいえ": self = .no
        default: return nil
        }
    }
}
