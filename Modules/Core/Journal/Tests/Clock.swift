import Basics
import Synchronization

/// A clock that shows given times, one after the other.
final class Clock: Sendable {
    private let times: Mutex<[Int64]>

    init(_ milliseconds: [Int64]) { times = Mutex(milliseconds) }

    @Sendable func next() -> Timestamp {
        times.withLock { Timestamp(milliseconds: $0.isEmpty ? 0 : $0.removeFirst()) }
    }
}
