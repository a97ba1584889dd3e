public import Arguments
import Languages
public import MandalartDomainInterface

// How the values of a wish are typed.

extension Argument where Value == WishNumber {
    /// The number of a wish.
    public static var wishNumber: Argument {
        Argument(DreamPhrases.number, example: Phrase(verbatim: "3"), WishNumber.init)
    }
}

extension Argument where Value == Title {
    /// The title of a wish.
    public static var wish: Argument { Argument(DreamPhrases.wish, Title.init) }

    /// The title of a milestone.
    public static var milestone: Argument { Argument(DreamPhrases.milestone, Title.init) }
}

extension Argument where Value == MilestoneNumber {
    /// The number of a milestone.
    public static var milestoneNumber: Argument {
        Argument(
            DreamPhrases.number, candidates: MilestoneNumber.all.map(\.description), MilestoneNumber.init)
    }
}
