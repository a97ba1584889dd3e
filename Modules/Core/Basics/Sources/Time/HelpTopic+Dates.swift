extension HelpTopic {
    /// The topic of the days that can be typed: an example of each form, and the day that the parser makes of it.
    public static let dates = HelpTopic(
        Phrase("dates date days day", .ko("날짜 날"), .ja("日付 日")), summary: DateFormPhrases.summary
    ) { today in
        DateFormPhrases.examples.map { example in
            Form(
                example,
                meaning: Phrase(made: { language in
                    let text = example.text(in: language)
                    guard let typed = try? TypedDay(typed: text) else {
                        return AmbiguousDay(text).map(DateFormPhrases.either)?.text(in: language) ?? ""
                    }
                    let (future, past) = (typed.day(from: today, .future), typed.day(from: today, .past))
                    let meaning = future == past ? future.withWeekday : DateFormPhrases.either(future, past: past)
                    return meaning.text(in: language)
                }))
        }
    }
}

/// The phrases of the help about days.
private enum DateFormPhrases {
    static let summary = Phrase(
        """
        Days that can be typed, and the day that each is today. A weekday, or a date without a year, is the next one; \
        where it says what was done, the last one. The words of each language work in all.
        """,
        .ko(
            """
            입력할 수 있는 날짜와 오늘을 기준으로 한 날입니다. 요일이나 연도가 없는 날짜는 다음에 오는 날이고, 이미 한 일을 적을 때는 지난 날입니다. \
            어느 언어로 쓰든 됩니다.
            """),
        .ja(
            """
            入力できる日付と、今日を基準にした日です。曜日や年のない日付は次に来る日で、済んだことを書くときは直近の過去の日です。\
            どの言語の言葉も、いつでも使えます。
            """))

    static func either(_ ambiguous: AmbiguousDay) -> Phrase {
        let (first, second) = (ambiguous.day(.dayFirst), ambiguous.day(.monthFirst))
        return Phrase("\(first) or \(second)", .ko("\(first) 또는 \(second)"), .ja("\(first)か\(second)"))
    }

    static func either(_ future: Day, past: Day) -> Phrase {
        let (next, last) = (future.withWeekday, past.withWeekday)
        return Phrase("\(next), or \(last) if past", .ko("\(next), 지난 일이면 \(last)"), .ja("\(next)、過去なら \(last)"))
    }

    /// An example of each form; empty in a language that does not have it.
    static let examples = [
        Phrase("today", .ko("오늘"), .ja("今日")),
        Phrase("tonight", .ko("오늘 저녁"), .ja("今朝")),
        Phrase("tomorrow", .ko("내일"), .ja("明日")),
        Phrase("overmorrow", .ko("모레"), .ja("明後日")),
        Phrase("", .ko("글피"), .ja("しあさって")),
        Phrase("yesterday", .ko("어제"), .ja("昨日")),
        Phrase("last night", .ko("어젯밤"), .ja("昨夜")),
        Phrase("ereyesterday", .ko("그저께"), .ja("一昨日")),
        Phrase("friday", .ko("금요일"), .ja("金曜日")),
        Phrase("fri", .ko("금"), .ja("金")),
        Phrase("this friday", .ko("이번 주 금요일"), .ja("今週の金曜日")),
        Phrase("next friday", .ko("다음 주 금요일"), .ja("来週の金曜日")),
        Phrase("week after next friday", .ko("다다음 주 금요일"), .ja("再来週の金曜日")),
        Phrase("last friday", .ko("지난 금요일"), .ja("この前の金曜日")),
        Phrase("last week friday", .ko("지난주 금요일"), .ja("先週の金曜日")),
        Phrase("in 3 days", .ko("3일 후"), .ja("3日後")),
        Phrase("", .ko("열흘 뒤"), .ja("")),
        Phrase("2 weeks later", .ko("2주 뒤"), .ja("2週間後")),
        Phrase("in a month", .ko("한 달 뒤"), .ja("1か月後")),
        Phrase("3 days ago", .ko("3일 전"), .ja("3日前")),
        Phrase("", .ko("이틀 전"), .ja("")),
        Phrase("a week ago", .ko("일주일 전"), .ja("一週間前")),
        Phrase("2 months ago", .ko("두 달 전"), .ja("2か月前")),
        Phrase(typed: "+3"), Phrase(typed: "-3"), Phrase(typed: "3d"), Phrase(typed: "2w"), Phrase(typed: "+1m"),
        Phrase("eom", .ko("월말"), .ja("月末")),
        Phrase("end of month", .ko("이번 달 말"), .ja("今月末")),
        Phrase("end of next month", .ko("다음 달 말"), .ja("来月末")),
        Phrase("end of year", .ko("연말"), .ja("年末")),
        Phrase("", .ko("이번 달 5일"), .ja("今月5日")),
        Phrase("", .ko("다음 달 5일"), .ja("来月5日")),
        Phrase("", .ko("다다음 달 5일"), .ja("再来月5日")),
        Phrase("", .ko("지난달 5일"), .ja("先月5日")),
        Phrase("", .ko("27일"), .ja("27日")),
        Phrase("2027-03-21", .ko("2027.03.21"), .ja("2027/03/21")),
        Phrase("20270321", .ko("20270321"), .ja("20270321")),
        Phrase("12-05", .ko("12.05"), .ja("12/05")),
        Phrase("5/12", .ko("5/12"), .ja("5/12")),
        Phrase("5 December", .ko("12월 5일"), .ja("12月5日")),
        Phrase("Dec 5, 2027", .ko("2027년 12월 5일"), .ja("2027年12月5日")),
        Phrase("", .ko(""), .ja("令和9年12月5日")),
        Phrase("Sunday 21 March 2027", .ko("2027년 3월 21일 일요일"), .ja("2027年3月21日 日曜日")),
        Phrase("", .ko("3월 21일 (일)"), .ja("3月21日（日）")),
    ]
}
