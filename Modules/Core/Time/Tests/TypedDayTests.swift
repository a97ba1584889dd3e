import Arguments
import Testing
import Time

@Suite("A day that is typed")
struct TypedDayTests {
    /// A Monday.
    let today: Day

    init() throws {
        today = try Day("2026-11-23")
    }

    @Test(
        "is a date, or one seen from today",
        arguments: [
            ("2026-11-20", "2026-11-20"), ("today", "2026-11-23"), ("Yesterday", "2026-11-22"),
            ("tomorrow", "2026-11-24"),
            ("-3", "2026-11-20"), ("+2", "2026-11-25"), ("+2d", "2026-11-25"), ("-1w", "2026-11-16"),
            ("+2w", "2026-12-07"),
            ("+1m", "2026-12-23"), ("-12m", "2025-11-23"), ("＋２ｗ", "2026-12-07"), ("２０２６-１１-２０", "2026-11-20"),
        ])
    func days(_ typed: String, day: String) throws {
        #expect(try TypedDay(typed).day(from: today, .future).description == day)
    }

    @Test(
        "is the last or the next day of the week of that name, and never today",
        arguments: [
            ("monday", "2026-11-16", "2026-11-30"), ("tue", "2026-11-17", "2026-11-24"),
            ("Friday", "2026-11-20", "2026-11-27"),
            ("sun", "2026-11-22", "2026-11-29"),
        ])
    func weekdays(_ typed: String, past: String, future: String) throws {
        let day = try TypedDay(typed)
        #expect(day.day(from: today, .past).description == past)
        #expect(day.day(from: today, .future).description == future)
    }

    @Test("is the last day of a month that is shorter")
    func shortMonths() throws {
        let last = try Day("2027-01-31")
        #expect(try TypedDay("+1m").day(from: last, .future).description == "2027-02-28")
        #expect(try TypedDay("-2m").day(from: last, .past).description == "2026-11-30")
        #expect(try Day("2024-02-29").adding(months: 12).description == "2025-02-28")
    }

    @Test(
        "is refused as it was typed", arguments: ["", "+", "-w", "+1y", "+10000", "someday", "2026-02-30", "+-1", "fr"])
    func refused(_ typed: String) {
        let error = #expect(throws: NotADay.self) { try TypedDay(typed) }
        #expect(error?.text == typed)
    }

    @Test("is no day to come, where something has happened")
    func past() throws {
        #expect(try TypedDay("today").pastDay(until: today) == today)
        #expect(throws: DayToCome(Day(number: today.number + 1))) { try TypedDay("+1").pastDay(until: today) }
    }
}
