import Basics
import MandalartDomainInterface
import ProgressDomainInterface

/// The phrases of the review.
enum ReviewPhrases {
    // MARK: - Commands

    static let pick = Phrase(
        "pick an item for the week, by its number or its address, such as 3/2 or 2:3/2; up to three",
        .ko("이번 주에 할 항목 고르기. 번호나 위치(3/2, 2:3/2)로 3개까지"),
        .ja("今週取り組む項目を選ぶ。番号か位置（3/2、2:3/2）で3つまで"))
    static let pickExample = Phrase(typed: "pick 1")
    static let unpick = Phrase("take a pick back", .ko("고른 항목 빼기"), .ja("選んだ項目を外す"))
    static let unpickExample = Phrase(typed: "unpick 1")

    static func picked(_ title: Title, until day: Day) -> Phrase {
        let date = day.withWeekday
        return Phrase(
            "\(quoted: title.text) is picked until \(date).",
            .ko("\(quoted: title.text, .object) \(date)까지 할 항목으로 골랐습니다."),
            .ja("\(quoted: title.text)を\(date)までに取り組む項目に選びました。"))
    }

    static func unpicked(_ title: Title) -> Phrase {
        Phrase(
            "The pick of \(quoted: title.text) is taken back.", .ko("\(quoted: title.text, .object) 고른 항목에서 뺐습니다."),
            .ja("\(quoted: title.text)を選んだ項目から外しました。"))
    }

    // MARK: - The page

    static func week(to day: Day) -> Phrase {
        let name = day.named
        return Phrase("The week to \(name)", .ko("최근 한 주 (\(name)까지)"), .ja("\(name)までの1週間"))
    }

    static let moved = Phrase("What moved", .ko("진행된 일"), .ja("進んだこと"))
    static let stalled = Phrase("What stalled", .ko("멈춰 있는 항목"), .ja("止まっている項目"))
    static let picks = Phrase("Three for the next week", .ko("이번 주의 세 가지"), .ja("今週の3つ"))

    /// Returns the heading of the items that were picked for the week up to a Sunday.
    static func earlier(to sunday: Day) -> Phrase {
        let date = sunday.phrase
        return Phrase(
            "Picked for the week to \(date)", .ko("\(date)까지 하려고 고른 항목"), .ja("\(date) までに取り組むと決めた項目"))
    }

    static func from(_ rate: AchievementRate) -> Phrase {
        Phrase("from \(rate)", .ko("\(rate)에서"), .ja("\(rate)から"))
    }

    static func entries(_ count: Int) -> Phrase {
        Phrase(count == 1 ? "1 entry" : "\(count) entries", .ko("기록 \(count)건"), .ja("記録\(count)件"))
    }

    static func edits(_ count: Int) -> Phrase {
        Phrase(count == 1 ? "1 edit" : "\(count) edits", .ko("편집 \(count)건"), .ja("編集\(count)件"))
    }

    // MARK: - Hints and what is missing

    static let words = Phrase(
        "pick 1 picks it for the week, unpick 1 takes it back, open 1 goes there.",
        .ko("pick 1: 이번 주 항목으로 고르기, unpick 1: 빼기, open 1: 그 항목으로 이동"),
        .ja("pick 1: 今週の項目に選ぶ、unpick 1: 外す、open 1: その項目へ移動"))
    static let nothingMoved = Phrase(
        "Nothing moved in these seven days. “today” shows what to do; log <number> <text…> there keeps what you did.",
        .ko("지난 7일 동안 진행된 일이 없습니다. 실천 항목은 today에서 보고, 한 일은 거기서 log <번호> <한 일…>로 기록하세요."),
        .ja("この7日間に進んだことはありません。アクションは today で見て、したことはそこで log <番号> <したこと…> と記録してください。"))
    static let nothingMovedThen = Phrase(
        "Nothing moved in these seven days.", .ko("이 7일 동안 진행된 일이 없습니다."), .ja("この7日間に進んだことはありません。"))
    static let nothingStalled = Phrase(
        "Nothing stalled. “next” shows what to do.", .ko("멈춰 있는 항목이 없습니다. 실천 항목은 next에서 볼 수 있습니다."),
        .ja("止まっている項目はありません。アクションは next で見られます。"))
    static let nothingToPick = Phrase(
        "Nothing is picked yet. Pick an item by its address: pick 3/2",
        .ko("아직 고른 항목이 없습니다. 위치로 항목을 고르세요: pick 3/2"),
        .ja("まだ何も選ばれていません。位置で項目を選んでください: pick 3/2"))
    static let nothingPicked = Phrase(
        "Nothing is picked yet. Pick an item by its number or its address: pick 1, pick 3/2",
        .ko("아직 고른 항목이 없습니다. 번호나 위치로 항목을 고르세요: pick 1, pick 3/2"),
        .ja("まだ何も選ばれていません。番号か位置で項目を選んでください: pick 1、pick 3/2"))
}
