/// The states of something as a sequence: first the current one, then each that differs from the last delivered. A slow
/// reader misses the states in between, so that they do not pile up.
///
/// Reading a sequence of a resource's states observes the resource, from the first `next()` until the loop is left or
/// its task is cancelled. The sequence ends only when the task is cancelled.
public struct ObservedStates<State: Equatable & Sendable>: AsyncSequence, Sendable {
    let begin: @MainActor @Sendable () -> Observation<State>

    /// An iterator that observes from its first call.
    public func makeAsyncIterator() -> Iterator { Iterator(begin: begin) }

    /// Waits for a state that differs from the last delivered one.
    public struct Iterator: AsyncIteratorProtocol {
        let begin: @MainActor @Sendable () -> Observation<State>
        private var observation: Observation<State>?
        private var last: State?

        init(begin: @escaping @MainActor @Sendable () -> Observation<State>) {
            self.begin = begin
        }

        /// The next state that differs from the last delivered one; `nil` if the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> State? {
            (observation, last) = await Self.next(after: last, of: observation, begin)
            return last
        }

        /// As ``next(isolation:)``.
        public mutating func next() async -> State? { await next(isolation: nil) }

        @MainActor private static func next(
            after last: State?, of observation: Observation<State>?,
            _ begin: @MainActor @Sendable () -> Observation<State>
        ) async -> (Observation<State>?, State?) {
            guard !Task.isCancelled else {
                observation?.end()
                return (nil, nil)
            }
            let observation = observation ?? begin()
            while !Task.isCancelled {
                let state = observation.read()
                if state != last { return (observation, state) }
                await observation.signal.wait()
            }
            observation.end()
            return (nil, nil)
        }
    }
}

/// An observation of states, which lasts as long as this object.
@MainActor final class Observation<State: Sendable>: Sendable {
    let read: () -> State
    let signal: Signal
    private var whenEnded: (() -> Void)?

    init(signal: Signal, read: @escaping () -> State, whenEnded: @escaping () -> Void) {
        (self.signal, self.read, self.whenEnded) = (signal, read, whenEnded)
    }

    isolated deinit { whenEnded?() }

    func end() {
        whenEnded?()
        whenEnded = nil
    }
}
