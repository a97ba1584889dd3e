import Basics
import Testing

@Suite("A time with its zone")
struct LocalTimeTests {
    @Test(
        "is read as it is written",
        arguments: [
            ("2026-11-21T09:05+09:00", 1_795_219_500_000, 540), ("1969-12-31T20:00-04:30", 1_800_000, -270),
            ("2000-02-29T23:59+00:00", 951_868_740_000, 0),
        ])
    func roundTrip(text: String, milliseconds: Int64, ahead: Int) {
        let time = LocalTime(Timestamp(milliseconds: milliseconds), minutesAhead: ahead)
        #expect(time.description == text)
        #expect(LocalTime(text) == time)
        #expect(LocalTime(Timestamp(milliseconds: milliseconds + 59_999), minutesAhead: ahead) == time)
    }

    @Test(
        "is not read from anything else",
        arguments: [
            "", "2026-11-21", "2026-02-30T09:05+00:00", "2026-11-21T09:05Z", "2026-11-21T25:05+00:00",
            "2026-1í-21T09:05+00:00",
        ])
    func wrong(text: String) {
        #expect(LocalTime(text) == nil)
    }

    @Test("is written as the reader writes it, always equally wide")
    func languages() {
        let moment = LocalTime(Timestamp(milliseconds: 1_700_000_000_123), minutesAhead: 0)
        #expect(moment.minute(in: .english) == "2023-11-14 22:13")
        #expect(moment.minute(in: Language(Dotted.self)) == "2023.11.14 22:13")
    }

    @Test("knows the midnight of a day at its offset", arguments: ["2026-11-24T00:00+09:00", "2026-11-24T00:00-03:30"])
    func midnight(_ text: String) throws {
        let midnight = try #require(LocalTime(text))
        #expect(midnight.midnight(of: try Day("2026-11-24")) == midnight.timestamp)
    }

    @Test(
        "has days that begin at their own midnight, or with the change of the clock that skips it",
        arguments: [
            ("2026-03-08T02:00-05:00", -240, "2026-03-07", "2026-03-07T00:00-05:00"),
            ("2026-03-08T02:00-05:00", -240, "2026-03-08", "2026-03-08T00:00-05:00"),
            ("2026-03-08T02:00-05:00", -240, "2026-03-09", "2026-03-09T00:00-04:00"),
            ("2026-11-01T02:00-04:00", -300, "2026-11-01", "2026-11-01T00:00-04:00"),
            ("2026-11-01T02:00-04:00", -300, "2026-11-02", "2026-11-02T00:00-05:00"),
            ("2026-03-08T00:00-05:00", -240, "2026-03-08", "2026-03-08T01:00-04:00"),
            ("2026-11-01T00:00-04:00", -300, "2026-11-01", "2026-11-01T00:00-05:00"),
        ])
    func beginning(change: String, later: Int, day: String, expected: String) throws {
        let change = try #require(LocalTime(change))
        let beginning = try Day(day).beginning { moment in
            LocalTime(moment, minutesAhead: moment < change.timestamp ? change.minutesAhead : later)
        }
        #expect(LocalTime(expected)?.timestamp == beginning)
    }

    @Test("has a date also in years of more than four digits, and before the first one")
    func extremes() {
        let (last, first) = (Timestamp(milliseconds: .max), Timestamp(milliseconds: .min))
        #expect(LocalTime(last, minutesAhead: 0).minute(in: .english) == "292278994-08-17 07:12")
        #expect(LocalTime(first, minutesAhead: 0).minute(in: .english) == "-292275055-05-16 16:47")
    }
}
