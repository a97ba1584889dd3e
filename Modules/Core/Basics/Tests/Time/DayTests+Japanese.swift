import Basics
import Testing

@Suite("A day in Japanese")
struct JapaneseDayTests {
    @Test("is read and written with its separator")
    func phrase() throws {
        let day = try Day("2027/3/1")
        #expect(day.description == "2027-03-01")
        #expect(day.phrase.text(in: .japanese) == "2027/03/01")
        #expect(day.named.text(in: .japanese) == "2027年3月1日 月曜日")
        let moment = LocalTime(Timestamp(milliseconds: 1_700_000_000_123), minutesAhead: 0)
        #expect(moment.minute(in: .japanese) == "2023/11/14 22:13")
    }

    @Test(
        "is typed with its words",
        arguments: [
            ("今日", "2026-11-23"), ("昨日", "2026-11-22"), ("金曜日", "2026-11-20"), ("金", "2026-11-20"),
            ("2026/11/20", "2026-11-20"),
        ])
    func words(_ typed: String, day: String) throws {
        #expect(try TypedDay(typed).day(from: Day("2026-11-23"), .past).description == day)
    }
}
