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
            #expect(Timestamp(milliseconds: 0).localMinute(in: .english) == "1970-01-01 09:00")
            #expect(Timestamp(milliseconds: -1).localMinute(in: .english) == "1970-01-01 08:59")
            #expect(Timestamp(milliseconds: 1_700_000_000_123).localMinute(in: .english) == "2023-11-15 07:13")
            setenv("TZ", "EST5EDT,M3.2.0,M11.1.0", 1)
            #expect(Timestamp(milliseconds: 1_700_000_000_123).localMinute(in: .english) == "2023-11-14 17:13")
            #expect(Timestamp(milliseconds: 1_689_000_000_000).localMinute(in: .english) == "2023-07-10 10:40")
        }
    }

    @Test("is written as the reader writes it, always equally wide")
    func languages() async {
        await #expect(processExitsWith: .success) {
            setenv("TZ", "UTC", 1)
            let moment = Timestamp(milliseconds: 1_700_000_000_123)
            #expect(moment.localMinute(in: .korean) == "2023.11.14 22:13")
            #expect(moment.localMinute(in: .japanese) == "2023/11/14 22:13")
        }
    }

    @Test("that no calendar has is shown as its number", arguments: [Int64.max, Int64.min])
    func extremes(milliseconds: Int64) {
        #expect(!Timestamp(milliseconds: milliseconds).localMinute(in: .english).isEmpty)
    }
}
