/// Ends an observation: of a store's state or of a tree's events.
@MainActor public final class ObservationToken {
    private var end: (() -> Void)?

    /// Called by whatever can be observed, with how to stop.
    init(end: @escaping () -> Void) {
        self.end = end
    }

    /// Ends the observation. Letting go of the token does not: then it lasts as long as what is observed.
    public func cancel() {
        end?()
        end = nil
    }
}
