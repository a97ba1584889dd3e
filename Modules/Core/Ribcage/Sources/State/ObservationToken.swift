/// A token with which to end an observation of a store's state or of a tree's events.
@MainActor public class ObservationToken {
    @usableFromInline var isOver = false

    @usableFromInline init() {}

    /// Ends the observation. If the token is released instead, the observation lasts as long as the store or tree.
    public func cancel() {}
}
