import Basics
import MandalartDomainInterface

extension [LoggedEvent] {
    /// The sample log of a person who filled two sub-goals and one action item of a chart, and began another chart.
    package static var juno: [LoggedEvent] {
        get throws {
            let (first, second, one) = (ChartID.first, try ChartID(2), try Position(1))
            let two = try Position(2)
            let events: [Event] = [
                .nicknameChosen(characters: 4),
                .cellSaved(.goal(.coreGoal, of: first, subGoals: 0, items: 0)),
                .cellSaved(.goal(.subGoal(one), of: first, subGoals: 1, items: 0)),
                .firstSubGoalFilled(one, in: first),
                .paletteTried(.coral), .paletteTried(.mint), .paletteSaved(.mint),
                .cellSaved(.goal(.subGoal(one), of: first, palette: .mint, subGoals: 1, items: 0)),
                .cellSaved(.goal(.subGoal(two), of: first, subGoals: 2, items: 0)),
                .cellSaved(
                    SavedCell(
                        chart: first, cell: .actionItem(two, in: one), wasEmpty: true, titleCharacters: 8,
                        parts: .actionItem(rate: try AchievementRate(40)), subGoals: 2, actionItems: 1)),
                .firstActionItemFilled(two, subGoal: one, in: first),
                .cellSaved(.goal(.subGoal(two), of: second, subGoals: 1, items: 0)),
                .firstSubGoalFilled(two, in: second),
            ]
            // 2026-11-21 00:05 UTC, and a minute more each time.
            return events.enumerated().map { index, event in
                LoggedEvent(time: Timestamp(milliseconds: 1_795_219_500_000 + Int64(index) * 60_000), event: event)
            }
        }
    }
}

extension LoggedEvent {
    /// A sample event for a saved goal that has every property.
    package static var describedGoal: LoggedEvent {
        get throws {
            let cell = SavedCell(
                chart: try ChartID(12), cell: .subGoal(try Position(9)), wasEmpty: false, titleCharacters: 190,
                parts: .goal(noteCharacters: 1204, palette: .graphite, hasImage: true), subGoals: 8,
                actionItems: 64)
            return LoggedEvent(time: Timestamp(milliseconds: 1_795_219_500_000), event: .cellSaved(cell))
        }
    }
}

extension SavedCell {
    fileprivate static func goal(
        _ cell: Cell, of chart: ChartID, palette: Palette? = nil, subGoals: Int, items: Int
    ) -> SavedCell {
        SavedCell(
            chart: chart, cell: cell, wasEmpty: palette == nil, titleCharacters: 9,
            parts: .goal(noteCharacters: 0, palette: palette, hasImage: false), subGoals: subGoals,
            actionItems: items)
    }
}
