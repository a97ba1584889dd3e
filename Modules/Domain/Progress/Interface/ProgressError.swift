public import Languages

/// Why something could not be done with activities.
public enum ProgressError: Explained, Equatable {
    /// No activity of the chart has this number.
    case noSuchActivity(String)
    /// The page of today has no such form.
    case notAFormOfToday(String)

    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .noSuchActivity(let text): ProgressPhrases.noSuchActivity(text)
        case .notAFormOfToday(let text): ProgressPhrases.notAFormOfToday(text)
        }
    }
}
