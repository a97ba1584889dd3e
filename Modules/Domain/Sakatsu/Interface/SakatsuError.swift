public import Basics

/// The reason why a value or a change was rejected. The data is unchanged.
public enum SakatsuError: Explained, Hashable {
    /// A text without a visible character.
    case emptyText(TextPart)
    /// A text longer than ``TextPart/longest``; the integer is its number of characters.
    case textTooLong(TextPart, Int)
    /// A text that contains a NUL character or exceeds the byte limit.
    case unusableText
    /// A text that is not a single emoji.
    case notAnEmoji(String)
    /// A text that is not a temperature from -50 to 200 °C.
    case notATemperature(String)
    /// A temperature in Fahrenheit, with its value in degrees Celsius.
    case inFahrenheit(String, Temperature)
    /// A temperature without its place.
    case noTemperaturePlace(Temperature)
    /// A text with several numbers where a place and its temperature are expected.
    case severalTemperatures(String)
    /// A temperature of a place that has no temperature in the settings, with the names that can be used.
    case unknownTemperature(StepName, Temperature, known: [TemperaturePlace])
    /// A text that is not the name of a phase.
    case notAPhase(String)
    /// A length that is not a whole number within the range of the phase.
    case amountOutOfRange(Phase, String)
    /// A text that is not a set, such as `10/60/10`.
    case notASet(String)
    /// A set without any step.
    case emptySet
    /// A set with two steps for the same phase.
    case repeatedPhase(Phase)
    /// The set has no step of this phase.
    case noStep(Phase)
    /// A set's number that is not a whole number from 1 to 30.
    case setNumberOutOfRange(String)
    /// A number of repetitions of a set that is not a whole number from 1 to 30.
    case repetitionOutOfRange(String)
    /// A number of sets that is not a whole number from 0 to 30.
    case setCountOutOfRange(String)
    /// The visit has no set with this number.
    case noSuchSet(SetNumber)
    /// More than 30 sets.
    case tooManySets
    /// More than eight named temperatures.
    case tooManyTemperatures
    /// The visit has no temperature with this name.
    case noSuchTemperature(StepName)
    /// A visit's number that is not a whole number of 1 or more.
    case notAVisitNumber(String)
    /// No visit has this number, or the visit was removed.
    case noSuchVisit(VisitNumber)
    /// A new visit without a facility, if the defaults contain none.
    case noFacility
    /// A text in the form of a date that does not exist.
    case noSuchDay(String)
    /// A word that is not expected in a line about a visit.
    case notOfAVisit(String)
    /// A value that occurs twice in a line about a visit.
    case givenTwice(String)
    /// A visit on a day in the future.
    case dayToCome(Day)
    /// A page after the last one of a list; the associated values are its number and the number of pages.
    case noSuchPage(Int, of: Int)
    /// A text that is not a period.
    case notAPeriod(String)
    /// Search words without any letter, digit, or symbol.
    case nothingToSearch
    /// The timer is already timing a phase of this visit.
    case timerRuns(VisitNumber)
    /// The timer is not timing any phase.
    case noTimer
    /// A document with several visits, which cannot replace a single visit; the associated value is the number of
    /// visits in the document.
    case severalVisits(Int)
    /// A document without any visit, given to an import that replaces a visit.
    case noVisitToPlace
}

extension String {
    /// The first 32 characters of the text on one line, for an error message.
    package var cited: String { String(prefix(32).map { $0.isNewline ? " " : $0 }) }
}

extension SakatsuError {
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyText(let part): ErrorPhrases.empty(part)
        case .textTooLong(let part, let count): ErrorPhrases.tooLong(part, count)
        case .unusableText: TextLimit.unusable
        case .notAnEmoji(let text): ErrorPhrases.notAnEmoji(text)
        case .notATemperature(let text): ErrorPhrases.notATemperature(text)
        case .inFahrenheit(let text, let temperature): ErrorPhrases.inFahrenheit(text, temperature)
        case .noTemperaturePlace(let temperature): ErrorPhrases.noTemperaturePlace(temperature)
        case .severalTemperatures(let text): ErrorPhrases.severalTemperatures(text)
        case .unknownTemperature(let name, let temperature, let known):
            ErrorPhrases.unknownTemperature(name, temperature, known.map(\.phrase))
        case .notAPhase(let text): ErrorPhrases.notAPhase(text)
        case .amountOutOfRange(let phase, let text): ErrorPhrases.amountOutOfRange(phase, text)
        case .notASet(let text): ErrorPhrases.notASet(text)
        case .emptySet: ErrorPhrases.emptySet
        case .repeatedPhase(let phase): ErrorPhrases.repeatedPhase(phase.phrase)
        case .noStep(let phase): ErrorPhrases.noStep(phase.phrase)
        case .setNumberOutOfRange(let text): ErrorPhrases.setNumberOutOfRange(text, SetNumber.range.upperBound)
        case .repetitionOutOfRange(let text): ErrorPhrases.repetitionOutOfRange(text, SetNumber.range.upperBound)
        case .setCountOutOfRange(let text): ErrorPhrases.setCountOutOfRange(text, SetCount.range.upperBound)
        case .noSuchSet(let number): ErrorPhrases.noSuchSet(number)
        case .tooManySets: ErrorPhrases.tooManySets(SetNumber.range.upperBound)
        case .tooManyTemperatures: ErrorPhrases.tooManyTemperatures(Temperatures.mostNamed)
        case .noSuchTemperature(let name): ErrorPhrases.noSuchTemperature(name)
        case .notAVisitNumber(let text): ErrorPhrases.notAVisitNumber(text)
        case .noSuchVisit(let number): ErrorPhrases.noSuchVisit(number)
        case .noFacility: ErrorPhrases.noFacility
        case .noSuchDay(let text): ErrorPhrases.noSuchDay(text)
        case .notOfAVisit(let text): ErrorPhrases.notOfAVisit(text)
        case .givenTwice(let text): ErrorPhrases.givenTwice(text)
        case .dayToCome(let day): DayToCome(day).explanation
        case .noSuchPage(let number, let count): ErrorPhrases.noSuchPage(number, of: count)
        case .notAPeriod(let text): ErrorPhrases.notAPeriod(text)
        case .nothingToSearch: ErrorPhrases.nothingToSearch
        case .timerRuns(let number): ErrorPhrases.timerRuns(number)
        case .noTimer: ErrorPhrases.noTimer
        case .severalVisits(let count): ErrorPhrases.severalVisits(count)
        case .noVisitToPlace: ErrorPhrases.noVisitToPlace
        }
    }
}
