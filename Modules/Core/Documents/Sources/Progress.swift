import Synchronization

/// How far a piece of work is. The work reports from anywhere; whoever shows it looks when it likes.
public final class Progress: Sendable {
    private let state = Atomic(0)
    private let whole = Atomic(0)

    /// Called by whoever starts the work. It is not known yet how much there is to do.
    public init() {}

    /// Says how much there is to do: bytes, charts, whatever is counted.
    public func begin(total: Int) {
        state.store(0, ordering: .relaxed)
        whole.store(total, ordering: .relaxed)
    }

    /// Says how much of it is done.
    public func report(_ done: Int) {
        state.store(done, ordering: .relaxed)
    }

    /// How much of it is done, 0…100; `nil` as long as nobody knows how much there is.
    public var percent: Int? {
        let total = whole.load(ordering: .relaxed)
        return total > 0 ? min(100, max(0, state.load(ordering: .relaxed) * 100 / total)) : nil
    }
}
