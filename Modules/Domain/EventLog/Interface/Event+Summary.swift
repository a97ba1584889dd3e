public import Basics
import MandalartDomainInterface

extension Event {
    /// A description of the event and its properties, on one line, for a person to read.
    public var summary: Phrase {
        switch self {
        case .nicknameChosen(let characters): EventLogPhrases.nicknameChosen(characters)
        case .firstSubGoalFilled(let position, let chart):
            EventLogPhrases.firstSubGoal(Cell.subGoal(position).name, of: chart)
        case .firstActionItemFilled(let position, let subGoal, let chart):
            EventLogPhrases.firstActionItem(Cell.actionItem(position, in: subGoal).name, of: chart)
        case .cellSaved(let saved):
            saved.wasEmpty
                ? EventLogPhrases.filled(saved.cell.name, of: saved.chart, saved.summaries)
                : EventLogPhrases.changed(saved.cell.name, of: saved.chart, saved.summaries)
        case .paletteTried(let palette): EventLogPhrases.paletteTried(palette)
        case .paletteSaved(let palette): EventLogPhrases.paletteSaved(palette)
        }
    }
}

extension SavedCell {
    /// The phrases for the properties of the saved cell and for the numbers of filled cells in the chart.
    fileprivate var summaries: [Phrase] {
        var summaries = [EventLogPhrases.title(titleCharacters)]
        switch parts {
        case .goal(let characters, let palette, let hasImage):
            if characters > 0 { summaries.append(EventLogPhrases.note(characters)) }
            if let palette { summaries.append(EventLogPhrases.palette(palette)) }
            if hasImage { summaries.append(EventLogPhrases.image) }
        case .actionItem(let rate): summaries.append(EventLogPhrases.rate(rate))
        }
        return summaries + [EventLogPhrases.subGoals(subGoals), EventLogPhrases.actionItems(actionItems)]
    }
}
