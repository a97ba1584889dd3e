import Basics

/// The name of an event's property. The names are used in the store and by other programs, so the meaning of a released
/// name never changes.
enum EventKey: String, CaseIterable {
    case chart
    /// The kind of a cell (`coreGoal`, `subGoal` or `actionItem`), the position of its sub-goal, and its own position.
    case cell, subGoal, position
    /// The number of characters of a nickname, of a cell's title, and of a cell's note.
    case characters, titleCharacters, noteCharacters
    case hasImage, palette, rate, wasEmpty
    /// The number of filled sub-goals and of filled action items in the chart after the event.
    case subGoals, actionItems

    /// The documentation of all properties in the manual.
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
