import Basics
import Testing

@Suite("A day in Korean")
struct KoreanDayTests {
    @Test("is read and written with its separator")
    func phrase() throws {
        let day = try Day("2027.3.1")
        #expect(day.description == "2027-03-01")
        #expect(day.phrase.text(in: .korean) == "2027.03.01")
        #expect(day.named.text(in: .korean) == "2027년 3월 1일 월요일")
        let moment = LocalTime(Timestamp(milliseconds: 1_700_000_000_123), minutesAhead: 0)
        #expect(moment.minute(in: .korean) == "2023.11.14 22:13")
    }

    @Test(
        "is typed with its words",
        arguments: [
            ("오늘", "2026-11-23"), ("어제", "2026-11-22"), ("금요일", "2026-11-20"), ("금", "2026-11-20"),
            ("2026.11.20", "2026-11-20"),
        ])
    func words(_ typed: String, day: String) throws {
        #expect(try TypedDay(typed).day(from: Day("2026-11-23"), .past).description == day)
    }
}
