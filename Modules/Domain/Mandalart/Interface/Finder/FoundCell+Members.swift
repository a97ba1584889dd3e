public import Basics

extension FoundCell {
    /// Returns the JSON members of a found cell, including the route to the cell.
    public static func members(at route: @escaping @Sendable (FoundCell) -> String) -> [Member<FoundCell>] {
        membersWithoutHabit(at: route) + [.object("habit", ChartRecordPhrases.habit, of: Habit.members) { $0.habit }]
    }

    /// Returns the JSON members of a found cell that cannot be a habit, including the route to the cell.
    public static func membersWithoutHabit(
        at route: @escaping @Sendable (FoundCell) -> String
    ) -> [Member<FoundCell>] {
        [.member("route", FoundCellRecordPhrases.route, route)] + members
    }

    private static let members: [Member<FoundCell>] = [
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
