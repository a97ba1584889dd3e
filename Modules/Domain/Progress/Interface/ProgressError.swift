public import Languages
public import MandalartDomainInterface

/// Why something could not be done with activities.
public enum ProgressError: Explained, Equatable {
    /// No activity of the chart has this number.
    case noSuchActivity(String)
    /// Neither a text nor a day for an entry of the log.
    case nothingToCorrect
    /// The page of today has no such form.
    case notAFormOfToday(String)
    /// As many items are picked for the week as can be.
    case enoughPicked
    /// The item of this title is not picked for the week.
    case notPicked(Title)
    /// The text is no number of a row.
    case notATarget(String)
    /// A review without rows has no item of a number.
    case nothingToPick
    /// The text is no year of the calendar.
    case notAYear(String)
    /// The year is after the current one.
    case yearToCome(Int)

    /// One line for a person, with what to do.
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
