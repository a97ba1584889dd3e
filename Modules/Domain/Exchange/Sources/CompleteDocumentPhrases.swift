import Basics

/// The messages about the logs, the picks and the wishes of an imported document.
enum CompleteDocumentPhrases {
    // MARK: - Preview of an import

    static func added(entries count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "entry" : "entries") of the log \(count == 1 ? "is" : "are") added.",
            .ko("기록 \(count)건이 추가됩니다."), .ja("記録\(count)件が追加されます。"))
    }

    static func added(picks count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "item is" : "items are") picked for the week.",
            .ko("실천 항목 \(count)개가 이번 주 항목으로 표시됩니다."), .ja("アクション\(count)個が今週の項目になります。"))
    }

    static func unlogged(habits count: Int) -> Phrase {
        Phrase(
            """
            \(count) \(count == 1 ? "habit begins" : "habits begin") at 0%: rates of habits come from the log, which is not \
            in this document.
            """,
            .ko("습관 \(count)개의 달성률은 0%부터 시작합니다. 습관의 달성률은 기록으로 계산하는데, 이 문서에는 기록이 없습니다."),
            .ja("習慣\(count)個の達成率は0%から始まります。習慣の達成率は記録から計算しますが、この文書に記録はありません。"))
    }

    static func added(wishes count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "wish is" : "wishes are") added.", .ko("소원 \(count)개가 추가됩니다."),
            .ja("願い\(count)個が追加されます。"))
    }

    static func changed(wishes count: Int) -> Phrase {
        Phrase(
            "Of the wishes that are there, \(count) \(count == 1 ? "changes" : "change").",
            .ko("기존 소원 중 \(count)개가 바뀝니다."), .ja("既存の願いのうち\(count)個が変わります。"))
    }

    static let question = Phrase("Import the wishes?", .ko("소원을 가져오시겠습니까?"), .ja("願いを取り込みますか？"))

    static let imported = Phrase("The wishes are imported.", .ko("소원을 가져왔습니다."), .ja("願いを取り込みました。"))

    // MARK: - Omissions of an export

    static let log = Phrase("the log", .ko("기록"), .ja("記録"))
    static let picks = Phrase("the picks", .ko("이번 주 항목"), .ja("今週の項目"))
    static let wishes = Phrase("the wishes", .ko("소원"), .ja("願い"))
    static let archivedCharts = Phrase("archived charts", .ko("아카이브한 만다라트"), .ja("アーカイブしたマンダラート"))

    static func list(_ first: Phrase, _ next: Phrase) -> Phrase {
        Phrase("\(first), \(next)", .ko("\(first), \(next)"), .ja("\(first)、\(next)"))
    }

    static func omissions(_ list: Phrase) -> Phrase {
        Phrase(
            "Not in it: \(list). To export all: export json --all --complete",
            .ko("포함되지 않은 것: \(list). 모두 내보내려면: export json --all --complete"),
            .ja("含まれないもの: \(list)。すべて書き出すには: export json --all --complete"))
    }
}
