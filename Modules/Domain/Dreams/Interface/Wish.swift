public import Basics
public import MandalartDomainInterface

/// A wish: something that a person wants to have, do or be. No wish is too small.
public struct Wish: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The day on which the wish came true; `nil` if it has not come true.
    public var done: Day?
    /// The tree, which is empty for most wishes.
    public var tree = DreamTree()
    /// The identity; `nil` until a repository has stored the wish.
    @Unseen public var id: Identity?

    /// Creates a wish that has only a title.
    public init(_ title: Title) {
        self.title = title
    }
}
