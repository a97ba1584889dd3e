public import Basics
public import MandalartDomainInterface

/// A wish: something that a person wants to have, do or be. No wish is too small.
public struct Wish: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The day on which the wish came true; `nil` if it has not come true.
    public var done: Day?
    /// The tree, which is empty for most wishes.
    public var tree = DreamTree()
    /// The identity; `nil` until a repository has stored the wish.
    @Unseen public var id: Identity?

    /// Creates a wish that has only a title.
    public init(_ title: Title) {
        self.title = title
    }

    /// A wish with its number in the list.
    public typealias Numbered = (number: WishNumber, wish: Wish)

    /// The JSON members of a wish with its tree. A missing value is null.
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

extension FoundWish {
    /// The JSON members of a search result: the wish without its tree. A missing value is null.
    public static let members: [Member<FoundWish>] = [
        .member("number", DreamRecordPhrases.number) { $0.number.number },
        .member("title", DreamRecordPhrases.title) { $0.title.text },
        .member("done", DreamRecordPhrases.done) { $0.done?.description },
    ]
}

extension Member {
    /// Returns the JSON member `wish`: the wish that a command created or changed, or null if the command removed it.
    public static func wish(_ wish: @escaping @Sendable (Value) -> Wish.Numbered?) -> Member {
        .object("wish", DreamRecordPhrases.wishNow, like: Wish.members, wish)
    }
}

// The bytes that a store and an import compare. Swift's `==` would treat texts as equal that differ only in the
// composition of accents.
extension Wish {
    /// The fields in UTF-8, without the milestones; `nil` for an empty field.
    package var bytes: [[UInt8]?] {
        let texts = [
            title.text, done?.description, tree.purpose?.text, tree.goal?.text, tree.date?.description,
            tree.vision?.text, tree.chart?.description,
        ]
        return texts.map { $0.map { Array($0.utf8) } }
    }

    /// Returns whether all fields have the same bytes as those of the other wish, including the fields of the
    /// milestones.
    func hasSameBytes(as other: Wish) -> Bool {
        bytes == other.bytes && tree.milestones.map(\.bytes) == other.tree.milestones.map(\.bytes)
    }
}

extension Milestone {
    /// The title and the day in UTF-8; the day is empty if the milestone is not reached.
    package var bytes: [[UInt8]] { [Array(title.text.utf8), Array((reached?.description ?? "").utf8)] }
}

/// The manual's descriptions of the JSON members of a wish.
enum DreamRecordPhrases {
    static let number = Phrase("its number in the list, 1 to 100", .ko("목록에서의 번호, 1~100"), .ja("一覧での番号、1～100"))
    static let title = Phrase("what is wished", .ko("소원의 내용"), .ja("願いの内容"))
    static let done = Phrase(
        "the day on which it came true (RFC 3339), or null", .ko("이루어진 날 (RFC 3339), 또는 null"),
        .ja("かなった日（RFC 3339）、または null"))
    static let purpose = Phrase("why, or null", .ko("왜 바라는지, 또는 null"), .ja("なぜ願うのか、または null"))
    static let goal = Phrase("what is to be reached, or null", .ko("이룰 목표, 또는 null"), .ja("達成したい目標、または null"))
    static let date = Phrase(
        "the day by which the goal is to be reached, or null", .ko("목표를 이룰 날, 또는 null"), .ja("目標を達成する日、または null"))
    static let milestoneNumber = Phrase("1 to 8, in their order", .ko("1~8, 순서대로"), .ja("1～8、順番"))
    static let milestoneTitle = Phrase(
        "a measurable mark on the way", .ko("측정할 수 있는 중간 목표"), .ja("測定できる途中の目標"))
    static let reached = Phrase(
        "the day on which it was reached, or null", .ko("달성한 날, 또는 null"), .ja("達成した日、または null"))
    static let vision = Phrase(
        "the scene at the finish, or null", .ko("이루었을 때의 장면, 또는 null"), .ja("かなったときの場面、または null"))
    static let chart = Phrase(
        "the number of the chart that it grew into, or null", .ko("이 소원 나무로 만든 만다라트의 번호, 또는 null"),
        .ja("この木から作ったマンダラートの番号、または null"))
    static let wishNow = Phrase(
        "of a wish that was made or changed: as in the list of dreams; null when it is removed",
        .ko("소원을 추가하거나 바꾸었으면 그 소원. 버킷 리스트와 같은 형식이고, 삭제했으면 null"),
        .ja("願いを追加または変更した場合、その願い。夢リストと同じ形式で、削除した場合は null"))
}
