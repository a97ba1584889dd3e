/// The latest value of something that changes, as a sequence: first the value now, then each value that differs from
/// the one given before. A slow reader misses the values in between, so that nothing piles up, and a sequence that
/// is not read costs nothing.
///
/// The sequence ends with what it reads from, and for a task that is cancelled.
public struct Latest<Value: Equatable & Sendable>: AsyncSequence, Sendable {
    /// The value now, and where to wait for the next; `nil` at the end.
    typealias Source = @MainActor @Sendable () -> (value: Value, waiters: Waiters)?

    private let source: Source

    init(of source: @escaping Source) {
        self.source = source
    }

    /// An iterator that begins with the value at its first call.
    public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

    /// Waits for a value that differs from the one it gave last.
    public struct Iterator: AsyncIteratorProtocol {
        let source: Source
        private var last: Value?

        init(source: @escaping Source) {
            self.source = source
        }

        /// The latest value, once it differs from the one before; `nil` at the end.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Value? {
            last = await Self.value(after: last, from: source)
            return last
        }

        /// As ``next(isolation:)``.
        public mutating func next() async -> Value? {
            await next(isolation: nil)
        }

        /// The source is not held while this waits.
        @MainActor private static func value(after last: Value?, from source: Source) async -> Value? {
            while !Task.isCancelled, let (value, waiters) = source() {
                if value != last { return value }
                await waiters.wait()
            }
            return nil
        }
    }
}

/// Tasks that wait for the next change.
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
