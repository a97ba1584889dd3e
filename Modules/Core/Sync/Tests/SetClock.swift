import Basics
import Synchronization

/// A clock that a test sets, and that goes on by a millisecond whenever it is read.
final class SetClock: Sendable {
    private let time: Mutex<Int64>

    init(_ milliseconds: Int64) { time = Mutex(milliseconds) }

    func set(_ milliseconds: Int64) { time.withLock { $0 = milliseconds } }

    @Sendable func next() -> Timestamp {
        time.withLock { time in
            time += 1
            return Timestamp(milliseconds: time)
        }
    }
}
