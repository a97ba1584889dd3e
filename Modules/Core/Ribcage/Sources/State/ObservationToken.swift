/// Ends an observation: of a store's state or of a tree's events.
@MainActor public class ObservationToken {
    @usableFromInline var isOver = false

    @usableFromInline init() {}

    /// Ends the observation. Releasing the token does not: the observation then lasts as long as what is observed.
    public func cancel() {}
}
