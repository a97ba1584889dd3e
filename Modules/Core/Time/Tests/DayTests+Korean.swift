import Languages
import Testing
import Time

@Suite("A day in Korean")
struct KoreanDayTests {
    @Test("is read and written with its separator")
    func phrase() throws {
        let day = try Day("2027.3.1")
        #expect(day.description == "2027-03-01")
        #expect(day.phrase.text(in: .korean) == "2027.03.01")
        let moment = LocalTime(Timestamp(milliseconds: 1_700_000_000_123), minutesAhead: 0)
        #expect(moment.minute(in: .korean) == "2023.11.14 22:13")
    }
}
