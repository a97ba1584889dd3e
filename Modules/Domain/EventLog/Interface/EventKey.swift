import Languages
import Records

/// The names of an event's properties. They are for the store and other programs: a released name keeps its meaning.
enum EventKey: String, CaseIterable {
    case chart
    /// The kind of cell (coreGoal, subGoal or actionItem), and its address.
    case cell, subGoal, position
    /// The number of characters of a nickname, of a cell's title, and of its note.
    case characters, titleCharacters, noteCharacters
    case hasImage, palette, rate, wasEmpty
    /// The number of filled cells in the chart after the event.
    case subGoals, actionItems

    /// The documentation of the properties in the manual.
    static var fields: [RecordField] { allCases.map { RecordField($0.rawValue, $0.summary) } }

    private var summary: Phrase {
        switch self {
        case .chart: EventKeyRecordPhrases.chart
        case .cell: EventKeyRecordPhrases.cell
        case .subGoal: EventKeyRecordPhrases.subGoal
        case .position: EventKeyRecordPhrases.position
        case .characters: EventKeyRecordPhrases.characters
        case .titleCharacters: EventKeyRecordPhrases.titleCharacters
        case .noteCharacters: EventKeyRecordPhrases.noteCharacters
        case .hasImage: EventKeyRecordPhrases.hasImage
        case .palette: EventKeyRecordPhrases.palette
        case .rate: EventKeyRecordPhrases.rate
        case .wasEmpty: EventKeyRecordPhrases.wasEmpty
        case .subGoals: EventKeyRecordPhrases.subGoals
        case .actionItems: EventKeyRecordPhrases.actionItems
        }
    }
}
