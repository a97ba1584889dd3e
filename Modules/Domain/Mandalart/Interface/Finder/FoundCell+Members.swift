public import Records
import Time

extension FoundCell {
    /// What was found, for other programs.
    public static let members: [Member<FoundCell>] = [
        .members(membersWithoutHabit) { $0 },
        .object("habit", ChartRecordPhrases.habit, of: Habit.members) { $0.habit },
    ]

    /// What was found where no habit can be, for other programs.
    public static let membersWithoutHabit: [Member<FoundCell>] = [
        .member("chart", FoundCellRecordPhrases.chart) { $0.chart.number },
        .member("archived", FoundCellRecordPhrases.archived) { $0.isArchived },
        .members(Cell.members) { $0.cell },
        .member("title", ChartRecordPhrases.title) { $0.title.text },
        .optional("rate", FoundCellRecordPhrases.rate) { $0.rate?.percent },
        .optional("touched", FoundCellRecordPhrases.touched) { found in
            found.rate.map { _ in found.touched?.universal }
        },
        .member("due", ChartRecordPhrases.due) { $0.due?.description },
    ]
}
