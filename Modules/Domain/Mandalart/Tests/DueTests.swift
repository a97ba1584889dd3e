import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("The due day of a cell")
struct DueTests {
    let day: Day
    /// A Monday.
    let today: Day
    let (one, two, three): (Position, Position, Position)

    init() throws {
        (day, today) = (try Day("2026-12-01"), try Day("2026-11-23"))
        (one, two, three) = (try Position(1), try Position(2), try Position(3))
    }

    @Test("is given to a filled cell of any kind, kept by a new title and rate, and taken away")
    func changes() throws {
        var chart = try Chart.marathon
        for cell in [Cell.coreGoal, .subGoal(one), .actionItem(two, in: one)] {
            try chart.apply([.due(day)], to: cell)
            try chart.apply([.title(try Title("Walk"))], to: cell)
            #expect(chart.content(of: cell)?.due == day)
        }
        try chart.apply([.rate(.full)], to: .actionItem(two, in: one))
        #expect(chart.subGoals[one]?.items[two]?.due == day)
        try chart.apply([.due(nil)], to: .subGoal(one))
        #expect(chart.subGoals[one]?.due == nil)
        #expect(try Chart.marathon.edits(to: chart).first { $0.cell == .coreGoal }?.changedFields == [.title, .due])
    }

    @Test("is refused by an empty cell")
    func empty() throws {
        var chart = Chart()
        #expect(throws: MandalartError.empty(.coreGoal)) { try chart.apply([.due(day)], to: .coreGoal) }
        chart = try .marathon
        let item = Cell.actionItem(one, in: one)
        #expect(throws: MandalartError.empty(item)) { try chart.apply([.due(day)], to: item) }
    }

    @Test("goes with what is moved, swapped and copied")
    func placing() throws {
        var chart = try Chart.marathon
        let run = Cell.actionItem(two, in: one)
        try chart.apply([.due(day)], to: run)
        try chart.apply([.due(today)], to: .subGoal(one))
        try chart.place(run, by: .swap, at: .actionItem(three, in: one))
        try chart.place(.subGoal(one), by: .copy, at: .subGoal(two))
        try chart.place(.subGoal(one), by: .move, at: .subGoal(three))
        for goal in [two, three] {
            #expect(chart.subGoals[goal]?.due == today)
            #expect(chart.subGoals[goal]?.items[three]?.due == day)
            #expect(chart.subGoals[goal]?.items[two]?.due == nil)
        }
    }

    @Test(
        "is typed as a day to come, in every language",
        arguments: [
            ("2026-12-01", "2026-12-01"), ("friday", "2026-11-27"), ("+2w", "2026-12-07"), ("today", "2026-11-23"),
            ("12-01", "2026-12-01"), ("다음 주 금요일", "2026-12-04"), ("2주 후", "2026-12-07"), ("12月1日", "2026-12-01"),
            ("明後日", "2026-11-25"), ("next friday", "2026-12-04"),
        ])
    func typed(_ text: String, day: String) throws {
        #expect(try DueChange(text).day(from: today) == Day(day))
    }

    @Test("can be typed by each of the words that Tab offers", arguments: FieldCommand.due.argument.candidates)
    func offered(word: String) throws {
        _ = try FieldCommand.due.argument.read(word)
    }

    @Test("is taken away by a word of any language", arguments: ["none", "None", "없음", "なし", "-"])
    func none(_ word: String) throws {
        #expect(try DueChange(word).day(from: today) == nil)
    }

    @Test("is refused when it is past, and when it is no day")
    func refused() throws {
        let yesterday = try Day("2026-11-22")
        for text in ["yesterday", "2026-11-22", "-1"] {
            #expect(throws: MandalartError.dueDayIsPast(yesterday)) { try DueChange(text).day(from: today) }
        }
        #expect(throws: MandalartError.notADueDay("soon")) { try DueChange("soon") }
        #expect(
            MandalartError.dueDayIsPast(yesterday).explanation.english
                == "2026-11-22 is past. Give today, or a day after it.")
    }

    @Test("is told in an edit as a part of its cell")
    func recorded() throws {
        var chart = try Chart.marathon
        try chart.apply([.due(day)], to: .actionItem(two, in: one))
        let changes = try Chart.marathon.edits(to: chart).flatMap { $0.recorded() }
        #expect(changes.map(\.subject.english) == ["the due day of action item 2 of sub-goal 1"])
    }

    @Test("is seen from today, and what is done is not overdue")
    func phrases() throws {
        func text(_ day: String, isDone: Bool = false) throws -> String {
            DuePhrases.due(try Day(day), from: today, isDone: isDone).english
        }
        #expect(try text("2026-12-01") == "due 12-01")
        #expect(try text("2027-12-01") == "due 2027-12-01")
        #expect(try text("2026-11-23") == "due today")
        #expect(try text("2026-11-22") == "overdue 1 day")
        #expect(try text("2026-11-20") == "overdue 3 days")
        #expect(try text("2026-11-20", isDone: true) == "due 11-20")
        let late = DuePhrases.due(try Day("2026-11-20"), from: today)
        #expect(late.text(in: .korean) == "기한 3일 지남")
        #expect(late.text(in: .japanese) == "3日超過")
    }
}
