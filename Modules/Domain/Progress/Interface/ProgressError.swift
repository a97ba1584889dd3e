public import Languages
public import MandalartDomainInterface

/// The reason that an operation on activities failed.
public enum ProgressError: Explained, Equatable {
    /// No activity of the chart has this number.
    case noSuchActivity(String)
    /// A correction of an entry with neither a text nor a day.
    case nothingToCorrect
    /// An unknown form of the page `today`.
    case notAFormOfToday(String)
    /// The maximum number of items is already picked for the week.
    case enoughPicked
    /// The item with this title is not picked for the week.
    case notPicked(Title)
    /// A text that is neither the number of a row nor an address.
    case notATarget(String)
    /// A review without rows, where no number is valid.
    case nothingToPick
    /// A text that is not a calendar year.
    case notAYear(String)
    /// A year in the future.
    case yearToCome(Int)

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .noSuchActivity(let text): ProgressPhrases.noSuchActivity(text)
        case .nothingToCorrect: ProgressPhrases.nothingToCorrect
        case .notAFormOfToday(let text): ProgressPhrases.notAFormOfToday(text)
        case .enoughPicked: ProgressPhrases.enoughPicked
        case .notPicked(let title): ProgressPhrases.notPicked(title)
        case .notATarget(let text): FoundItemPhrases.notATarget(text)
        case .nothingToPick: ProgressPhrases.nothingToPick
        case .notAYear(let text): ProgressPhrases.notAYear(text)
        case .yearToCome(let year): ProgressPhrases.yearToCome(year)
        }
    }
}
