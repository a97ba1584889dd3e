/// Ends an observation: of a store's state or of a tree's events.
@MainActor public class ObservationToken {
    @usableFromInline var isOver = false

    @usableFromInline init() {}

    /// Ends the observation. Letting go of the token does not: then it lasts as long as what is observed.
    public func cancel() {}
}
