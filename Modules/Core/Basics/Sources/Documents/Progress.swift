import Synchronization

/// The progress of a piece of work, which may be reported and read on any thread.
public final class Progress: Sendable {
    private let state = Atomic(0)
    private let whole = Atomic(0)

    /// Creates a progress whose total is not known yet.
    public init() {}

    /// Sets the total, in any unit, and resets the completed part to 0.
    public func begin(total: Int) {
        state.store(0, ordering: .relaxed)
        whole.store(total, ordering: .relaxed)
    }

    /// Sets the completed part, in the unit of the total.
    public func report(_ done: Int) {
        state.store(done, ordering: .relaxed)
    }

    /// The completed percentage, 0…100; `nil` while the total is unknown or 0.
    public var percent: Int? {
        let total = whole.load(ordering: .relaxed)
        return total > 0 ? min(100, max(0, state.load(ordering: .relaxed) * 100 / total)) : nil
    }
}
