/// The state of one reactor. Everyone may read and observe it; only `reduce` changes it.
@MainActor public final class Store<State: Equatable & Sendable> {
    /// The state as last reduced.
    @inlinable public var state: State { current }

    @usableFromInline var current: State
    @usableFromInline var observers: [(number: Int, observer: (State) -> Void)] = []
    @usableFromInline var signals: [AsyncStream<Void>.Continuation] = []
    /// How many observations were ended.
    @usableFromInline var endings = 0
    private var lastNumber = 0

    /// Called by a reactor with the state to begin with.
    public init(_ state: State) {
        current = state
    }

    deinit {
        for signal in signals { signal.finish() }
    }

    /// Calls the observer after each mutation, at once and in order, until the token is cancelled or the store is gone.
    @discardableResult
    public func observe(_ observer: @escaping (State) -> Void) -> ObservationToken {
        lastNumber += 1
        let number = lastNumber
        observers.append((number, observer))
        return ObservationToken { [weak self] in self?.endObservation(number) }
    }

    /// The state now, and each state after that which differs from the one before. The sequence ends with the store.
    ///
    /// Any number may be made. A slow reader gets the latest state and misses the ones between: one signal waits for it
    /// at most, so that nothing piles up.
    public var states: States<State> {
        let (stream, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        signal.yield()
        signals.append(signal)
        return States(signals: stream, store: self)
    }

    private func endObservation(_ number: Int) {
        observers.removeAll { $0.number == number }
        endings += 1
    }

    /// Called after each mutation.
    @inlinable func tellObservers() {
        let endings = endings
        for (number, observer) in observers {
            // One that was told before may have ended this one's observation.
            if endings != self.endings, !isObserved(by: number) { continue }
            observer(current)
        }
        if !signals.isEmpty { signalReaders() }
    }

    @usableFromInline func isObserved(by number: Int) -> Bool {
        observers.contains { $0.number == number }
    }

    /// Wakes those who read the states as a sequence, and forgets the ones who no longer do.
    @usableFromInline func signalReaders() {
        signals.removeAll { signal in
            if case .terminated = signal.yield() { true } else { false }
        }
    }
}

/// The states of a reactor as a sequence: distinct, and the latest one first. See ``Store/states``.
public struct States<State: Equatable & Sendable>: AsyncSequence, Sendable {
    let signals: AsyncStream<Void>
    weak let store: Store<State>?

    /// Called by a `for await` loop.
    public func makeAsyncIterator() -> Iterator {
        Iterator(signals: signals.makeAsyncIterator(), store: store)
    }

    /// Waits for a state that differs from the one it gave last.
    public struct Iterator: AsyncIteratorProtocol {
        var signals: AsyncStream<Void>.Iterator
        weak var store: Store<State>?
        var last: State?

        /// The latest state, once it differs from the one before; `nil` when the reactor is gone or the task cancelled.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> State? {
            while await signals.next(isolation: actor) != nil {
                guard let state = await store?.state else { return nil }
                guard state != last else { continue }
                last = state
                return state
            }
            return nil
        }

        /// As ``next(isolation:)``.
        public mutating func next() async -> State? {
            await next(isolation: nil)
        }
    }
}
