/// A reactor whose actions wait for nothing. They can also be sent from code that is not `async`: a listener's call, an
/// observer, a lifecycle callback.
///
/// Its `mutate` is a function that is not `async`; for the host and for all who await it, it is a reactor like any other.
@MainActor public protocol SynchronousReactor: Reactor {
    /// Carries out an action, as ``Reactor/mutate(_:commit:)`` does, without waiting.
    func mutate(_ action: Action, commit: Commit) throws
}

extension SynchronousReactor {
    /// Carries out an action to its end before it returns.
    ///
    /// - Throws: what `mutate` throws.
    @inlinable public func send(_ action: Action) throws {
        try mutate(action) { self.apply($0) }
    }
}
