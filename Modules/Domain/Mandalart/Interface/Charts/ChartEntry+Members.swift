public import Basics

extension ChartEntry {
    /// The JSON members of a row in the list of charts.
    public static let members: [Member<ChartEntry>] = [
        .member("number", ChartEntryRecordPhrases.number) { $0.id.number },
        .member("name", ChartEntryRecordPhrases.name) { $0.name?.text },
        .member("archived", ChartEntryRecordPhrases.archived) { $0.isArchived },
        .member("coreGoal", ChartEntryRecordPhrases.coreGoal) { $0.coreGoal?.text },
        .member("subGoals", ChartEntryRecordPhrases.subGoals) { $0.subGoals },
        .member("items", ChartEntryRecordPhrases.items) { $0.actionItems },
        .member("rate", ChartRecordPhrases.meanOfSubGoals) { $0.rate.percent },
    ]
}
