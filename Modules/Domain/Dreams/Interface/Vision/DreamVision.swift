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
    /// The date by which the goal of the wish should be reached; `nil` for none.
    public let date: Day?
    /// The identity of the wish; `nil` until a repository has stored the wish.
    @Unseen package var id: Identity?

    /// Creates a vision with the number, the title and the date of its wish.
    public init(_ number: WishNumber, _ title: Title, _ text: Passage, by date: Day? = nil, id: Identity? = nil) {
        (self.number, self.title, self.text) = (number, title, text)
        (self.date, self.id) = (date, id)
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
            return DreamVision(number, wish.title, text, by: wish.tree.date, id: wish.id)
        }
    }
}

/// Shows the visions of a person's wishes in turn. Features use this protocol, never a repository.
public protocol VisionUseCase: Sendable {
    /// Returns the vision to show today. In each period of the chosen rhythm, such as a week, the next vision is due
    /// for one whole day: the day of the first call in that period.
    ///
    /// - Returns: the vision; `nil` if none is due today, or no wish has a vision.
    /// - Throws: the repository's error when the store cannot be read.
    func vision() async throws -> DreamVision?
}

/// Stores which vision was shown last, and when. Every implementation passes the contract suite of the module's Testing
/// target.
public protocol VisionRepository: Sendable {
    /// Returns the wish and the day of the vision that was shown last; `nil` if none was shown yet.
    func lastShown() async throws -> ShownVision?

    /// Stores the vision that was shown last, and replaces the previous record.
    func remember(_ vision: ShownVision) async throws
}
