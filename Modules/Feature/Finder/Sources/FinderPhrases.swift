import DreamsDomainInterface
import Languages
import MandalartDomainInterface
import Time

/// What a person reads where they look for cells.
enum FinderPhrases {
    // MARK: - Commands

    static let number = Phrase("number", .ko("번호"), .ja("番号"))
    static let open = Phrase("go to what was found", .ko("찾은 곳으로 가기"), .ja("見つかった所へ行く"))
    static let openExample = Phrase(typed: "open 1")

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
            "No cell and no wish has \(quoted: words) in it.",
            .ko("\(quoted: words, .subject) 들어간 칸이나 소원이 없어요."),
            .ja("\(quoted: words)を含むマスや願いはありません。"))
    }

    static let next = Phrase(
        "Next: what you left alone the longest", .ko("다음 할 일: 가장 오래 손대지 않은 것부터"), .ja("次にすること: 長く触れていないものから"))

    static func stale(_ days: StaleDays) -> Phrase {
        let count = days.count
        return Phrase(
            "Left alone for \(count) \(count == 1 ? "day" : "days") or longer", .ko("\(count)일 넘게 손대지 않은 것"),
            .ja("\(count)日以上触れていないもの"))
    }

    static let nothingUnfinished = Phrase(
        "No action item is unfinished.", .ko("끝내지 않은 실천 항목이 없어요."), .ja("終わっていないアクションはありません。"))

    static let nothingFilled = Phrase(
        "No action item is filled in yet. home fill asks for one cell after the other.",
        .ko("아직 채운 실천 항목이 없어요. home fill을 치면 한 칸씩 물어요."),
        .ja("まだ記入したアクションがありません。home fill で一マスずつ尋ねます。"))

    static func nothingStale(_ days: StaleDays) -> Phrase {
        let count = days.count
        return Phrase(
            "No unfinished action item was left alone for \(count) \(count == 1 ? "day" : "days").",
            .ko("\(count)일 넘게 손대지 않은 실천 항목은 없어요."), .ja("\(count)日以上触れていないアクションはありません。"))
    }

    static let andMore = Phrase("… and more", .ko("… 그 밖에 더 있음"), .ja("… ほかにもあります"))

    static let andMoreStale = Phrase(
        "… and more: stale all", .ko("… 그 밖에 더 있음. 모두 보려면: stale all"), .ja("… ほかにもあります。すべて見るには: stale all"))

    /// When an item was touched last.
    static func touched(_ days: Int64) -> Phrase {
        switch days {
        case 0: Phrase("today", .ko("오늘"), .ja("今日"))
        case 1: Phrase("1 day ago", .ko("1일 전"), .ja("1日前"))
        default: Phrase("\(days) days ago", .ko("\(days)일 전"), .ja("\(days)日前"))
        }
    }

    static let wish = Phrase("wish", .ko("소원"), .ja("願い"))

    static func cameTrue(_ day: Day) -> Phrase {
        let date = day.phrase
        return Phrase("came true on \(date)", .ko("\(date)에 이루어짐"), .ja("\(date)にかなった"))
    }

    static let archived = Phrase("archived", .ko("보관됨"), .ja("しまってある"))

    // MARK: - Hints and refusals

    static let words = Phrase(
        "open 1 goes there, back goes to your chart.", .ko("open 1: 그곳으로 가기, back: 만다라트로 돌아가기"),
        .ja("open 1: そこへ行く、back: マンダラートへ戻る"))

    static let nothingToOpen = Phrase(
        "Nothing was found, so there is nothing to open.", .ko("찾은 것이 없어서 열 수 없어요."),
        .ja("何も見つかっていないので、開けません。"))

    static func noNumber(_ number: Int, of count: Int) -> Phrase {
        Phrase(
            "There is no \(number) here: the numbers go from 1 to \(count).",
            .ko("\(number)번은 없어요. 번호는 1부터 \(count)까지예요."), .ja("\(number)番はありません。番号は1から\(count)までです。"))
    }

    static func notANumber(_ text: String) -> Phrase {
        Phrase(
            "A number stands before each thing that was found; \(quoted: text) is none.",
            .ko("찾은 것 앞에 있는 번호를 적어 주세요. \(quoted: text, .topic) 번호가 아니에요."),
            .ja("見つかったものの前にある番号を書いてください。\(quoted: text)は番号ではありません。"))
    }
}
