import Basics
import MandalartDomainInterface

/// The phrases of the suggestions.
enum SuggestPhrases {
    // MARK: - Commands

    static let pick = Phrase(
        "write a suggestion in the cell; with a title, that one instead", .ko("제안을 칸에 쓰기 (제목을 덧붙이면 그 제목으로)"),
        .ja("候補をマスに書く（タイトルを続けると、そのタイトルで）"))
    static let pickExample = Phrase(typed: "pick 2")
    static let refuse = Phrase("never suggest it again, for any cell", .ko("앞으로 어느 칸에도 제안하지 않기"), .ja("今後どのマスにも提案しない"))
    static let refuseExample = Phrase(typed: "refuse 2")
    static let more = Phrase("show other suggestions", .ko("다른 제안 보기"), .ja("別の候補を見る"))

    // MARK: - The page

    static func heading(_ cell: CellTarget) -> Phrase {
        let name = cell.name
        return Phrase("Suggestions for \(name)", .ko("\(name) 제안"), .ja("\(name)の候補"))
    }

    static let nothing = Phrase(
        "Nothing comes to mind. Write it yourself with “set”.", .ko("제안이 없습니다. set으로 직접 입력하세요."),
        .ja("候補がありません。set で自分で入力してください。"))
    static let andMore = Phrase("… and more: more", .ko("… 더 보기: more"), .ja("… もっと見る: more"))

    /// Returns the hint that lists commands, with the number of a suggestion as an example.
    static func words(_ number: Int) -> Phrase {
        Phrase(
            """
            pick \(number) writes it, pick \(number) <title…> with your own words, refuse \(number) never shows it again, \
            back leaves.
            """,
            .ko(
                """
                pick \(number): 칸에 쓰기, pick \(number) <제목…>: 고쳐서 쓰기, refuse \(number): 다시 제안하지 않기, back: 나가기
                """),
            .ja("pick \(number): マスに書く、pick \(number) <タイトル…>: 直して書く、refuse \(number): 今後提案しない、back: 戻る"))
    }

    // MARK: - Replies

    static func picked(_ cell: CellTarget, _ title: Title) -> Phrase {
        let name = cell.sentenceName
        return Phrase("\(name) is \(title).", .ko("\(name): \(title)"), .ja("\(name): \(title)"))
    }

    static func refused(_ title: Title) -> Phrase {
        Phrase(
            "\(quoted: title) is not suggested any more. undo brings it back.",
            .ko("\(quoted: title, .topic) 더 이상 제안하지 않습니다. 되돌리려면: undo"),
            .ja("\(quoted: title)は今後提案しません。元に戻すには: undo"))
    }
}
