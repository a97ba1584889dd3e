/// The state of one reactor. Any code may read and observe it; only `reduce` changes it.
@MainActor public final class Store<State: Equatable & Sendable> {
    /// The current state.
    @inlinable public var state: State { current }

    @usableFromInline var current: State
    /// The first observer, stored apart from the others because the store of a screen has only one.
    @usableFromInline var first: Observation<State>?
    /// The other observers. Each is an `Observation<State>`, but an array of that type would cost each store a metadata
    /// lookup.
    @usableFromInline var others: [ObservationToken] = []

    /// Creates a store with an initial state.
    public init(_ state: State) {
        current = state
    }

    /// Calls the observer after each mutation, synchronously and in order, until the returned token is canceled or the
    /// store is deallocated.
    @discardableResult
    @inlinable public func observe(_ observer: @escaping (State) -> Void) -> ObservationToken {
        let observation = Observation(observer)
        if let first, first.isOver { self.first = nil }
        if !others.isEmpty { others.removeAll { $0.isOver } }
        if first == nil, others.isEmpty { first = observation } else { others.append(observation) }
        return observation
    }

    /// Changes the state, and notifies the observers.
    @inlinable func update(_ change: (inout State) -> Void) {
        change(&current)
        first?.tell(current)
        if !others.isEmpty {
            // The array is copied, so that an observer added meanwhile gets only the next mutation.
            for observation in others { unsafeDowncast(observation, to: Observation<State>.self).tell(current) }
        }
    }
}

/// An observation of a store, and the token that ends it.
@usableFromInline final class Observation<State>: ObservationToken {
    @usableFromInline var observer: ((State) -> Void)?

    @inlinable init(_ observer: @escaping (State) -> Void) {
        self.observer = observer
    }

    @inlinable func tell(_ state: State) { observer?(state) }

    @usableFromInline override func cancel() {
        observer = nil
        isOver = true
    }
}
