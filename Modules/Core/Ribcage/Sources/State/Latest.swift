/// An asynchronous sequence of the latest values of a source: first the current value, then each value that differs
/// from the last one delivered. A slow reader skips the values in between, so that nothing piles up, and a sequence
/// that is not read costs nothing.
///
/// The sequence ends when its source is deallocated, or when the task is canceled.
public struct Latest<Value: Equatable & Sendable>: AsyncSequence, Sendable {
    /// A function that returns the current value and the tasks that wait for the next; `nil` if the source is
    /// deallocated.
    typealias Source = @MainActor @Sendable () -> (value: Value, waiters: Waiters)?

    private let source: Source

    init(of source: @escaping Source) {
        self.source = source
    }

    /// Returns an iterator whose first element is the current value.
    public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

    /// The iterator of the sequence, which skips values that equal the last one delivered.
    public struct Iterator: AsyncIteratorProtocol {
        let source: Source
        private var last: Value?

        init(source: @escaping Source) {
            self.source = source
        }

        /// Returns the latest value as soon as it differs from the last one delivered; `nil` at the end of the
        /// sequence.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Value? {
            last = await Self.value(after: last, from: source)
            return last
        }

        /// Returns the next value, as ``next(isolation:)`` does.
        public mutating func next() async -> Value? {
            await next(isolation: nil)
        }

        /// Returns the next value that differs from `last`; `nil` at the end. The source is not retained during the
        /// wait.
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

    /// Waits for the next ``signal()``, or until the task is canceled.
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
