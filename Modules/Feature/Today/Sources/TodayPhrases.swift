import Basics

/// The phrases of the overview of today.
enum TodayPhrases {
    // MARK: - The page

    static func lastHere(_ days: Int) -> Phrase {
        Phrase("Last here \(days) days ago", .ko("마지막 편집: \(days)일 전"), .ja("最後の編集: \(days)日前"))
    }

    static let vision = Phrase("Your vision", .ko("나의 비전"), .ja("夢のビジョン"))

    /// Returns the date of a wish and how far away it is: `by Sun 2027-03-21, 117 days left`.
    static func wish(by date: Day, from today: Day) -> Phrase {
        let (day, left) = (date.withWeekday, date.number - today.number)
        if left == 0 { return Phrase("by today", .ko("오늘까지"), .ja("今日まで")) }
        if left < 0 {
            return Phrase(
                "by \(day), \(-left) \(left == -1 ? "day" : "days") ago", .ko("\(day)까지, \(-left)일 지남"),
                .ja("\(day)まで、\(-left)日経過"))
        }
        return Phrase(
            "by \(day), \(left) \(left == 1 ? "day" : "days") left", .ko("\(day)까지, \(left)일 남음"),
            .ja("\(day)まで、あと\(left)日"))
    }

    static let picked = Phrase("Three for the week", .ko("이번 주의 세 가지"), .ja("今週の3つ"))
    static let dueNow = Phrase("Overdue and due today", .ko("기한이 지났거나 오늘까지"), .ja("期限切れ・今日まで"))

    static func dueSoon(_ days: Int) -> Phrase {
        Phrase("Due in the next \(days) days", .ko("앞으로 \(days)일 안"), .ja("これから\(days)日以内"))
    }

    static func nothingDue(_ days: Int) -> Phrase {
        Phrase(
            "Nothing is due in the next \(days) days.", .ko("\(days)일 안에 기한이 돌아오는 항목이 없습니다."),
            .ja("\(days)日以内に期限を迎える項目はありません。"))
    }

    static let habits = Phrase("Habits to keep today", .ko("오늘의 습관"), .ja("今日の習慣"))

    static let next = Phrase("Next", .ko("다음 실천 항목"), .ja("次のアクション"))
    static let doneToday = Phrase("Done today", .ko("오늘 한 일"), .ja("今日したこと"))

    static let nothingDone = Phrase(
        "Nothing was logged or completed on this day. To log for it, at an item: log 1/2 ran --on <day>",
        .ko("이 날 기록하거나 완료한 것이 없습니다. 이 날짜로 기록하려면: log 1/2 달리기 --on <날짜>"),
        .ja("この日に記録や完了したものはありません。この日付で記録するには: log 1/2 走った --on <日付>"))

    // MARK: - The line

    static func pickedCount(_ done: Int, of count: Int) -> Phrase {
        Phrase("\(done) of \(count) for the week", .ko("이번 주 \(done)/\(count)"), .ja("今週 \(done)/\(count)"))
    }

    static func overdueCount(_ count: Int) -> Phrase {
        Phrase("\(count) overdue", .ko("기한 지남 \(count)"), .ja("期限切れ \(count)"))
    }

    static func dueTodayCount(_ count: Int) -> Phrase {
        Phrase("\(count) due today", .ko("오늘까지 \(count)"), .ja("今日まで \(count)"))
    }

    static func habitCount(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "habit" : "habits")", .ko("습관 \(count)"), .ja("習慣 \(count)"))
    }

    static func doneCount(_ count: Int) -> Phrase {
        Phrase("\(count) done", .ko("한 일 \(count)"), .ja("したこと \(count)"))
    }

    // MARK: - Hints and refusals

    static let words = Phrase(
        "done 1 2 completes them, log 1 … logs what you did for it, open 1 goes there.",
        .ko("done 1 2: 완료, log 1 …: 한 일 기록, open 1: 그 항목으로 이동"),
        .ja("done 1 2: 完了にする、log 1 …: したことを記録、open 1: その項目へ移動"))
}
