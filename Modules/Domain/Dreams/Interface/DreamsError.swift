import Arguments
public import Languages
public import Time

/// Why a value was not taken, or a change not made. The data is as it was.
public enum DreamsError: Explained, Hashable {
    /// No whole number from 1 to 100.
    case numberOutOfRange(String)
    /// No whole number from 1 to 8.
    case milestoneOutOfRange(String)
    /// A purpose or a vision without a visible character.
    case emptyPassage
    /// A purpose or a vision of so many characters, more than ``Passage/longest``.
    case passageTooLong(Int)
    /// A purpose or a vision with a NUL character, or with far more bytes than characters.
    case unusableText
    /// A day after today, for what is said to have happened.
    case dayToCome(Day)
    /// A wish is to have the number that it has.
    case sameNumber(WishNumber)
    /// Another wish has the number that one is to have.
    case taken(WishNumber, for: WishNumber)
    /// No wish has this number, or not any more.
    case noSuchWish(WishNumber)
    /// All numbers have a wish.
    case listIsFull
    /// So many wishes are to be added, and there are only so many free numbers.
    case noRoom(for: Int, free: Int)
    /// The tree has no such milestone.
    case noSuchMilestone(MilestoneNumber)
    /// The tree has as many milestones as a chart has sub-goals.
    case tooManyMilestones
    /// A tree without a goal cannot grow.
    case noGoal
}

extension DreamsError {
    /// One line for a person, with what to do.
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
