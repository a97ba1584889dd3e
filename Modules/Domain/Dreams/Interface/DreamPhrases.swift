public import Basics

/// The names of the parts of a wish, and the messages about invalid values.
public enum DreamPhrases {
    // MARK: - Parts of a wish, and placeholders in usage lines

    /// The name of the list of all wishes.
    public static let dreams = Phrase("Dreams", .ko("버킷 리스트"), .ja("夢リスト"))
    /// The placeholder in usage lines for the title of a wish.
    static let wish = Phrase("wish", .ko("소원"), .ja("願い"))
    /// The placeholder in usage lines for the number of a wish or a milestone.
    static let number = Phrase("number", .ko("번호"), .ja("番号"))
    /// The name of the date of a goal.
    public static let date = Phrase("date", .ko("날짜"), .ja("日付"))
    /// The name of the purpose: the reason why a person has the wish.
    public static let purpose = Phrase("purpose", .ko("목적"), .ja("目的"))
    /// The name of the goal of a wish's tree.
    public static let goal = Phrase("goal", .ko("목표"), .ja("目標"))
    /// The name of the milestones, which are measurable steps toward the goal.
    public static let milestones = Phrase("milestones", .ko("마일스톤"), .ja("マイルストーン"))
    /// The placeholder in usage lines for the title of a milestone.
    static let milestone = Phrase("milestone", .ko("마일스톤"), .ja("マイルストーン"))
    /// The name of the vision: the scene when the wish has come true.
    public static let vision = Phrase("vision", .ko("비전"), .ja("ビジョン"))

    /// Returns the words for a wish that has come true: `came true on 2026-11-01`.
    public static func cameTrue(on day: Day) -> Phrase {
        let date = day.phrase
        return Phrase("came true on \(date)", .ko("\(date)에 이루어짐"), .ja("\(date)にかなった"))
    }

    // MARK: - Invalid values

    static func numberOutOfRange(_ text: String, most: Int) -> Phrase {
        Phrase(
            "Wishes have numbers from 1 to \(most), not \(quoted: text).",
            .ko("소원의 번호는 1부터 \(most)까지입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("願いの番号は1から\(most)までです。\(quoted: text)は使えません。"))
    }

    static func milestoneOutOfRange(_ text: String, most: Int) -> Phrase {
        Phrase(
            "Milestones have numbers from 1 to \(most), not \(quoted: text).",
            .ko("마일스톤의 번호는 1부터 \(most)까지입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("マイルストーンの番号は1から\(most)までです。\(quoted: text)は使えません。"))
    }

    static let emptyPassage = Phrase(
        "Write at least one word, or a - alone to leave it empty.", .ko("한 단어 이상 입력하거나, 비우려면 -만 입력하세요."),
        .ja("1語以上入力するか、空にする場合は - だけを入力してください。"))

    static func passageTooLong(_ count: Int, most: Int) -> Phrase {
        Phrase(
            "A purpose or a vision has at most \(most) characters; this one has \(count).",
            .ko("목적과 비전은 각각 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
            .ja("目的とビジョンはそれぞれ\(most)文字までですが、\(count)文字あります。"))
    }

    // MARK: - Missing wishes and milestones, or too many

    static func noSuchWish(_ number: WishNumber) -> Phrase {
        Phrase(
            "There is no wish \(number). “dreams” lists those that there are.",
            .ko("\(number)번 소원은 없습니다. 목록은 dreams 명령으로 볼 수 있습니다."),
            .ja("願い \(number) はありません。dreams で一覧を見られます。"))
    }

    static func noRoom(for count: Int, free: Int) -> Phrase {
        Phrase(
            """
            \(count) new \(count == 1 ? "wish does" : "wishes do") not fit into the list: \(free) of its numbers \
            \(free == 1 ? "is" : "are") free. Make room first: remove <number>
            """,
            .ko("새 소원이 \(count)개인데 목록에 빈 번호는 \(free)개입니다. 먼저 자리를 비우세요: remove <번호>"),
            .ja("新しい願いが\(count)個ありますが、一覧の空き番号は\(free)個です。先に番号を空けてください: remove <番号>"))
    }

    static func sameNumber(_ number: WishNumber) -> Phrase {
        Phrase(
            "It is wish \(number) already.", .ko("이미 소원 \(number)번입니다."), .ja("すでに願い \(number) です。"))
    }

    static func taken(_ number: WishNumber, for other: WishNumber) -> Phrase {
        Phrase(
            "There is a wish \(number) already. Let the two change places: swap \(other) \(number)",
            .ko("소원 \(number, .subject) 이미 있습니다. 둘의 번호를 바꾸려면: swap \(other) \(number)"),
            .ja("番号 \(number) はすでに使われています。2つを入れ替えるには: swap \(other) \(number)"))
    }

    static func listIsFull(_ count: Int) -> Phrase {
        Phrase(
            "The list is full with \(count) wishes. Make room first: remove <number>",
            .ko("소원 \(count)개로 목록이 가득 찼습니다. 먼저 자리를 비우세요: remove <번호>"),
            .ja("一覧は願い\(count)個でいっぱいです。先に番号を空けてください: remove <番号>"))
    }

    static func noSuchMilestone(_ number: MilestoneNumber) -> Phrase {
        Phrase(
            "There is no milestone \(number). “show” shows those that there are.",
            .ko("\(number)번 마일스톤은 없습니다. 목록은 show 명령으로 볼 수 있습니다."),
            .ja("マイルストーン \(number) はありません。show で一覧を見られます。"))
    }

    static func tooManyMilestones(_ count: Int) -> Phrase {
        Phrase(
            "A tree has at most \(count) milestones, so that they fit a chart. Make room first: remove <number>",
            .ko("마일스톤은 만다라트에 맞추어 \(count)개까지 만들 수 있습니다. 먼저 자리를 비우세요: remove <번호>"),
            .ja("マイルストーンはマンダラートに合わせて\(count)個まで作れます。先に番号を空けてください: remove <番号>"))
    }

    static let noGoal = Phrase(
        "The tree has no goal yet. Say first what you want to reach: goal <goal…>",
        .ko("아직 목표가 없습니다. 먼저 무엇을 이루고 싶은지 입력하세요: goal <목표…>"),
        .ja("まだ目標がありません。先に何を達成したいか入力してください: goal <目標…>"))
}
