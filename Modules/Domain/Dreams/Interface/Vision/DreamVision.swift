public import Basics
public import MandalartDomainInterface

/// The vision of a wish: the scene that the person imagines when the wish has come true.
public struct DreamVision: Equatable, Sendable {
    /// The number of the wish.
    public let number: WishNumber
    /// The title of the wish.
    public let title: Title
    /// The text of the vision.
    public let text: Passage
    /// The identity of the wish; `nil` until a repository has stored the wish.
    @Unseen package var id: Identity?

    /// Creates a vision with the number and the title of its wish.
    public init(_ number: WishNumber, _ title: Title, _ text: Passage, id: Identity? = nil) {
        (self.number, self.title, self.text) = (number, title, text)
        self.id = id
    }
}

/// A record that the vision of a wish was shown on a day.
public struct ShownVision: Hashable, Sendable {
    /// The identity of the wish whose vision was shown.
    public let wish: Identity
    /// The day on which the vision was shown.
    public let day: Day

    /// Creates a record that the vision of a wish was shown on a day.
    public init(of wish: Identity, on day: Day) {
        (self.wish, self.day) = (wish, day)
    }
}

extension DreamList {
    /// The visions of the wishes that have not come true, in the order of the wishes' numbers.
    public var visions: [DreamVision] {
        numbered.compactMap { number, wish in
            guard wish.done == nil, let text = wish.tree.vision else { return nil }
            return DreamVision(number, wish.title, text, id: wish.id)
        }
    }
}
