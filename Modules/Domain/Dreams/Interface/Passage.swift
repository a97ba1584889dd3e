public import Basics
public import MandalartDomainInterface

/// The text of a purpose or a vision: 1…900 characters, kept as typed except for surrounding white space. Two texts of
/// that length fit into the note of a goal.
public struct Passage: Hashable, Sendable, CustomStringConvertible {
    /// The maximum number of characters of a passage, where an emoji or a letter with its marks counts as one.
    public static let longest = 900

    private static let limit = TextLimit(1...longest)

    /// The text of the passage, without surrounding white space.
    public let text: String

    /// Creates a passage from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``DreamsError/emptyPassage``, ``DreamsError/passageTooLong(_:)`` or ``DreamsError/unusableText``.
    public init(_ text: String) throws(DreamsError) {
        self.text = try Self.limit.text(
            from: text, tooShort: { _ in DreamsError.emptyPassage }, tooLong: DreamsError.passageTooLong,
            unusable: DreamsError.unusableText)
    }

    /// The text of the passage.
    public var description: String { text }
}

// The command-line arguments for the values of a wish.

extension Argument where Value == WishNumber {
    /// The argument for the number of a wish.
    public static var wishNumber: Argument {
        Argument(DreamPhrases.number, example: Phrase(verbatim: "3"), WishNumber.init)
    }
}

extension Argument where Value == Title {
    /// The argument for the title of a wish.
    public static var wish: Argument { Argument(DreamPhrases.wish, Title.init) }

    /// The argument for the title of a milestone.
    public static var milestone: Argument { Argument(DreamPhrases.milestone, Title.init) }
}

extension Argument where Value == MilestoneNumber {
    /// The argument for the number of a milestone.
    public static var milestoneNumber: Argument {
        Argument(
            DreamPhrases.number, candidates: MilestoneNumber.all.map(\.description), MilestoneNumber.init)
    }
}
