public import Languages

/// Why something could not be done with activities.
public enum ProgressError: Explained, Equatable {
    /// No activity of the chart has this number.
    case noSuchActivity(String)

    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .noSuchActivity(let text): ProgressPhrases.noSuchActivity(text)
        }
    }
}
