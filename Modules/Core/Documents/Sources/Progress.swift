import Synchronization

/// The progress of some work. It may be reported and read on any thread.
public final class Progress: Sendable {
    private let state = Atomic(0)
    private let whole = Atomic(0)

    /// Progress with an unknown total.
    public init() {}

    /// Sets the total, in any unit, and starts at 0.
    public func begin(total: Int) {
        state.store(0, ordering: .relaxed)
        whole.store(total, ordering: .relaxed)
    }

    /// Sets the completed part of the total.
    public func report(_ done: Int) {
        state.store(done, ordering: .relaxed)
    }

    /// The completed percentage, 0…100; `nil` while the total is not known.
    public var percent: Int? {
        let total = whole.load(ordering: .relaxed)
        return total > 0 ? min(100, max(0, state.load(ordering: .relaxed) * 100 / total)) : nil
    }
}
