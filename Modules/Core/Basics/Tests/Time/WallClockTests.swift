import Basics
import BasicsTesting
import Testing

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

    @Test("is the same one however often it is handed on")
    func copies() {
        let clock = WallClock.stub
        let other = clock
        other.set(to: Timestamp(milliseconds: 7))
        #expect(clock.now() == Timestamp(milliseconds: 7))
        #expect(other.now() == Timestamp(milliseconds: 8))
    }
}
