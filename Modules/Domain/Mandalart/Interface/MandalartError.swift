import Arguments
public import Languages
public import Time

/// Why a value was not taken, or a change not made. The data is as it was.
public enum MandalartError: Explained, Hashable {
    /// A title without a visible character.
    case emptyTitle
    /// A title of so many characters, more than ``Title/longest``.
    case titleTooLong(Int)
    /// A note of so many characters, more than ``Note/longest``.
    case noteTooLong(Int)
    /// No name of a palette.
    case notAPalette(String)
    /// A text with a NUL character, or with far more bytes than characters.
    case unusableText
    /// No whole number from 0 to 100.
    case rateOutOfRange(String)
    /// No day, and no word that takes the due day away.
    case notADueDay(String)
    /// No filter of a chart.
    case notAFilter(String)
    /// No cadence, and no word that ends a habit.
    case notACadence(String)
    /// A rate for a habit, whose rate follows from what is logged.
    case rateOfHabit(Cell)
    /// A day before today, for what is to be done.
    case dueDayIsPast(Day)
    /// No whole number from 1 to 9.
    case positionOutOfRange(String)
    /// 5, the centre, where one of the eight around it is meant.
    case positionIsCentre
    /// No `http` or `https` URL.
    case notAnImageAddress(String)
    /// A change that needs a filled cell met an empty one.
    case empty(Cell)
    /// A cell that is to be emptied holds nothing.
    case alreadyEmpty(Cell)
    /// The cell has no such part.
    case noSuchField(CellField, Cell)
    /// No whole number from 1.
    case notAChartNumber(String)
    /// No chart has this name or number, or not any more.
    case noSuchChart(String)
    /// No sub-goal and no item of the chart has a title that begins so.
    case noSuchTitle(String)
    /// Cells of several sub-goals have titles that begin so.
    case ambiguousTitle(String, [Cell])
    /// Several charts have this name or core goal, but for the case of its letters, or one that begins so.
    case ambiguousChart(String, [ChartID])
    /// Another chart has this name.
    case chartNameTaken(Title)
    /// A document with so many charts is to take the place of one.
    case severalCharts(Int)
    /// A document without a chart is to take the place of one.
    case noChartToPlace
    /// A chart that was put away cannot be worked on.
    case chartIsArchived(ChartID)
    /// The last chart that is not archived can neither be put away nor deleted.
    case lastChart
    /// Something is placed where it is already.
    case samePlace
    /// A cell that something is placed in holds something else.
    case taken(Cell)
    /// Two cells of different kinds, such as a sub-goal and an action item, cannot change places.
    case differentKinds
    /// A typed text that is no address of a cell.
    case notAnAddress(String)
    /// An address of a goal, where one of an action item is wanted.
    case notAnItem(String)
    /// An address with the number of a chart, where only cells of the open chart can be named.
    case inOtherChart(CellAddress)
    /// Words to search for without a letter, digit or symbol.
    case nothingToSearch
    /// No whole number of days from 1 to 3650.
    case daysOutOfRange(String)
    /// No whole number of rows from 1 to 100.
    case rowsOutOfRange(String)
}

extension MandalartError {
    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyTitle: MandalartPhrases.emptyTitle
        case .titleTooLong(let count): MandalartPhrases.titleTooLong(count, most: Title.longest)
        case .noteTooLong(let count): MandalartPhrases.noteTooLong(count, most: Note.longest)
        case .notAPalette(let text): MandalartPhrases.notAPalette(text)
        case .unusableText: TextLimit.unusable
        case .rateOutOfRange(let text): MandalartPhrases.rateOutOfRange(text)
        case .notADueDay(let text): MandalartPhrases.notADueDay(text)
        case .notAFilter(let text): MandalartPhrases.notAFilter(text)
        case .notACadence(let text): HabitPhrases.notACadence(text)
        case .rateOfHabit(let cell): HabitPhrases.rateOfHabit(cell.address ?? "")
        case .dueDayIsPast(let day): MandalartPhrases.dueDayIsPast(day)
        case .positionOutOfRange(let text): MandalartPhrases.positionOutOfRange(text)
        case .positionIsCentre: MandalartPhrases.positionIsCentre
        case .notAnImageAddress(let text): MandalartPhrases.notAnImageAddress(text)
        case .empty(let cell): MandalartPhrases.empty(cell.sentenceName)
        case .alreadyEmpty(let cell): MandalartPhrases.alreadyEmpty(cell.sentenceName)
        case .noSuchField(.rate, _): MandalartPhrases.goalHasNoRate
        case .noSuchField(.every, _): MandalartPhrases.goalHasNoCadence
        case .noSuchField(let field, _): MandalartPhrases.itemHasNo(field.name)
        case .notAChartNumber(let text): MandalartPhrases.notAChartNumber(text)
        case .noSuchChart(let text): MandalartPhrases.noSuchChart(text)
        case .noSuchTitle(let text): MandalartPhrases.noSuchTitle(text)
        case .ambiguousTitle(let text, let cells):
            MandalartPhrases.ambiguousTitle(text, cells.compactMap(\.address))
        case .ambiguousChart(let text, let charts): MandalartPhrases.ambiguousChart(text, charts)
        case .chartNameTaken(let name): MandalartPhrases.chartNameTaken(name)
        case .severalCharts(let count): MandalartPhrases.severalCharts(count)
        case .noChartToPlace: MandalartPhrases.noChartToPlace
        case .chartIsArchived(let id): MandalartPhrases.chartIsArchived(id)
        case .lastChart: MandalartPhrases.lastChart
        case .samePlace: MandalartPhrases.samePlace
        case .taken(let cell): MandalartPhrases.taken(cell.sentenceName)
        case .differentKinds: MandalartPhrases.differentKinds
        case .notAnAddress(let text): MandalartPhrases.notAnAddress(text)
        case .notAnItem(let text): MandalartPhrases.notAnItem(text)
        case .inOtherChart(let address): MandalartPhrases.inOtherChart(address)
        case .nothingToSearch: MandalartPhrases.nothingToSearch
        case .daysOutOfRange(let text): MandalartPhrases.daysOutOfRange(text)
        case .rowsOutOfRange(let text): MandalartPhrases.rowsOutOfRange(text)
        }
    }
}
