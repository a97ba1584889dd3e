public import Basics
public import MandalartDomainInterface

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
