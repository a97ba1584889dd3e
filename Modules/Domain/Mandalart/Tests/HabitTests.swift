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
            ("every 2 weeks", "every 2 weeks"), ("2 weeks", "every 2 weeks"), ("every other day", "every 2 days"),
            ("every third week", "every 3 weeks"), ("every 3rd day", "every 3 days"),
            ("every two months", "every 2 months"),
            ("every 2 day", "every 2 days"), ("once every 3 days", "every 3 days"), ("biweekly", "every 2 weeks"),
            ("every 1 week", "weekly"), ("every 1 day", "daily"), ("every monday", "mon"), ("every week", "weekly"),
            ("every 2 weeks over 26 weeks", "every 2 weeks over 26 weeks"), ("once a week", "weekly"),
            ("twice a month", "2/month"), ("3 times every week", "3/week"), ("mondays and fridays", "mon fri"),
            ("2주마다", "every 2 weeks"), ("2주 마다", "every 2 weeks"), ("2주에 한 번", "every 2 weeks"),
            ("격주", "every 2 weeks"), ("격일", "every 2 days"), ("이틀마다", "every 2 days"), ("3일마다", "every 3 days"),
            ("3일에 한 번", "every 3 days"), ("3개월마다", "every 3 months"), ("매주 토", "sat"), ("매주토요일", "sat"),
            ("화요일과 목요일", "tue thu"), ("일주일에 한 번", "weekly"), ("2週間ごと", "every 2 weeks"), ("隔週", "every 2 weeks"),
            ("隔日", "every 2 days"), ("一日おき", "every 2 days"), ("2日おき", "every 3 days"), ("3日に1回", "every 3 days"),
            ("2か月ごと", "every 2 months"), ("毎週土曜", "sat"), ("火曜と木曜", "tue thu"), ("毎週", "weekly"),
            ("every 2 weeks mon", "-"), ("twice every 3 weeks", "-"), ("every 300 days", "-"), ("every year", "-"),
            ("every", "-"), ("every other", "-"), ("2주에 3번", "-"), ("last day of the month", "-"), ("3 weekdays", "-"),
            ("over 8 weeks", "-"), ("daily 3/week", "-"), ("monthly over 8 weeks", "-"), ("daily over 60 weeks", "-"),
            ("daily except daily", "-"), ("weekdays except mon tue wed thu fri", "-"), ("3/week 2/week", "-"),
        ] as [(String, String)])
    func typed(text: String, canonical: String) throws {
        let cadence = try? Cadence(text)
        #expect((cadence?.description ?? "-") == canonical)
        if let cadence {
            #expect(try Cadence(cadence.description) == cadence, "what is shown can be typed")
        }
    }

    @Test(
        "has a cadence that can be typed in the words in which it is shown, in every language",
        arguments: [
            "daily", "weekdays", "sat", "mon wed fri", "sat sun", "daily except sun", "daily except tue thu", "3/week",
            "weekly", "2/month", "monthly", "every 2 days", "every 5 days", "every 2 weeks", "every 3 weeks",
            "every 2 months", "every 5 months", "3/week over 8 weeks", "monthly over 6 months", "weekdays over 2 weeks",
        ], Language.allCases)
    func shown(cadence: String, language: Language) throws {
        let cadence = try Cadence(cadence)
        let shown = HabitPhrases.wholeCadence(cadence).text(in: language)
        #expect(try Cadence(shown) == cadence, "“\(shown)”")
    }

    @Test(
        "has a cadence whose weekdays are those of every week",
        arguments: [
            ("sat", "매주 토", "毎週土曜"), ("mon wed fri", "매주 월·수·금", "毎週月・水・金"), ("weekdays", "매주 평일", "平日"),
            ("daily except sun", "매일(일 제외)", "毎日（日以外）"),
        ])
    func everyWeek(cadence: String, korean: String, japanese: String) throws {
        let shown = HabitPhrases.cadence(try Cadence(cadence))
        #expect(shown.text(in: .korean) == korean)
        #expect(shown.text(in: .japanese) == japanese)
    }

    @Test("can be typed by each of the words that Tab offers", arguments: FieldCommand.every.argument.candidates)
    func offered(word: String) throws {
        _ = try FieldCommand.every.argument.read(word)
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
        // Two this week, of which five days are left, today included; three last week; one in the week before, in which
        // the habit began on Sunday, so that only one day is expected.
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

    @Test("is kept at an interval from the last time, and forgives a day that is late by less than one")
    func interval() throws {
        // Due since yesterday; the third time was a day late, and one was missed between the first two.
        let habit = try habit("every 2 days", days(3, 6, 10))
        #expect(habit.isOpen)
        #expect(habit.tally == Habit.Tally(kept: 3, expected: 4))
        #expect(habit.rate.percent == 75)
        #expect(habit.streak == 2)
        let state = HabitPhrases.state(habit).english
        #expect(state == "every other day: to do today, kept 3 of 4 in 4 weeks, 2 times in a row")
        let kept = try self.habit("every 2 weeks", days(0, 14))
        #expect(!kept.isOpen)
        #expect(
            HabitPhrases.state(kept).english
                == "every other week: next on 2026-12-09, kept 2 of 2 in 8 weeks, 2 times in a row")
        #expect(try self.habit("every 3 months", []).isOpen, "the first time is due at once")
        let left = try self.habit("every 3 days", days(9))
        #expect(left.isMissed(since: Day(number: today.number - 6)))
        #expect(left.streak == 0)
        #expect(try !self.habit("every 30 days", days(9)).isMissed(since: Day(number: today.number - 6)))
    }

    @Test(
        "is not full in its first week before it was kept as often as a week asks",
        arguments: [
            ("3/week", [0], "3 times a week: 1 of 3 this week", 33),
            ("daily", [1, 0], "daily: 2 of 7 this week, 2 days in a row", 28),
            ("3/week", [2, 1, 0], "3 times a week: 3 of 3 this week, kept 3 of 3 in 4 weeks", 100),
        ])
    func beginning(cadence: String, back: [Int], state: String, rate: Int) throws {
        let habit = try habit(cadence, back.map { Day(number: today.number - $0) })
        #expect(HabitPhrases.state(habit).english == state)
        #expect(habit.rate.percent == rate)
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
