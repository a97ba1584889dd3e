import Basics
import Foundation
import Testing

@testable import Platform

/// The bodies of exit tests run in a process of their own, so that the time zone can be set there.
@Suite("The time of the system")
struct SystemTimeTests {
    @Test("shows a moment to the minute, in the time zone of the person")
    func localMinute() async {
        await #expect(processExitsWith: .success) {
            setenv("TZ", "JST-9", 1)
            #expect(LocalTime(Timestamp(milliseconds: 0)).minute(in: .english) == "1970-01-01 09:00")
            #expect(LocalTime(Timestamp(milliseconds: -1)).minute(in: .english) == "1970-01-01 08:59")
            #expect(LocalTime(Timestamp(milliseconds: 1_700_000_000_123)).minute(in: .english) == "2023-11-15 07:13")
            setenv("TZ", "EST5EDT,M3.2.0,M11.1.0", 1)
            #expect(LocalTime(Timestamp(milliseconds: 1_700_000_000_123)).minute(in: .english) == "2023-11-14 17:13")
            #expect(LocalTime(Timestamp(milliseconds: 1_689_000_000_000)).minute(in: .english) == "2023-07-10 10:40")
        }
    }

    @Test(
        "stays within the years that calendars have, and a clock at their ends is refused",
        arguments: [
            (Int64.min, "1970-01-01T00:00:00.000Z"), (-1, "1970-01-01T00:00:00.000Z"),
            (0, "1970-01-01T00:00:00.500Z"), (253_370_764_800, "9998-12-31T23:59:59.000Z"),
            (Int64.max, "9998-12-31T23:59:59.000Z"),
        ])
    func ends(seconds: Int64, text: String) {
        let time = Timestamp(seconds: seconds, nanoseconds: 500_000_000)
        #expect(time.universal == text)
        #expect(throws: ClockOutOfRange.self) { try time.requireWithinClock() }
        #expect(throws: Never.self) { try Timestamp.requireClock() }
    }

    @Test("goes on, and cannot be set")
    func system() {
        let before = Timestamp.now()
        WallClock.system.set(to: Timestamp(milliseconds: 0))
        #expect(WallClock.system.now() >= before)
    }
}
