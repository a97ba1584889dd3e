import Basics
import Synchronization

/// A clock that a test sets, and that goes on by a millisecond whenever it is read.
final class SetClock: Sendable {
    private struct Times: Sendable {
        var now, greatest: Int64
    }

    private let times: Mutex<Times>

    init(_ milliseconds: Int64) { times = Mutex(Times(now: milliseconds, greatest: milliseconds)) }

    /// The greatest time that the clock has shown.
    var greatest: Int64 { times.withLock { max($0.now, $0.greatest) } }

    func move(by milliseconds: Int64) { set(times.withLock { $0.now } + milliseconds) }

    func set(_ milliseconds: Int64) {
        times.withLock { $0 = Times(now: milliseconds, greatest: max($0.now, $0.greatest, milliseconds)) }
    }

    @Sendable func next() -> Timestamp {
        times.withLock { times in
            times.now += 1
            return Timestamp(milliseconds: times.now)
        }
    }
}
