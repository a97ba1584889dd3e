/// An asynchronous sequence of states: first the current state, then each state that differs from the last one
/// delivered. A slow reader skips the states in between.
///
/// Reading a sequence of a resource's states observes the resource, from the first `next()` until the loop is left or
/// its task is canceled. The sequence ends only when the task is canceled.
public struct ObservedStates<State: Equatable & Sendable>: AsyncSequence, Sendable {
    let begin: @MainActor @Sendable () -> Observation<State>

    /// Returns an iterator, which observes the states from its first `next()` on.
    public func makeAsyncIterator() -> Iterator { Iterator(begin: begin) }

    /// The iterator of the sequence, which skips states that equal the last one delivered.
    public struct Iterator: AsyncIteratorProtocol {
        let begin: @MainActor @Sendable () -> Observation<State>
        private var observation: Observation<State>?
        private var last: State?

        init(begin: @escaping @MainActor @Sendable () -> Observation<State>) {
            self.begin = begin
        }

        /// Returns the current state as soon as it differs from the last one delivered; `nil` if the task is canceled.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> State? {
            (observation, last) = await Self.next(after: last, of: observation, begin)
            return last
        }

        /// Returns the next state, as ``next(isolation:)`` does.
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

/// An observation of states, which lasts until ``end()`` or until this object is deallocated.
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
