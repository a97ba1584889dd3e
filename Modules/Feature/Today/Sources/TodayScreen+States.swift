import Basics
import DreamsDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension TodayScreen {
    static func states() throws -> [ScreenState<TodayInteractor>] {
        let (tuesday, found) = (try Day("2026-11-24"), try FoundCell.samples)
        func day(_ count: Int) -> Day { Day(number: tuesday.number + count) }
        let run = DueCell(found[0], due: day(-4))
        let due = [run, DueCell(found[1], due: tuesday), DueCell(found[2], due: day(7))]
        let picked = [found[1].rated(.full), DueCell(found[0], due: tuesday).found, found[1]]
        let completed = [found[0].rated(.full), found[1].rated(.full)]
        let entries = [try entry("ran 6 km", "Run 5 km", on: tuesday), try entry("2 km", "Swim", on: tuesday)]
        let done = DoneToday.list(entries, on: tuesday)
        let both = DoneToday.list(entries, completed: completed, on: tuesday)
        return [
            .page("empty", page(Today(tuesday))),
            .page("vision", try page(Today(tuesday, due: [run]), "I run through the gate, and they all shout.")),
            .page("vision-dated", try page(Today(tuesday), "I run.", by: day(117))),
            .page("vision-tomorrow", try page(Today(tuesday), "I run.", by: day(1))),
            .page("vision-today", try page(Today(tuesday), "I run.", by: tuesday)),
            .page("vision-past", try page(Today(tuesday), "I run.", by: day(-3))),
            .page("vision-long", try page(Today(tuesday), SampleText.long)),
            .page("vision-wide", try page(Today(tuesday), SampleText.wide)),
            .page("full", page(Today(tuesday, lastEdit: day(-1), due: due, done: done))),
            .page("back", page(Today(tuesday, lastEdit: day(-10), due: [run]))),
            .page("soon", page(Today(tuesday, due: [DueCell(found[0], due: day(1))]))),
            .page("next", page(Today(tuesday, lastEdit: day(-3), next: Array(found.prefix(2)), done: done))),
            .page("picked", page(Today(tuesday, picked: picked, due: [run], done: done))),
            .page("completed", page(Today(tuesday, done: both))),
            .page("picked-next", page(Today(tuesday, picked: [found[1]], next: [found[0]]))),
            .page("many", page(Today(tuesday, due: [DueCell](repeating: run, count: 10)))),
            .page("long", try texts(SampleText.long, on: tuesday)),
            .page("wide", try texts(SampleText.wide, on: tuesday)),
            .page("right-to-left", try texts(SampleText.rightToLeft, on: tuesday)),
            .page("line", line(2, 1, 3)),
            .page("line-picked", line(2, 0, 1, picked: 3)),
            .page("line-done", line(0, 0, 1)),
            .page("line-empty", line(0, 0, 0)),
            .error("wrong-number", NotFound(number: 3, count: 1)),
            .error("not-an-item", NotAnItem(number: 2)),
            .error("wrong-form", ProgressError.notAFormOfToday("long")),
        ]
    }

    private static func page(_ today: Today, _ vision: String, by date: Day? = nil) throws -> TodayInteractor.State {
        var state = page(today)
        state.vision = DreamVision(try WishNumber(3), try Title("Run a marathon"), try Passage(vision), by: date)
        return state
    }

    private static func page(_ today: Today) -> TodayInteractor.State {
        var state = TodayInteractor.State(.page)
        (state.today, state.counts) = (today, today.counts)
        return state
    }

    private static func line(_ overdue: Int, _ dueToday: Int, _ done: Int, picked: Int = 0) -> TodayInteractor.State {
        var state = TodayInteractor.State(.line)
        state.counts = TodayCounts(
            overdue: overdue, dueToday: dueToday, done: done, picked: picked, pickedDone: min(1, picked))
        return state
    }

    /// Returns a state with an overview in which an item, its sub-goal, its chart and an activity have the same text.
    private static func texts(_ text: String, on day: Day) throws -> TodayInteractor.State {
        let (title, one) = (try Title(text), try Position(1))
        let cell = FoundCell(
            in: .first, called: title, cell: .actionItem(one, in: one), title: title, subGoal: title,
            rate: try AchievementRate(40))
        return page(
            Today(day, due: [DueCell(cell, due: day)], done: DoneToday.list([try entry(text, text, on: day)], on: day)))
    }

    private static func entry(_ text: String, _ item: String, on day: Day) throws -> ChartActivity {
        let one = try Position(1)
        return ChartActivity(
            Activity(
                number: 7, subGoal: one, position: one, item: try Title(item), time: Timestamp(milliseconds: 0),
                on: day, text: try ActivityText(text)), of: .first)
    }
}
