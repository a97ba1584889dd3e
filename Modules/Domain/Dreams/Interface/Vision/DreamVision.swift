public import Edits
public import MandalartDomainInterface
public import Time

/// The vision of a dream: what the person sees when it has come true.
public struct DreamVision: Equatable, Sendable {
    /// The number of the wish.
    public let number: WishNumber
    /// The wish.
    public let title: Title
    /// The scene.
    public let text: Passage
    /// The identity of the wish.
    @Unseen package var id: Identity?

    /// A vision of a wish.
    public init(_ number: WishNumber, _ title: Title, _ text: Passage, id: Identity? = nil) {
        (self.number, self.title, self.text) = (number, title, text)
        self.id = id
    }
}

/// A vision that was shown.
public struct ShownVision: Hashable, Sendable {
    /// The wish that it is of.
    public let wish: Identity
    /// The day on which it was shown.
    public let day: Day

    /// A vision of a wish, shown on a day.
    public init(of wish: Identity, on day: Day) {
        (self.wish, self.day) = (wish, day)
    }
}

extension DreamList {
    /// The visions of the wishes that have not come true, by their numbers.
    public var visions: [DreamVision] {
        numbered.compactMap { number, wish in
            guard wish.done == nil, let text = wish.tree.vision else { return nil }
            return DreamVision(number, wish.title, text, id: wish.id)
        }
    }
}
