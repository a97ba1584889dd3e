public import Edits
public import MandalartDomainInterface
public import Time

/// The vision of a wish: what the person sees when it has come true.
public struct DreamVision: Equatable, Sendable {
    /// The number of the wish.
    public let number: WishNumber
    /// The title of the wish.
    public let title: Title
    /// The vision.
    public let text: Passage
    /// The identity of the wish.
    @Unseen package var id: Identity?

    /// A wish's vision.
    public init(_ number: WishNumber, _ title: Title, _ text: Passage, id: Identity? = nil) {
        (self.number, self.title, self.text) = (number, title, text)
        self.id = id
    }
}

/// A record that a vision was shown.
public struct ShownVision: Hashable, Sendable {
    /// The identity of its wish.
    public let wish: Identity
    /// The day on which it was shown.
    public let day: Day

    /// A record that the vision of a wish was shown on a day.
    public init(of wish: Identity, on day: Day) {
        (self.wish, self.day) = (wish, day)
    }
}

extension DreamList {
    /// The visions of the wishes that have not come true, by number.
    public var visions: [DreamVision] {
        numbered.compactMap { number, wish in
            guard wish.done == nil, let text = wish.tree.vision else { return nil }
            return DreamVision(number, wish.title, text, id: wish.id)
        }
    }
}
