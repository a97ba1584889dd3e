public import Edits
public import MandalartDomainInterface
public import Time

/// Something that a person wants to have, do or be. No wish is too small.
public struct Wish: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The day on which it came true; `nil` if it did not.
    public var done: Day?
    /// The tree; empty for most wishes.
    public var tree = DreamTree()
    /// The identity; `nil` until a repository has stored it.
    @Unseen public var id: Identity?

    /// A wish with only a title.
    public init(_ title: Title) {
        self.title = title
    }
}
