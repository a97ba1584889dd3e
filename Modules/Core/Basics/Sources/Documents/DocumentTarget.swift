/// The choice of what an import does with the items of a document: replace existing items, or add new ones.
public enum DocumentTarget: Equatable, Sendable {
    /// Each item of the document replaces the existing item that matches it, or is added if none does.
    case matching
    /// The only item of the document replaces the existing item with this name or number.
    case into(String)
    /// All items of the document are added as new ones.
    case asNew
}
