import Basics

/// The fixed texts of the pages of a site.
enum SitePhrases {
    static let charts = Phrase("Charts", .ko("만다라트 목록"), .ja("マンダラート一覧"))
    static let archivedCharts = Phrase("Archived charts", .ko("아카이브한 만다라트"), .ja("アーカイブしたマンダラート"))
    static let archived = Phrase("archived", .ko("아카이브됨"), .ja("アーカイブ済み"))
    static let pages = Phrase("Pages", .ko("페이지"), .ja("ページ"))
    static let skip = Phrase("Skip to the content", .ko("본문으로 건너뛰기"), .ja("本文へ移動"))
    static let picked = Phrase("Picked for the week", .ko("이번 주에 고른 항목"), .ja("今週の項目"))
    static let overdue = Phrase("overdue", .ko("기한 지남"), .ja("期限切れ"))
    static let emptyChart = Phrase("An empty chart.", .ko("빈 만다라트입니다."), .ja("マンダラートはまだ空です。"))
    static let log = Phrase("Log", .ko("기록"), .ja("記録"))
    static let grewFrom = Phrase("Grew from the dream:", .ko("이 만다라트가 된 소원:"), .ja("元になった願い:"))
    static let chart = Phrase("chart", .ko("만다라트"), .ja("マンダラート"))

    /// Returns the title of a chart that has neither a name nor a core goal.
    static func unnamed(_ number: String) -> Phrase {
        Phrase("Chart \(number)", .ko("만다라트 \(number)"), .ja("マンダラート \(number)"))
    }

    static func written(on date: Phrase) -> Phrase {
        Phrase("As of \(date).", .ko("\(date) 기준입니다."), .ja("\(date) 現在。"))
    }

    static func andMore(_ count: Int) -> Phrase {
        Phrase("and \(count) more", .ko("그 밖에 \(count)개"), .ja("ほか\(count)件"))
    }

    static func entries(in year: Int, _ count: Int) -> Phrase {
        Phrase("\(year): \(count)", .ko("\(year)년: \(count)건"), .ja("\(year)年: \(count)件"))
    }

    static func by(_ date: Phrase) -> Phrase { Phrase("by \(date)", .ko("\(date)까지"), .ja("\(date)までに")) }

    static func reached(on date: Phrase) -> Phrase {
        Phrase("reached on \(date)", .ko("\(date) 달성"), .ja("\(date) 達成"))
    }
}
