public import Basics

/// The reason why a value or a change was rejected. The data is unchanged.
public enum MandalartError: Explained, Hashable {
    /// A title without a visible character.
    case emptyTitle
    /// A title longer than ``Title/longest``, with its number of characters.
    case titleTooLong(Int)
    /// A note longer than ``Note/longest``, with its number of characters.
    case noteTooLong(Int)
    /// The text of a log entry without a visible character.
    case emptyActivity
    /// The text of a log entry longer than ``ActivityText/longest``, with its number of characters.
    case activityTooLong(Int)
    /// A text that is not the name of a palette.
    case notAPalette(String)
    /// A text that has a NUL character or exceeds the maximum number of bytes.
    case unusableText
    /// A rate that is not a whole number from 0 to 100.
    case rateOutOfRange(String)
    /// A text that is neither a day nor a word that removes the due day.
    case notADueDay(String)
    /// A word that is not a valid part of a filter.
    case notAFilter(String)
    /// A text that is neither a cadence nor a word that ends a habit.
    case notACadence(String)
    /// A new rate for a habit, whose rate is calculated from the log and cannot be set.
    case rateOfHabit(Cell)
    /// A due day in the past.
    case dueDayIsPast(Day)
    /// A position that is not a whole number from 1 to 9.
    case positionOutOfRange(String)
    /// Position 5, the center, instead of one of the eight positions around it.
    case positionIsCentre
    /// The goal in the center of a grid, typed as an address, whose title cannot be changed by `set`.
    case titleOfCentre(Cell, CellAddress)
    /// A text that is not an `http` or `https` URL of at most ``ImageAddress/longest`` characters.
    case notAnImageAddress(String)
    /// An empty cell, where a filled one is needed.
    case empty(Cell)
    /// A cell that cannot be cleared because it is already empty.
    case alreadyEmpty(Cell)
    /// A field that this kind of cell does not have, such as a rate for a goal.
    case noSuchField(CellField, Cell)
    /// A chart number that is not a whole number, 1 or greater.
    case notAChartNumber(String)
    /// No chart has this name or number; the chart may have been deleted.
    case noSuchChart(String)
    /// No sub-goal and no item of the chart has a title that begins with this text.
    case noSuchTitle(String)
    /// This text could name several sub-goals: it matches their titles or those of their items. The cells are the
    /// matches.
    case ambiguousTitle(String, [Cell])
    /// Several charts have a name or core goal that matches this text, ignoring case.
    case ambiguousChart(String, [ChartID])
    /// A name that another chart already has.
    case chartNameTaken(Title)
    /// A document with several charts, which cannot replace a single chart. The value is their number.
    case severalCharts(Int)
    /// A document without a chart, which cannot replace a chart.
    case noChartToPlace
    /// An archived chart, where a chart is needed that is not archived.
    case chartIsArchived(ChartID)
    /// The only chart that is not archived, which can be neither archived nor deleted.
    case lastChart
    /// A cell as the target of its own move, swap or copy.
    case samePlace
    /// A target cell that is not empty.
    case taken(Cell)
    /// A source and a target of different kinds, such as a sub-goal and an action item. The core goal has no valid
    /// target.
    case differentKinds
    /// An invalid address of a cell.
    case notAnAddress(String)
    /// The address of a goal instead of an action item.
    case notAnItem(String)
    /// Search words without a letter, digit or symbol.
    case nothingToSearch
    /// A number of days that is not a whole number from 1 to 3650.
    case daysOutOfRange(String)
    /// A number of rows that is not a whole number from 1 to 100.
    case rowsOutOfRange(String)
}

extension MandalartError {
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyTitle: MandalartPhrases.emptyTitle
        case .titleTooLong(let count): MandalartPhrases.titleTooLong(count, most: Title.longest)
        case .noteTooLong(let count): MandalartPhrases.noteTooLong(count, most: Note.longest)
        case .emptyActivity: ActivityPhrases.empty
        case .activityTooLong(let count): ActivityPhrases.tooLong(count, most: ActivityText.longest)
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
        case .titleOfCentre(let cell, let address): MandalartPhrases.titleOfCentre(cell, at: address)
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
        case .nothingToSearch: MandalartPhrases.nothingToSearch
        case .daysOutOfRange(let text): MandalartPhrases.daysOutOfRange(text)
        case .rowsOutOfRange(let text): MandalartPhrases.rowsOutOfRange(text)
        }
    }
}
