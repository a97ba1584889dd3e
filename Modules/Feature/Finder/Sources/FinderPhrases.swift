import Basics
import MandalartDomainInterface

/// The phrases of the search results.
enum FinderPhrases {
    // MARK: - The page

    static func found(_ words: SearchWords, _ count: Int, areMore: Bool) -> Phrase {
        if areMore {
            return Phrase(
                "\(quoted: words): the first \(count)", .ko("\(quoted: words): 처음 \(count)개"),
                .ja("\(quoted: words): 最初の\(count)件"))
        }
        return Phrase(
            "\(quoted: words): \(count) found", .ko("\(quoted: words): \(count)개 찾음"),
            .ja("\(quoted: words): \(count)件"))
    }

    static func nothing(with words: SearchWords) -> Phrase {
        Phrase(
            "No cell, no log entry and no wish has \(quoted: words) in it.",
            .ko("\(quoted: words, .subject) 들어간 칸이나 기록, 소원이 없습니다."),
            .ja("\(quoted: words)を含むマスや記録、願いはありません。"))
    }

    static let next = Phrase(
        "Next: what you left alone the longest", .ko("다음 실천 항목: 가장 오래 손대지 않은 순"), .ja("次のアクション: 更新の古いものから"))

    static func stale(_ days: StaleDays) -> Phrase {
        let count = days.count
        if days.showsAll {
            return Phrase(
                "All that was left alone for \(count) days or longer; “stale 1” begins earlier",
                .ko("\(count)일 이상 손대지 않은 실천 항목 모두 (더 짧은 기간: stale 1)"),
                .ja("\(count)日以上更新していないアクションすべて（もっと短い期間: stale 1）"))
        }
        return Phrase(
            "Left alone for \(count) \(count == 1 ? "day" : "days") or longer", .ko("\(count)일 이상 손대지 않은 실천 항목"),
            .ja("\(count)日以上更新していないアクション"))
    }

    static let nothingUnfinished = Phrase(
        "No action item is unfinished. Habits are in “today”.", .ko("완료하지 않은 실천 항목이 없습니다. 습관은 today에서 볼 수 있습니다."),
        .ja("未完了のアクションはありません。習慣は today で見られます。"))

    static func nothingStale(_ days: StaleDays) -> Phrase {
        let count = days.count
        return Phrase(
            "No unfinished action item was left alone for \(count) \(count == 1 ? "day" : "days").",
            .ko("\(count)일 이상 손대지 않은 미완료 실천 항목은 없습니다."), .ja("\(count)日以上更新していない未完了のアクションはありません。"))
    }

    static let andMore = Phrase("… and more", .ko("… 그 밖에 더 있음"), .ja("… ほかにもあります"))

    static let andMoreStale = Phrase(
        "… and more: stale all", .ko("… 그 밖에 더 있음. 모두 보려면: stale all"), .ja("… ほかにもあります。すべて見るには: stale all"))

    static let wish = Phrase("wish", .ko("소원"), .ja("願い"))

    static let archived = Phrase("archived", .ko("아카이브됨"), .ja("アーカイブ済み"))

    // MARK: - Hints

    static let words = Phrase(
        "open 1 goes there, done 1 completes it, back goes back.",
        .ko("open 1: 그 항목으로 이동, done 1: 완료, back: 돌아가기"),
        .ja("open 1: その項目へ移動、done 1: 完了にする、back: 戻る"))
}
