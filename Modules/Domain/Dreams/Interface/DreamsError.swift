public import Basics

/// The reason why a value or a change was rejected. The data is unchanged.
public enum DreamsError: Explained, Hashable {
    /// A typed number of a wish that is not a whole number from 1 to 100.
    case numberOutOfRange(String)
    /// A typed number of a milestone that is not a whole number from 1 to 8.
    case milestoneOutOfRange(String)
    /// A purpose or a vision without a visible character.
    case emptyPassage
    /// A purpose or a vision longer than ``Passage/longest``, with its number of characters.
    case passageTooLong(Int)
    /// A purpose or a vision that has a NUL character or exceeds the maximum number of bytes.
    case unusableText
    /// A future day for something that has happened.
    case dayToCome(Day)
    /// A move of a wish to the number that it already has.
    case sameNumber(WishNumber)
    /// A target number that another wish already has, with the number of the wish to be moved.
    case taken(WishNumber, for: WishNumber)
    /// No wish has this number; the wish may have been removed.
    case noSuchWish(WishNumber)
    /// No number is free for another wish.
    case listIsFull
    /// An import adds more wishes than the list has free numbers, with both counts.
    case noRoom(for: Int, free: Int)
    /// The tree has no milestone with this number.
    case noSuchMilestone(MilestoneNumber)
    /// The tree already has as many milestones as a chart has sub-goals.
    case tooManyMilestones
    /// A tree without a goal, which cannot grow into a chart.
    case noGoal
}

extension DreamsError {
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .numberOutOfRange(let text): DreamPhrases.numberOutOfRange(text, most: WishNumber.range.upperBound)
        case .milestoneOutOfRange(let text):
            DreamPhrases.milestoneOutOfRange(text, most: MilestoneNumber.range.upperBound)
        case .emptyPassage: DreamPhrases.emptyPassage
        case .passageTooLong(let count): DreamPhrases.passageTooLong(count, most: Passage.longest)
        case .unusableText: TextLimit.unusable
        case .dayToCome(let day): DayToCome(day).explanation
        case .sameNumber(let number): DreamPhrases.sameNumber(number)
        case .taken(let number, let other): DreamPhrases.taken(number, for: other)
        case .noSuchWish(let number): DreamPhrases.noSuchWish(number)
        case .listIsFull: DreamPhrases.listIsFull(WishNumber.range.count)
        case .noRoom(let count, let free): DreamPhrases.noRoom(for: count, free: free)
        case .noSuchMilestone(let number): DreamPhrases.noSuchMilestone(number)
        case .tooManyMilestones: DreamPhrases.tooManyMilestones(MilestoneNumber.range.count)
        case .noGoal: DreamPhrases.noGoal
        }
    }
}
