public import MandalartDomainInterface
public import Time

/// A search result: a wish, with the details that identify it for a person.
public struct FoundWish: Equatable, Sendable {
    /// The number of the wish in the list.
    public let number: WishNumber
    /// The title.
    public let title: Title
    /// The day on which it came true; `nil` if it did not.
    public let done: Day?

    /// A search result for a wish with a number.
    public init(_ number: WishNumber, _ wish: Wish) {
        (self.number, title, done) = (number, wish.title, wish.done)
    }
}
