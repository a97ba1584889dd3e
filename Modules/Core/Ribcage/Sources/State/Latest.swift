/// The latest value of something that changes, as a sequence: first the current value, then each value that differs
/// from the previous one. A slow reader skips the values in between, so that nothing piles up, and a sequence that is
/// not read costs nothing.
///
/// The sequence ends when its source is deallocated, or when the task is cancelled.
public struct Latest<Value: Equatable & Sendable>: AsyncSequence, Sendable {
    /// Returns the current value and the waiters for the next; `nil` at the end.
    typealias Source = @MainActor @Sendable () -> (value: Value, waiters: Waiters)?

    private let source: Source

    init(of source: @escaping Source) {
        self.source = source
    }

    /// Returns an iterator whose first element is the current value.
    public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

    /// Waits for a value that differs from the last one it returned.
    public struct Iterator: AsyncIteratorProtocol {
        let source: Source
        private var last: Value?

        init(source: @escaping Source) {
            self.source = source
        }

        /// Returns the latest value, once it differs from the previous one; `nil` at the end.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Value? {
            last = await Self.value(after: last, from: source)
            return last
        }

        /// Same as ``next(isolation:)``.
        public mutating func next() async -> Value? {
            await next(isolation: nil)
        }

        /// Waits for the next value. The source is not retained meanwhile.
        @MainActor private static func value(after last: Value?, from source: Source) async -> Value? {
            while !Task.isCancelled, let (value, waiters) = source() {
                if value != last { return value }
                await waiters.wait()
            }
            return nil
        }
    }
}

/// The tasks that wait for the next change.
@MainActor @usableFromInline final class Waiters {
    private var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var lastNumber = 0

    /// Waits for the next ``signal()``, or until the task is cancelled.
    func wait() async {
        lastNumber += 1
        let number = lastNumber
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume() } else { waiting.append((number, continuation)) }
            }
        } onCancel: {
            Task { @MainActor in stopWaiting(number) }
        }
    }

    func signal() {
        let waiting = waiting
        self.waiting = []
        for (_, continuation) in waiting { continuation.resume() }
    }

    private func stopWaiting(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).continuation.resume()
    }
}
