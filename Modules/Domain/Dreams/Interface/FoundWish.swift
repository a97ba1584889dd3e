public import MandalartDomainInterface
public import Time

/// A wish that was looked for, with what a person needs to know it again.
public struct FoundWish: Equatable, Sendable {
    /// Its number in the list.
    public let number: WishNumber
    /// The title.
    public let title: Title
    /// The day on which it came true; `nil` as long as it did not.
    public let done: Day?

    /// A wish that was found, under its number in the list.
    public init(_ number: WishNumber, _ wish: Wish) {
        (self.number, title, done) = (number, wish.title, wish.done)
    }
}
