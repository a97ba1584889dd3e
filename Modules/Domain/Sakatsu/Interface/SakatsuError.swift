import Arguments
public import Languages
public import Time

/// The refusal of a value or a change. The data is as it was.
public enum SakatsuError: Explained, Hashable {
    /// A text without a visible character.
    case emptyText(TextPart)
    /// A text of so many characters, more than ``TextPart/longest``.
    case textTooLong(TextPart, Int)
    /// A text with a NUL character, or with far more bytes than characters.
    case unusableText
    /// No single emoji.
    case notAnEmoji(String)
    /// No temperature from -50 to 200 °C.
    case notATemperature(String)
    /// No word for a phase.
    case notAPhase(String)
    /// No number of units that the phase can take.
    case amountOutOfRange(Phase, String)
    /// No set as people type it.
    case notASet(String)
    /// A set without a step.
    case emptySet
    /// A set that has a phase twice.
    case repeatedPhase(Phase)
    /// The set has no such phase.
    case noStep(Phase)
    /// No whole number from 1 to 30.
    case setNumberOutOfRange(String)
    /// No whole number from 0 to 30.
    case setCountOutOfRange(String)
    /// The visit has no set of this number.
    case noSuchSet(SetNumber)
    /// More than 30 sets.
    case tooManySets
    /// More than eight temperatures by name.
    case tooManyTemperatures
    /// The visit has no temperature of this name.
    case noSuchTemperature(StepName)
    /// No whole number from 1.
    case notAVisitNumber(String)
    /// No visit has this number, or not any more.
    case noSuchVisit(VisitNumber)
    /// A new visit without a place, and without one in the defaults.
    case noFacility
    /// A word in a line about a visit that has no meaning there.
    case notOfAVisit(String)
    /// A line about a visit that gives something twice.
    case givenTwice(String)
    /// A day after today, for a visit.
    case dayToCome(Day)
    /// No period of statistics.
    case notAPeriod(String)
    /// Words to search for without a letter, digit or symbol.
    case nothingToSearch
    /// A phase of this visit runs already.
    case timerRuns(VisitNumber)
    /// No phase runs.
    case noTimer
    /// A document with so many visits is to take the place of one.
    case severalVisits(Int)
    /// A document without a visit is to take the place of one.
    case noVisitToPlace
}

extension String {
    /// The beginning of the text on one line, as an error cites it.
    package var cited: String { String(prefix(32).map { $0.isNewline ? " " : $0 }) }
}

extension SakatsuError {
    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyText(let part): ErrorPhrases.empty(part)
        case .textTooLong(let part, let count): ErrorPhrases.tooLong(part, count)
        case .unusableText: TextLimit.unusable
        case .notAnEmoji(let text): ErrorPhrases.notAnEmoji(text)
        case .notATemperature(let text): ErrorPhrases.notATemperature(text)
        case .notAPhase(let text): ErrorPhrases.notAPhase(text)
        case .amountOutOfRange(let phase, let text): ErrorPhrases.amountOutOfRange(phase, text)
        case .notASet(let text): ErrorPhrases.notASet(text)
        case .emptySet: ErrorPhrases.emptySet
        case .repeatedPhase(let phase): ErrorPhrases.repeatedPhase(phase.phrase)
        case .noStep(let phase): ErrorPhrases.noStep(phase.phrase)
        case .setNumberOutOfRange(let text): ErrorPhrases.setNumberOutOfRange(text, SetNumber.range.upperBound)
        case .setCountOutOfRange(let text): ErrorPhrases.setCountOutOfRange(text, SetCount.range.upperBound)
        case .noSuchSet(let number): ErrorPhrases.noSuchSet(number)
        case .tooManySets: ErrorPhrases.tooManySets(SetNumber.range.upperBound)
        case .tooManyTemperatures: ErrorPhrases.tooManyTemperatures(Temperatures.mostNamed)
        case .noSuchTemperature(let name): ErrorPhrases.noSuchTemperature(name)
        case .notAVisitNumber(let text): ErrorPhrases.notAVisitNumber(text)
        case .noSuchVisit(let number): ErrorPhrases.noSuchVisit(number)
        case .noFacility: ErrorPhrases.noFacility
        case .notOfAVisit(let text): ErrorPhrases.notOfAVisit(text)
        case .givenTwice(let text): ErrorPhrases.givenTwice(text)
        case .dayToCome(let day): DayToCome(day).explanation
        case .notAPeriod(let text): ErrorPhrases.notAPeriod(text)
        case .nothingToSearch: ErrorPhrases.nothingToSearch
        case .timerRuns(let number): ErrorPhrases.timerRuns(number)
        case .noTimer: ErrorPhrases.noTimer
        case .severalVisits(let count): ErrorPhrases.severalVisits(count)
        case .noVisitToPlace: ErrorPhrases.noVisitToPlace
        }
    }
}
