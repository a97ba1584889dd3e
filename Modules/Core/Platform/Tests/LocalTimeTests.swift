import Languages
import Platform
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
}

@Suite("A clock on the wall")
struct WallClockTests {
    @Test("that is set by hand moves by each look at it alone")
    func hands() {
        let clock = WallClock(at: LocalTime(Timestamp(milliseconds: 0), minutesAhead: 60))
        #expect([clock.now(), clock.now()].map(\.milliseconds) == [0, 1])
        #expect(clock.localTime(of: Timestamp(milliseconds: 0)).minute(in: .english) == "1970-01-01 01:00")
        clock.set(to: Timestamp(milliseconds: 60_000))
        #expect(clock.now() == Timestamp(milliseconds: 60_000))
    }

    @Test("of the system goes on, and cannot be set")
    func system() {
        let before = Timestamp.now()
        WallClock.system.set(to: Timestamp(milliseconds: 0))
        #expect(WallClock.system.now() >= before)
    }
}
