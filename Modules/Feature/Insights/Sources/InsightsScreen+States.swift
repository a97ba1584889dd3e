import Basics
import EventLogDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension InsightsScreen {
    static func states() throws -> [ScreenState<InsightsInteractor>] {
        let (juno, one) = (try [LoggedEvent].juno, try Position(1))
        let nickname = [event(.nicknameChosen(characters: 4))]
        func subGoal(after minutes: Int64) -> [LoggedEvent] {
            [saved(in: .first, subGoals: 1), event(.firstSubGoalFilled(one, in: .first), after: minutes)]
        }
        let item = [
            saved(in: .first, subGoals: 1, items: 1),
            event(.firstActionItemFilled(one, subGoal: one, in: .first), after: 12 * 24 * 60),
        ]
        return [
            .page("empty", state([])),
            .page("off", state([], isKept: false)),
            .page("one", state(nickname)),
            .page("full", state(juno)),
            .page("off-with-log", state(juno, isKept: false)),
            .page("without-nickname", state(subGoal(after: 0))),
            .page("after-days", state(nickname + subGoal(after: 0) + item)),
            .page("after-hours", state(nickname + subGoal(after: 47 * 60))),
            .page("all-palettes", state(allPalettes)),
            .page("weeks", InsightsInteractor.State(past: try weeks())),
        ]
    }

    /// Eight weeks with a habit, in which more was done from week to week.
    static func weeks() throws -> PastWeeks {
        let today = try Day("2026-11-24")
        let habit = Habit(
            try Cadence("3/week"), days: [35, 33, 30, 28, 26, 21, 14, 3].map { Day(number: today.number - $0) },
            today: today)
        let run = FoundCell(
            in: .first, called: nil, cell: .actionItem(try Position(2), in: try Position(1)),
            title: try Title("Run 5 km"), habit: habit)
        let times = (0..<20).map {
            LocalTime(Timestamp(milliseconds: 1_795_219_500_000 + $0 * 31_000_000), minutesAhead: 0)
        }
        return PastWeeks(
            (0..<PastWeeks.count).map {
                PastWeeks.Week(Day(number: today.firstOfWeek.number - 7 * (7 - $0)), finished: $0 / 3, entries: 2 * $0)
            }, habits: [run], edits: Array(times.prefix(12)), entries: times.dropFirst(7).map { (Day(of: $0), $0) })
    }

    private static func state(_ events: [LoggedEvent], isKept: Bool = true) -> InsightsInteractor.State {
        InsightsInteractor.State(
            insights: Insights(EventTotals(of: events)),
            log: EventLogSummary(isKept: isKept, count: events.count, since: events.first?.time))
    }

    /// Returns an event on 21 November 2026 (UTC), or some minutes later.
    private static func event(_ event: Event, after minutes: Int64 = 0) -> LoggedEvent {
        LoggedEvent(time: Timestamp(milliseconds: 1_795_219_500_000 + minutes * 60_000), event: event)
    }

    /// Returns an event for saving the core goal in a chart with a number of filled cells.
    private static func saved(in chart: ChartID, subGoals: Int, items: Int = 0) -> LoggedEvent {
        event(
            .cellSaved(
                SavedCell(
                    chart: chart, cell: .coreGoal, wasEmpty: false, titleCharacters: 9,
                    parts: .goal(noteCharacters: 0, palette: nil, hasImage: false), subGoals: subGoals,
                    actionItems: items)))
    }

    /// Events in which each palette is tried more often than the previous palette, and saved half as often as tried.
    private static var allPalettes: [LoggedEvent] {
        var events: [LoggedEvent] = []
        for (index, palette) in Palette.allCases.enumerated() {
            events += Array(repeating: event(.paletteTried(palette)), count: index + 1)
            events += Array(repeating: event(.paletteSaved(palette)), count: (index + 1) / 2)
        }
        return events
    }
}
