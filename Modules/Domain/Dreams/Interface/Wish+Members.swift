public import Basics
import MandalartDomainInterface

// A wish as JSON for other programs. Missing values are null.
extension FoundWish {
    /// The JSON members of a search result: the wish without its tree.
    public static let members: [Member<FoundWish>] = [
        .member("number", DreamRecordPhrases.number) { $0.number.number },
        .member("title", DreamRecordPhrases.title) { $0.title.text },
        .member("done", DreamRecordPhrases.done) { $0.done?.description },
    ]
}

extension Wish {
    /// A wish with its number in the list.
    public typealias Numbered = (number: WishNumber, wish: Wish)

    /// The JSON members of a wish with its tree.
    public static let members: [Member<Numbered>] = [
        .members(FoundWish.members) { FoundWish($0.number, $0.wish) },
        .member("purpose", DreamRecordPhrases.purpose) { $0.wish.tree.purpose?.text },
        .member("goal", DreamRecordPhrases.goal) { $0.wish.tree.goal?.text },
        .member("date", DreamRecordPhrases.date) { $0.wish.tree.date?.description },
        .list(
            "milestones",
            of: [
                .member("number", DreamRecordPhrases.milestoneNumber) { $0.0.number },
                .member("title", DreamRecordPhrases.milestoneTitle) { $0.1.title.text },
                .member("reached", DreamRecordPhrases.reached) { $0.1.reached?.description },
            ]
        ) { Array(zip(MilestoneNumber.all, $0.wish.tree.milestones)) },
        .unplaced { $0.wish.tree.unplaced },
        .member("vision", DreamRecordPhrases.vision) { $0.wish.tree.vision?.text },
        .member("chart", DreamRecordPhrases.chart) { $0.wish.tree.chart?.number },
    ]
}

extension Member {
    /// Returns the JSON member `wish`: the wish that a command created or changed, or null if the command removed it.
    public static func wish(_ wish: @escaping @Sendable (Value) -> Wish.Numbered?) -> Member {
        .object("wish", DreamRecordPhrases.wishNow, like: Wish.members, wish)
    }
}
