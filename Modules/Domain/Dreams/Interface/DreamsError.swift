public import Basics
public import MandalartDomainInterface

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
    /// A milestone that a form showed is gone, or has another title than the shown one.
    case changedSince(Title)
    /// The tree already has as many milestones as a chart has sub-goals.
    case tooManyMilestones
    /// A tree without a goal, which cannot grow into a chart.
    case noGoal
}

extension DreamsError {
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .numberOutOfRange(let text):
            Phrase(
                "Wishes have numbers from 1 to \(WishNumber.range.upperBound), not \(quoted: text).",
                .ko("소원의 번호는 1부터 \(WishNumber.range.upperBound)까지입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("願いの番号は1から\(WishNumber.range.upperBound)までです。\(quoted: text)は使えません。"))
        case .milestoneOutOfRange(let text):
            DreamPhrases.milestoneOutOfRange(text, most: MilestoneNumber.range.upperBound)
        case .emptyPassage:
            Phrase(
                "Write at least one word, or a - alone to leave it empty.", .ko("한 단어 이상 입력하거나, 비우려면 -만 입력하세요."),
                .ja("1語以上入力するか、空にする場合は - だけを入力してください。"))
        case .passageTooLong(let count):
            Phrase(
                "A purpose or a vision has at most \(Passage.longest) characters; this one has \(count).",
                .ko("목적과 비전은 각각 \(Passage.longest)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
                .ja("目的とビジョンはそれぞれ\(Passage.longest)文字までですが、\(count)文字あります。"))
        case .unusableText: TextLimit.unusable
        case .dayToCome(let day): DayToCome(day).explanation
        case .sameNumber(let number):
            Phrase(
                "It is wish \(number) already.", .ko("이미 소원 \(number)번입니다."), .ja("すでに願い \(number) です。"))
        case .taken(let number, let other):
            Phrase(
                "There is a wish \(number) already. Let the two change places: swap \(other) \(number)",
                .ko("소원 \(number, .subject) 이미 있습니다. 둘의 번호를 바꾸려면: swap \(other) \(number)"),
                .ja("番号 \(number) はすでに使われています。2つを入れ替えるには: swap \(other) \(number)"))
        case .noSuchWish(let number):
            Phrase(
                "There is no wish \(number). “dreams” lists those that there are.",
                .ko("\(number)번 소원은 없습니다. 목록은 dreams 명령으로 볼 수 있습니다."),
                .ja("願い \(number) はありません。dreams で一覧を見られます。"))
        case .listIsFull:
            Phrase(
                "The list is full with \(WishNumber.range.count) wishes. Make room first: remove <number>",
                .ko("소원 \(WishNumber.range.count)개로 목록이 가득 찼습니다. 먼저 자리를 비우세요: remove <번호>"),
                .ja("一覧は願い\(counting: WishNumber.range.count)でいっぱいです。先に番号を空けてください: remove <番号>"))
        case .noRoom(let count, let free):
            Phrase(
                """
                \(count) new \(count == 1 ? "wish does" : "wishes do") not fit into the list: \(free) of its numbers \
                \(free == 1 ? "is" : "are") free. Make room first: remove <number>
                """,
                .ko("새 소원이 \(count)개인데 목록에 빈 번호는 \(free)개입니다. 먼저 자리를 비우세요: remove <번호>"),
                .ja("新しい願いが\(counting: count)ありますが、一覧の空き番号は\(counting: free)です。先に番号を空けてください: remove <番号>"))
        case .noSuchMilestone(let number):
            Phrase(
                "There is no milestone \(number). “show” shows those that there are.",
                .ko("\(number)번 마일스톤은 없습니다. 목록은 show 명령으로 볼 수 있습니다."),
                .ja("マイルストーン \(number) はありません。show で一覧を見られます。"))
        case .changedSince(let title): ChangedSince(title: title).explanation
        case .tooManyMilestones:
            Phrase(
                "A tree has at most \(MilestoneNumber.range.count) milestones, so that they fit a chart. Make room first: remove <number>",
                .ko("마일스톤은 만다라트에 맞추어 \(MilestoneNumber.range.count)개까지 만들 수 있습니다. 먼저 자리를 비우세요: remove <번호>"),
                .ja("マイルストーンはマンダラートに合わせて\(counting: MilestoneNumber.range.count)まで作れます。先に番号を空けてください: remove <番号>"))
        case .noGoal:
            Phrase(
                "The tree has no goal yet. Say first what you want to reach: goal <goal…>",
                .ko("아직 목표가 없습니다. 먼저 무엇을 이루고 싶은지 입력하세요: goal <목표…>"),
                .ja("まだ目標がありません。先に何を達成したいか入力してください: goal <目標…>"))
        }
    }
}
