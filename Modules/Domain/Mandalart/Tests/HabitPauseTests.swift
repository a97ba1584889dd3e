import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("A pause of a habit")
struct HabitPauseTests {
    /// A Wednesday.
    let today: Day

    init() throws {
        today = try Day("2026-11-25")
    }

    private func habit(_ cadence: String, kept back: [Int], pauses: String = "") throws -> Habit {
        Habit(
            try Cadence(cadence), days: back.map { Day(number: today.number - $0) }.sorted(),
            pauses: try HabitPauses(pauses), today: today)
    }

    /// Returns the pauses of Run after words typed for the command `every`.
    private func pauses(after words: String..., from pauses: String = "", on day: Day? = nil) throws -> String {
        var chart = try Chart.marathon
        let run = Cell.actionItem(try Position(2), in: try Position(1))
        try chart.apply([.every(.daily), CellField.pauses.change(to: pauses)], to: run)
        for words in words {
            let edit = ChartEdit(run, try FieldCommand.every.argument.read(words))
            let time = Timestamp(milliseconds: 0)
            chart = try EditedChart(edit, of: (.first, chart), at: time, on: day ?? today).chart
        }
        return try #require(chart.content(of: run)?.item?.habit).pauses.description
    }

    @Test(
        "is typed in any of the three languages, from today until the day on which the habit comes back",
        arguments: [
            ("pause until monday", "2026-11-30"), ("Pause until 2026-12-07", "2026-12-07"),
            ("pause until +2w", "2026-12-09"),
            ("pause monday", "2026-11-30"), ("pause till tomorrow", "2026-11-26"), ("pause", ".."), ("휴식", "-"),
            ("쉼", ".."), ("休み", ".."), ("休止", ".."), ("pause until next friday", "2026-12-04"),
        ])
    func typed(words: String, end: String) throws {
        let seen = try? pauses(after: words)
        #expect(seen == (end == "-" ? nil : "2026-11-25/\(end)"))
    }

    @Test(
        "lasts through the day that is typed with a word for that",
        arguments: [
            ("pause through sunday", "2026-11-30"), ("일요일까지 쉼", "2026-11-30"), ("쉼 일요일까지", "2026-11-30"),
            ("日曜まで休み", "2026-11-30"), ("休み 日曜まで", "2026-11-30"), ("12月6日まで休む", "2026-12-07"), ("오늘까지 쉼", "2026-11-26"),
        ])
    func through(words: String, end: String) throws {
        #expect(try pauses(after: words) == "2026-11-25/\(end)")
    }

    @Test("ends on a date of two numbers in the order that is decided, and on none if the order is not")
    func order() throws {
        let seen = try DateOrder.$current.withValue(.dayFirst) { try pauses(after: "pause until 5/12") }
        #expect(seen == "2026-11-25/2026-12-05")
        #expect(throws: AmbiguousDay.self) {
            try DateOrder.$current.withValue(nil) { try pauses(after: "pause through 5/12") }
        }
    }

    @Test("ends on the day on which it is resumed, and leaves nothing if that is its first")
    func resumed() throws {
        let begun = "2026-11-20/.."
        #expect(try pauses(after: "resume", from: begun) == "2026-11-20/2026-11-25")
        #expect(try pauses(after: "재개", from: begun) == "2026-11-20/2026-11-25")
        #expect(try pauses(after: "再開", from: begun) == "2026-11-20/2026-11-25")
        #expect(try pauses(after: "pause until monday", "resume").isEmpty)
    }

    @Test("gets another end when it is typed again, and keeps those before it")
    func again() throws {
        let seen = try pauses(
            after: "pause until monday", "pause until friday", from: "2026-11-01/2026-11-04 2026-11-23/..")
        #expect(seen == "2026-11-01/2026-11-04 2026-11-23/2026-11-27")
    }

    @Test("is refused in one line if it is over, has no day, is of no habit, or cannot be resumed")
    func refused() throws {
        #expect(throws: MandalartError.pauseIsOver(try Day("2026-11-24"))) {
            try pauses(after: "pause until yesterday")
        }
        #expect(throws: MandalartError.pauseIsOver(today)) { try pauses(after: "pause until today") }
        #expect(throws: NotADay.self) { try pauses(after: "pause until soon") }
        let run = Cell.actionItem(try Position(2), in: try Position(1))
        #expect(throws: MandalartError.notPaused(run)) { try pauses(after: "resume") }
        #expect(throws: MandalartError.notAHabit(run)) {
            try EditedChart(
                ChartEdit(run, .pause(.pause(nil))), of: (.first, try Chart.marathon), at: Timestamp(milliseconds: 0),
                on: today)
        }
        for text in ["soon", "2026-11-25", "2026-11-25/2026-11-25", "2026-11-25/soon", "../2026-11-25"] {
            #expect(throws: MandalartError.notPauses(text)) { try HabitPauses(text) }
        }
    }

    @Test("leaves its days out of the rate and the streak of weekdays, but counts what was kept on them")
    func weekdays() throws {
        // Thursday and Friday of last week, Monday of this week were missed.
        let broken = try habit("weekdays", kept: [1, 7, 8, 9])
        #expect((broken.streak, broken.tally) == (1, Habit.Tally(kept: 4, expected: 7)))
        let paused = try habit("weekdays", kept: [1, 7, 8, 9], pauses: "2026-11-19/2026-11-24")
        #expect((paused.streak, paused.tally) == (4, Habit.Tally(kept: 4, expected: 4)))
        let kept = try habit("weekdays", kept: [1, 5, 7, 8, 9], pauses: "2026-11-19/2026-11-24")
        #expect((kept.streak, kept.tally) == (5, Habit.Tally(kept: 5, expected: 5)))
    }

    @Test("asks of a week only its share, and of a whole week nothing")
    func times() throws {
        // Three in the week from 9 November, and one on 17 November.
        let (kept, broken) = ([8, 13, 14, 15], try habit("3/week", kept: [8, 13, 14, 15]))
        #expect((broken.streak, broken.tally) == (0, Habit.Tally(kept: 4, expected: 6)))
        let ill = try habit("3/week", kept: kept, pauses: "2026-11-18/2026-11-23")
        #expect((ill.streak, ill.tally) == (2, Habit.Tally(kept: 4, expected: 4)))
        let away = try habit("3/week", kept: [13, 14, 15], pauses: "2026-11-16/2026-11-23")
        #expect((away.streak, away.tally) == (1, Habit.Tally(kept: 3, expected: 3)))
        let monthly = try habit("monthly", kept: [60], pauses: "2026-10-01/2026-11-01")
        #expect(monthly.tally == Habit.Tally(kept: 1, expected: 1))
    }

    @Test("does not pass for a habit at an interval, whose next day moves to its end")
    func interval() throws {
        #expect(try habit("every 3 days", kept: [2, 12]).streak == 1)
        let paused = try habit("every 3 days", kept: [2, 12], pauses: "2026-11-14/2026-11-22")
        #expect((paused.streak, paused.tally) == (2, Habit.Tally(kept: 2, expected: 2)))
        let back = try habit("every 2 days", kept: [5], pauses: "2026-11-21/2026-11-27")
        #expect(HabitPhrases.state(back).english.hasPrefix("every other day: paused until Fri 2026-11-27"))
    }

    @Test("makes the habit one that need not be kept, is not missed, and comes back by itself on the day")
    func back() throws {
        let first = try Day("2026-11-19")
        for cadence in ["daily", "3/week", "every 2 days"] {
            var habit = try habit(cadence, kept: [9], pauses: "2026-11-18/2026-11-27")
            #expect(habit.isPaused && !habit.isOpen && !habit.isMissed(since: first), "\(cadence)")
            habit.today = try Day("2026-11-27")
            #expect(!habit.isPaused && habit.isOpen && !habit.isMissed(since: first), "\(cadence)")
        }
    }

    @Test("asks for as many days of the running week as are left of it")
    func current() throws {
        let rest = try habit("3/week", kept: [10], pauses: "2026-11-20/2026-11-25")
        #expect(rest.current == Habit.Tally(kept: 0, expected: 3))
        let late = Habit(rest.cadence, days: rest.days, pauses: try HabitPauses("2026-11-20/2026-11-28"), today: today)
        #expect(late.current == Habit.Tally(kept: 0, expected: 2))
    }

    @Test(
        "is told in every language with the day on which the habit comes back",
        arguments: [
            ("2026-11-20/2026-12-07", "paused until Mon 2026-12-07", "쉬는 중, 2026.12.07(월) 재개", "休止中、2026/12/07（月）再開"),
            ("2026-11-20/..", "paused", "쉬는 중", "休止中"),
        ])
    func told(pauses: String, english: String, korean: String, japanese: String) throws {
        let shown = HabitPhrases.current(try habit("daily", kept: [], pauses: pauses))
        #expect(shown.english == english)
        #expect(shown.text(in: .korean) == korean)
        #expect(shown.text(in: .japanese) == japanese)
    }

    @Test("goes with a copy of the item, and with a new cadence")
    func copied() throws {
        var chart = try Chart.marathon
        let (run, copy) = try (
            Cell.actionItem(Position(2), in: Position(1)), Cell.actionItem(Position(4), in: Position(1))
        )
        try chart.apply([.every(.daily), CellField.pauses.change(to: "2026-11-20/..")], to: run)
        try chart.apply([.every(try Cadence("weekly"))], to: run)
        try chart.place(run, by: .copy, at: copy)
        for cell in [run, copy] {
            #expect(chart.content(of: cell)?.item?.habit?.pauses.description == "2026-11-20/..")
        }
    }
}
