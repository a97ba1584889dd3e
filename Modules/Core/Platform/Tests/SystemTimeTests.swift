import Foundation
import Languages
import Platform
import Testing
import Time

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

    @Test("goes on, and cannot be set")
    func system() {
        let before = Timestamp.now()
        WallClock.system.set(to: Timestamp(milliseconds: 0))
        #expect(WallClock.system.now() >= before)
    }
}
