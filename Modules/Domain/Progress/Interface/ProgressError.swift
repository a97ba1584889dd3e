public import Basics
public import MandalartDomainInterface

/// The reason why a command about log entries, picks or years failed.
public enum ProgressError: Explained, Equatable {
    /// The chart has no activity with this number.
    case noSuchActivity(String)
    /// A correction contains neither a text nor a day.
    case nothingToCorrect
    /// The text is not a form of the page `today`, such as `--short`.
    case notAFormOfToday(String)
    /// The maximum number of items is already picked for the week.
    case enoughPicked
    /// The item with this title is not picked for the week.
    case notPicked(Title)
    /// The text is neither the number of a row nor an address.
    case notATarget(String)
    /// No number is valid, because the review has no rows.
    case nothingToPick
    /// The text is not a calendar year.
    case notAYear(String)
    /// The year is in the future.
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
