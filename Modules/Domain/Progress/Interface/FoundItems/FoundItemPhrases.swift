public import Basics
import MandalartDomainInterface

/// The phrases for lists of items that are edited by their numbers.
public enum FoundItemPhrases {
    /// The placeholder for an item, given by its number, address or title, in a usage line.
    static let target = Phrase("item", .ko("항목"), .ja("項目"))

    // MARK: - Commands

    /// The summary of the command `open`.
    public static let open = Phrase("go to an item", .ko("항목으로 이동"), .ja("項目へ移動する"))
    /// An example of the command `open`.
    public static let openExample = Phrase(typed: "open 1")
    /// An example of the command `done`.
    public static let doneExample = Phrase(typed: "done 1 3")
    /// The summary of the command `rate`.
    public static let rate = Phrase(
        "set the rate of an item, or change it: 60, +10", .ko("실천 항목의 달성률 변경"), .ja("アクションの達成率を変更する"))
    /// An example of the command `rate`.
    public static let rateExample = Phrase(typed: "rate 1 +10")
    /// The summary of the command `log`.
    public static let log = Phrase("log what you did for it", .ko("실천 항목에 한 일 기록"), .ja("アクションにしたことを記録する"))
    /// An example of the command `log`.
    public static let logExample = Phrase("log 1 ran 6 km", .ko("log 1 6km 달림"), .ja("log 1 6km 走った"))

    // MARK: - Replies and rows

    /// The word that marks a finished item in a list.
    public static let isDone = Phrase("done", .ko("완료"), .ja("完了"))

    /// The message for an empty list when no chart has an action item.
    public static let nothingFilled = Phrase(
        "No action item is filled in yet. home fill asks for one cell after the other.",
        .ko("아직 채운 실천 항목이 없습니다. home fill을 입력하면 한 칸씩 채울 수 있습니다."),
        .ja("まだアクションが入力されていません。home fill で1マスずつ埋められます。"))

    /// Returns when an item was edited last, given in civil days.
    public static func edited(daysAgo days: Int) -> Phrase {
        switch days {
        case 0: Phrase("edited today", .ko("오늘 수정"), .ja("今日編集"))
        case 1: Phrase("edited yesterday", .ko("어제 수정"), .ja("昨日編集"))
        default: Phrase("edited \(days) days ago", .ko("\(days)일 전 수정"), .ja("\(days)日前に編集"))
        }
    }
}
