/// The destination of the items of an imported document.
public enum DocumentTarget: Equatable, Sendable {
    /// Each item replaces its match, or is added.
    case matching
    /// The document's only item replaces the one with this name or number.
    case into(String)
    /// All items are added.
    case asNew
}
