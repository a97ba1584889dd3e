import Foundation
import Languages
import Platform
import Testing

/// The bodies of exit tests run in a process of their own, so that the time zone can be set there.
@Suite("A moment on the clock")
struct TimestampTests {
    @Test("is shown to the minute, in the time zone of the person")
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

    @Test("is written as the reader writes it, always equally wide")
    func languages() {
        let moment = LocalTime(Timestamp(milliseconds: 1_700_000_000_123), minutesAhead: 0)
        #expect(moment.minute(in: .korean) == "2023.11.14 22:13")
        #expect(moment.minute(in: .japanese) == "2023/11/14 22:13")
    }

    @Test("that no calendar has is shown as its number", arguments: [Int64.max, Int64.min])
    func extremes(milliseconds: Int64) {
        #expect(!LocalTime(Timestamp(milliseconds: milliseconds)).minute(in: .english).isEmpty)
    }

    @Test(
        "is written in UTC to the millisecond for other programs",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"), (1_050, "1970-01-01T00:00:01.050Z"),
            (1_795_248_300_250, "2026-11-21T08:05:00.250Z"),
        ])
    func universal(milliseconds: Int64, text: String) {
        #expect(Timestamp(milliseconds: milliseconds).universal == text)
    }
}
