public import Basics
import MandalartDomainInterface

extension DoneToday {
    /// The JSON members of a row of “Done today”, except for the number of its chart.
    public static let members: [Member<DoneToday>] = [
        .member("time", ProgressRecordPhrases.doneTime) { $0.entry?.time.universal },
        .member("day", ProgressRecordPhrases.doneDay) { $0.day.description },
        .member("subGoal", ProgressRecordPhrases.subGoal) { $0.subGoal.number },
        .member("position", ProgressRecordPhrases.positionNow) { $0.position.number },
        .member("gone", ProgressRecordPhrases.gone) { $0.entry?.isGone ?? false },
        .member("item", ProgressRecordPhrases.doneItem) { $0.item.text },
        .member("text", ProgressRecordPhrases.doneText) { $0.entry?.text.text },
        .member("completed", ProgressRecordPhrases.completed) { $0.completed != nil },
    ]
}
