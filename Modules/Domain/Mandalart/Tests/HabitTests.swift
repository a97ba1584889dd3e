import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("A habit")
struct HabitTests {
    /// A Wednesday.
    let today: Day

    init() throws {
        today = try Day("2026-11-25")
    }

    private func days(_ back: Int...) -> [Day] { back.map { Day(number: today.number - $0) }.sorted() }

    private func habit(_ cadence: String, _ back: [Day]) throws -> Habit {
        Habit(try Cadence(cadence), days: back, today: today)
    }

    @Test(
        "has a cadence that is typed in any of the three languages",
        arguments: [
            ("daily", "daily"), ("every day", "daily"), ("매일", "daily"), ("毎日", "daily"), ("weekdays", "weekdays"),
            ("평일", "weekdays"), ("平日", "weekdays"), ("mon wed fri", "mon wed fri"), ("Fri,Mon", "mon fri"),
            ("월 수 금", "mon wed fri"), ("月・水・金", "mon wed fri"), ("daily except sunday", "daily except sun"),
            ("매일 일요일 제외", "daily except sun"), ("毎日 日曜 以外", "daily except sun"), ("weekends", "sat sun"),
            ("3/week", "3/week"), ("3 times a week", "3/week"), ("3x/week", "-"), ("주 3회", "3/week"), ("주3회", "3/week"),
            ("週3回", "3/week"), ("weekly", "weekly"), ("1/week", "weekly"), ("monthly", "monthly"), ("월 2회", "2/month"),
            ("月2回", "2/month"), ("２／week", "2/week"), ("2/week over 8 weeks", "2/week over 8 weeks"),
            ("매주 월요일", "mon"), ("월수금", "mon wed fri"), ("月水金", "mon wed fri"), ("毎週 月曜", "mon"),
            ("일요일 빼고 매일", "daily except sun"), ("일주일에 3번", "3/week"), ("매일(일 제외)", "daily except sun"),
            ("주 3회 최근 8주", "3/week over 8 weeks"), ("週3回 直近8週", "3/week over 8 weeks"),
            ("daily over 1 week", "daily over 1 week"), ("monthly over 6 months", "monthly over 6 months"),
            ("3/week over 4 weeks", "3/week"), ("", "-"), ("8/week", "-"), ("0/week", "-"), ("often", "-"), ("3", "-"),
            ("over 8 weeks", "-"), ("daily 3/week", "-"), ("monthly over 8 weeks", "-"), ("daily over 60 weeks", "-"),
            ("daily except daily", "-"), ("weekdays except mon tue wed thu fri", "-"), ("3/week 2/week", "-"),
        ] as [(String, String)])
    func typed(text: String, canonical: String) throws {
        let cadence = try? Cadence(text)
        #expect((cadence?.description ?? "-") == canonical)
        if let cadence {
            #expect(try Cadence(cadence.description) == cadence, "what is shown can be typed")
            #expect(try Cadence(cadence.rhythmText, span: cadence.storedSpan) == cadence, "a store keeps it")
        }
    }

    @Test("is ended by a word of any language", arguments: ["none", "없음", "なし", "-"])
    func ended(word: String) throws {
        #expect(try FieldCommand.every.argument.read(word) == .change([.every(nil)]))
    }

    @Test("counts the days of its weekdays, forgives those of rest, and does not count today before it is over")
    func weekdays() throws {
        // Mon, Tue of this week; Fri of last week missed; Mon–Thu kept; it began on that Monday.
        let habit = try habit("weekdays", days(1, 2, 6, 7, 8, 9))
        #expect(habit.tally == Habit.Tally(kept: 6, expected: 7))
        #expect(habit.rate.percent == 85)
        #expect(habit.streak == 2)
        #expect(habit.isOpen)
        #expect(try self.habit("weekdays", days(0, 1, 2, 4)).streak == 3, "Friday was missed")
        #expect(try self.habit("weekdays", days(0, 1, 2, 4, 5)).streak == 4, "a weekend is rest")
    }

    @Test("counts the days of a week, whichever they are, and misses one only when it cannot be kept any more")
    func times() throws {
        // Two this week, of which five days are left with today; three last week; one in the week in which it began on
        // Sunday, which had one day.
        let habit = try habit("3/week", days(1, 2, 4, 5, 6, 10))
        #expect(habit.tally == Habit.Tally(kept: 6, expected: 6))
        #expect(habit.rate == .full)
        #expect(habit.streak == 2)
        #expect(habit.current == Habit.Tally(kept: 2, expected: 3))
        #expect(habit.isOpen)
        let sunday = Habit(try Cadence("3/week"), days: days(1, 2), today: Day(number: today.number + 4))
        #expect(sunday.tally == Habit.Tally(kept: 2, expected: 2), "it can still be kept on Sunday")
        let later = Habit(sunday.cadence, days: sunday.days, today: Day(number: today.number + 5))
        #expect(later.tally == Habit.Tally(kept: 2, expected: 3), "on Monday it was missed")
        #expect(later.streak == 0)
    }

    @Test("counts no more than its window, and nothing before its first day")
    func window() throws {
        let once = try habit("weekly over 2 weeks", days(30, 3))
        #expect(once.tally == Habit.Tally(kept: 1, expected: 1))
        #expect(try habit("weekly over 6 weeks", days(30, 3)).tally == Habit.Tally(kept: 2, expected: 4))
        #expect(try habit("monthly", days(0)).tally == Habit.Tally(kept: 1, expected: 1))
        let none = try habit("daily", [])
        #expect((none.rate, none.streak, none.isOpen) == (.zero, 0, true))
        #expect(try habit("daily", days(0)).isOpen == false)
        #expect(try habit("mon fri", []).isOpen == false, "Wednesday is a day of rest")
        #expect(try habit("daily", days(400, 40)).rate == .zero, "it was left for longer than the window")
    }

    @Test("is told with its window, also before anything is expected of it")
    func toldWindow() throws {
        func told(_ cadence: String, _ back: [Day] = []) throws -> String {
            HabitPhrases.state(try habit(cadence, back)).english
        }
        #expect(try told("3/week over 8 weeks") == "3 times a week over 8 weeks: 0 of 3 this week")
        #expect(try told("monthly over 6 months") == "monthly over 6 months: 0 of 1 this month")
        #expect(try told("daily") == "daily: 0 of 7 this week")
        let kept = try told("3/week over 8 weeks", days(14))
        #expect(kept.hasPrefix("3 times a week: 0 of 3 this week, kept 1 of "))
        #expect(kept.hasSuffix(" in 8 weeks"))
    }

    @Test("gives its item a rate that cannot be set, and hands the old one back at its end")
    func rate() throws {
        var chart = try Chart.marathon
        let run = Cell.actionItem(try Position(2), in: try Position(1))
        try chart.apply([.every(.daily)], to: run)
        #expect(chart.subGoals[try Position(1)]?.items[try Position(2)]?.rate == .zero)
        #expect(throws: MandalartError.rateOfHabit(run)) { try chart.apply([.rate(.full)], to: run) }
        #expect(throws: MandalartError.rateOfHabit(run)) { try chart.apply([.rate(.by(10))], to: run) }
        let edits = try Chart.marathon.edits(to: chart)
        #expect(edits.map(\.changedFields) == [[.every]])
        try chart.apply([.every(nil)], to: run)
        #expect(try chart == Chart.marathon)
        let noField = MandalartError.noSuchField(.every, .coreGoal)
        #expect(throws: noField) { try chart.apply([.every(.daily)], to: .coreGoal) }
    }
}
