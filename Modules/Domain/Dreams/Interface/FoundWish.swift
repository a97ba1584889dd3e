public import Basics
public import MandalartDomainInterface

/// A search result: a wish, with the details that identify it for a person.
public struct FoundWish: Equatable, Sendable {
    /// The number of the wish in the list.
    public let number: WishNumber
    /// The title of the wish.
    public let title: Title
    /// The day on which the wish came true; `nil` if it has not come true.
    public let done: Day?

    /// Creates a search result from a wish and its number in the list.
    public init(_ number: WishNumber, _ wish: Wish) {
        (self.number, title, done) = (number, wish.title, wish.done)
    }
}
