import Basics
import Testing

@Suite("The time of the articles")
struct TimeTests {
    @Test("is set by hand, and resolves days as they are typed")
    func days() throws {
        // snippet: a clock that is set
        let morning = try #require(LocalTime("2026-11-25T09:00+09:00"))
        let clock = WallClock(at: morning)
        let today = Day(of: clock.localTime(of: clock.now()))
        #expect(today.description == "2026-11-25")
        #expect(Weekday(of: today).word == "wed")
        clock.set(to: Timestamp(milliseconds: clock.now().milliseconds + 86_400_000))
        #expect(Day(of: clock.localTime(of: clock.now())) > today)
        // end of snippet
        // snippet: days as they are typed
        #expect(try TypedDay("friday").day(from: today, .future).description == "2026-11-27")
        #expect(try TypedDay("friday").day(from: today, .past).description == "2026-11-20")
        #expect(try TypedDay("+2w").day(from: today, .future).description == "2026-12-09")
        #expect(try TypedDay("yesterday").pastDay(until: today).description == "2026-11-24")
        #expect(throws: DayToCome(try Day("2026-11-26"))) { try TypedDay("tomorrow").pastDay(until: today) }
        #expect(try TypedDay("11.30").day(from: today, .future).description == "2026-11-30")
        #expect(throws: NotADay.self) { try TypedDay("someday") }
        // end of snippet
    }
}
