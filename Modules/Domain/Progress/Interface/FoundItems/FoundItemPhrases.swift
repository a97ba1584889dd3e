public import Languages
public import MandalartDomainInterface

/// What is said of the items of a list that are edited under their numbers.
public enum FoundItemPhrases {
    /// An item, in a usage line.
    static let target = Phrase("number or cell", .ko("번호 또는 칸"), .ja("番号かマス"))

    // MARK: - Commands

    /// What `open` does.
    public static let open = Phrase("go to what is shown", .ko("번호의 항목으로 이동"), .ja("番号の項目へ移動する"))
    /// An `open`.
    public static let openExample = Phrase(typed: "open 1")
    /// What `done` does.
    public static let done = Phrase(
        "set the item to 100%", .ko("실천 항목의 달성률을 100%로 변경"), .ja("アクションの達成率を100%にする"))
    /// A `done`.
    public static let doneExample = Phrase(typed: "done 1")
    /// What `rate` does.
    public static let rate = Phrase(
        "set how far it is done, or change that by so much", .ko("실천 항목의 달성률 변경"), .ja("アクションの達成率を変更する"))
    /// A `rate`.
    public static let rateExample = Phrase(typed: "rate 1 +10")
    /// What `log` does.
    public static let log = Phrase("log what you did for it", .ko("실천 항목에 한 일 기록"), .ja("アクションにやったことを記録する"))
    /// A `log`.
    public static let logExample = Phrase("log 1 ran 6 km", .ko("log 1 6km 달림"), .ja("log 1 6km走った"))

    // MARK: - Replies and rows

    /// Said when a rate was changed.
    public static func isNow(_ title: Title, _ rate: AchievementRate) -> Phrase {
        Phrase(
            "\(quoted: title.text) is \(rate) done.", .ko("\(quoted: title.text): \(rate) 달성"),
            .ja("\(quoted: title.text): 達成率\(rate)"))
    }

    /// Nothing is left to do for the item.
    public static let isDone = Phrase("done", .ko("완료"), .ja("完了"))

    /// When an item was touched last.
    public static func touched(_ days: Int64) -> Phrase {
        switch days {
        case 0: Phrase("today", .ko("오늘"), .ja("今日"))
        case 1: Phrase("1 day ago", .ko("1일 전"), .ja("1日前"))
        default: Phrase("\(days) days ago", .ko("\(days)일 전"), .ja("\(days)日前"))
        }
    }

    // MARK: - Refusals

    static let nothingToOpen = Phrase(
        "Nothing was found, so there is nothing to open.", .ko("찾은 항목이 없어 열 수 없습니다."),
        .ja("何も見つかっていないので、開けません。"))

    static func noNumber(_ number: Int, of count: Int) -> Phrase {
        Phrase(
            "There is no \(number) here: the numbers go from 1 to \(count).",
            .ko("\(number)번은 없습니다. 번호는 1부터 \(count)까지입니다."), .ja("\(number)番はありません。番号は1から\(count)までです。"))
    }

    static func notAnItem(_ number: Int) -> Phrase {
        Phrase(
            "\(number) is not an action item. “open \(number)” goes there.",
            .ko("\(number)번은 실천 항목이 아닙니다. “open \(number)”으로 이동할 수 있습니다."),
            .ja("\(number) はアクションではありません。「open \(number)」で移動できます。"))
    }

    static func changedSince(_ title: Title) -> Phrase {
        Phrase(
            "\(quoted: title.text) is no longer where it was found. Search again.",
            .ko("\(quoted: title.text, .topic) 찾은 위치에 더 이상 없습니다. 다시 검색하세요."),
            .ja("\(quoted: title.text)は見つかった場所にもうありません。もう一度検索してください。"))
    }

    static func notATarget(_ text: String) -> Phrase {
        Phrase(
            "An item is named by its number in the list or by its cell, such as 2 or 3/2, not by \(quoted: text).",
            .ko("목록의 번호나 칸을 입력하세요(예: 2, 3/2). \(quoted: text, .topic) 둘 다 아닙니다."),
            .ja("一覧の番号かマスを入力してください（例: 2、3/2）。\(quoted: text)はどちらでもありません。"))
    }
}
