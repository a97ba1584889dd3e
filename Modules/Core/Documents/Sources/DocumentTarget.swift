/// Where the items of an imported document go.
public enum DocumentTarget: Equatable, Sendable {
    /// Each replaces the item that it matches, or is new.
    case matching
    /// The only item of the document replaces the one with this name or number.
    case into(String)
    /// All are new.
    case asNew
}
