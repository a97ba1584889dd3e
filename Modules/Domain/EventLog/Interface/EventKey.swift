import Languages
import Records

/// The names of the properties that an event can have. The store and other programs read them: a name that has shipped
/// keeps its meaning.
enum EventKey: String, CaseIterable {
    case chart
    /// coreGoal, subGoal or actionItem.
    case cell, subGoal, position
    /// How many characters a nickname, the title of a cell, or the note of a goal or an item has.
    case characters, titleCharacters, noteCharacters
    case hasImage, palette, rate, wasEmpty
    /// How many of the chart's cells were filled afterwards.
    case subGoals, actionItems

    /// The properties in the manual.
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
