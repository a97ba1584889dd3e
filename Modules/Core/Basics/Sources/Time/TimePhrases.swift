/// The phrases about days and times.
enum TimePhrases {
    // MARK: - Words that are typed for days, separated by spaces

    static let relativeDays: [(phrase: Phrase, days: Int)] = [
        (
            Phrase(
                "today tonight thismorning thisevening", .ko("오늘 오늘아침 오늘저녁 오늘밤"), .ja("今日 きょう 今朝 けさ 今晩 今夜")
            ), 0
        ),
        (Phrase("yesterday lastnight", .ko("어제 어젯밤 어제저녁 간밤"), .ja("昨日 きのう 昨夜 昨晩 ゆうべ")), -1),
        (Phrase("tomorrow", .ko("내일"), .ja("明日 あした")), 1),
        (Phrase("overmorrow", .ko("모레 내일모레"), .ja("明後日 あさって")), 2),
        (Phrase("+3", .ko("글피"), .ja("明々後日 しあさって")), 3),
        (Phrase("ereyesterday", .ko("그제 그저께"), .ja("一昨日 おととい")), -2),
    ]

    /// The words for the last day of a month, written without spaces, each with its offset in months from the current
    /// month.
    static let endsOfMonths: [(phrase: Phrase, months: Int)] = [
        (Phrase("eom endofmonth endofthemonth endofthismonth", .ko("월말 이번달말 이달말"), .ja("月末 今月末")), 0),
        (Phrase("endofnextmonth", .ko("다음달말"), .ja("来月末")), 1),
    ]

    /// The words for the last day of the year, written without spaces.
    static let endOfYear = Phrase("eoy endofyear endoftheyear endofthisyear", .ko("연말 올해말"), .ja("年末 今年末"))

    /// The words for a month that precede a day, as in `다음 달 5일`, written without spaces, each with its offset in
    /// months from the current month.
    static let monthsBeforeDay: [(word: String, months: Int)] = [
        (Phrase("", .ko("이번달 이달"), .ja("今月の 今月")), 0), (Phrase("", .ko("다음달"), .ja("来月の 来月")), 1),
        (Phrase("", .ko("다다음달"), .ja("再来月の 再来月")), 2), (Phrase("", .ko("지난달"), .ja("先月の 先月")), -1),
    ].flatMap { phrase, months in phrase.words.map { ($0, months) } }

    /// The words for a number of days, before a word for “ago” or “later”.
    static let countsOfDays: [(word: String, days: Int)] = [
        (Phrase("", .ko("하루"), .ja("いちにち")), 1), (Phrase("", .ko("이틀"), .ja("ふつか")), 2),
        (Phrase("", .ko("사흘"), .ja("みっか")), 3), (Phrase("", .ko("나흘"), .ja("よっか")), 4),
        (Phrase("", .ko("닷새"), .ja("いつか")), 5), (Phrase("", .ko("엿새"), .ja("むいか")), 6),
        (Phrase("", .ko("이레"), .ja("なのか")), 7), (Phrase("", .ko("여드레"), .ja("ようか")), 8),
        (Phrase("", .ko("아흐레"), .ja("ここのか")), 9), (Phrase("", .ko("열흘"), .ja("とおか")), 10),
        (Phrase(typed: "fortnight afortnight"), 14), (Phrase("", .ko("보름"), .ja("半月")), 15),
    ].flatMap { phrase, days in phrase.words.map { ($0, days) } }

    /// The words that follow one of ``countsOfDays``. “Later” also serves to parse `in a fortnight` in English.
    static let ago = Phrase("ago", .ko("전"), .ja("前 まえ"))
    static let later = Phrase("later", .ko("후 뒤"), .ja("後 あと"))

    /// The words for the weekdays, from Monday on, long and short.
    static let weekdays = [
        Phrase("monday mon", .ko("월요일 월"), .ja("月曜日 月曜 月")), Phrase("tuesday tue", .ko("화요일 화"), .ja("火曜日 火曜 火")),
        Phrase("wednesday wed", .ko("수요일 수"), .ja("水曜日 水曜 水")), Phrase("thursday thu", .ko("목요일 목"), .ja("木曜日 木曜 木")),
        Phrase("friday fri", .ko("금요일 금"), .ja("金曜日 金曜 金")), Phrase("saturday sat", .ko("토요일 토"), .ja("土曜日 土曜 土")),
        Phrase("sunday sun", .ko("일요일 일"), .ja("日曜日 日曜 日")),
    ]

    /// The words that can precede a weekday, such as “next”, written without spaces, each with its offset in weeks from
    /// the current week.
    static let weeks: [(phrase: Phrase, count: Int)] = [
        (Phrase("this", .ko("이번주"), .ja("今週の 今週")), 0), (Phrase("next", .ko("다음주"), .ja("来週の 来週")), 1),
        (Phrase("weekafternext", .ko("다다음주"), .ja("再来週の 再来週")), 2),
        (Phrase("lastweek", .ko("지난주"), .ja("先週の 先週")), -1),
    ]

    /// The names of the weekdays in all languages, with their numbers from 0 for Monday. In each language, the long
    /// name of a weekday comes before the short one. The names are made once, because many words of a line are parsed
    /// as a day.
    static let namesOfWeekdays: [(name: String, weekday: Int)] = weekdays.enumerated()
        .flatMap { weekday, phrase in phrase.words.map { ($0, weekday) } }

    private static let weekdaysByName = Dictionary(namesOfWeekdays) { first, _ in first }

    /// Returns the weekday with a long or short lowercase name, from 0 for Monday; `nil` for any other text.
    static func weekday(named name: some StringProtocol) -> Int? { weekdaysByName[String(name)] }

    /// The words before a weekday that mean a week, each with its offset in weeks.
    static let wordsForWeeks = weeks.flatMap { phrase, week in phrase.words.map { (word: $0, week: week) } }

    /// The words before a weekday that mean the last one.
    static let wordsForLast = last.words

    /// The numbers of the months, from 1, by their long and short English names.
    static let namesOfMonths = Dictionary(
        zip((months + shortMonths).map { $0.english.lowercased() }, Array(1...12) + Array(1...12)),
        uniquingKeysWith: { first, _ in first })

    /// The words before a weekday that mean the last one before today, written without spaces.
    static let last = Phrase("last", .ko("지난"), .ja("前の この前の"))

    /// The numbers that can be typed as words, from 1 on.
    private static let numbers = [
        Phrase("one a", .ko("한 일"), .ja("一")), Phrase("two", .ko("두 이"), .ja("二")),
        Phrase("three", .ko("세 삼"), .ja("三")), Phrase("four", .ko("네 사"), .ja("四")),
        Phrase("five", .ko("다섯 오"), .ja("五")), Phrase("six", .ko("여섯 육"), .ja("六")),
        Phrase("seven", .ko("일곱 칠"), .ja("七")), Phrase("eight", .ko("여덟 팔"), .ja("八")),
        Phrase("nine", .ko("아홉 구"), .ja("九")), Phrase("ten", .ko("열 십"), .ja("十")),
    ]

    /// The words for numbers with their values, the longest words first, because `일곱` begins with `일`.
    static let wordsForNumbers: [(word: String, value: Int)] = numbers.enumerated()
        .flatMap { index, number in number.words.map { (word: $0, value: index + 1) } }
        .sorted { $0.word.count > $1.word.count }

    // MARK: - Words that are typed after a number, without spaces

    static let daysAgo = Phrase("dayago daysago", .ko("일전"), .ja("日前"))
    static let weeksAgo = Phrase("weekago weeksago", .ko("주전 주일전"), .ja("週前 週間前"))
    static let monthsAgo = Phrase("monthago monthsago", .ko("달전 개월전"), .ja("か月前 カ月前 ヶ月前 ヵ月前"))

    /// The words for “days later”, which also serve to parse `in 3 days` in English.
    static let daysLater = Phrase("daylater dayslater", .ko("일후 일뒤"), .ja("日後"))
    static let weeksLater = Phrase("weeklater weekslater", .ko("주후 주뒤 주일후 주일뒤"), .ja("週後 週間後"))
    static let monthsLater = Phrase("monthlater monthslater", .ko("달후 달뒤 개월후 개월뒤"), .ja("か月後 カ月後 ヶ月後 ヵ月後"))

    /// The marks after year, month and day, in Korean and in Japanese.
    static let dateMarks: [(year: Character, month: Character, day: Character)] = [("년", "월", "일"), ("年", "月", "日")]

    /// The words for several days, written without spaces, which mean no day.
    static let severalDays = Phrase(
        "lastweek thisweek lastmonth thismonth", .ko("지난주 이번주 지난달 이번달"), .ja("先週 今週 先月 今月"))

    /// The era of Japan that a year may be counted in, with the year before its first.
    static let era = (name: "令和", yearBefore: 2018)

    // MARK: - Names and messages

    /// The names of the weekdays, from Monday on.
    static let weekdayNames = [
        Phrase("Monday", .ko("월요일"), .ja("月曜日")), Phrase("Tuesday", .ko("화요일"), .ja("火曜日")),
        Phrase("Wednesday", .ko("수요일"), .ja("水曜日")), Phrase("Thursday", .ko("목요일"), .ja("木曜日")),
        Phrase("Friday", .ko("금요일"), .ja("金曜日")), Phrase("Saturday", .ko("토요일"), .ja("土曜日")),
        Phrase("Sunday", .ko("일요일"), .ja("日曜日")),
    ]

    /// The short names of the weekdays, from Monday on.
    static let shortWeekdays = [
        Phrase("Mon", .ko("월"), .ja("月")), Phrase("Tue", .ko("화"), .ja("火")), Phrase("Wed", .ko("수"), .ja("水")),
        Phrase("Thu", .ko("목"), .ja("木")), Phrase("Fri", .ko("금"), .ja("金")), Phrase("Sat", .ko("토"), .ja("土")),
        Phrase("Sun", .ko("일"), .ja("日")),
    ]

    /// The names of the months, from January on.
    static let months = [
        Phrase("January", .ko("1월"), .ja("1月")), Phrase("February", .ko("2월"), .ja("2月")),
        Phrase("March", .ko("3월"), .ja("3月")), Phrase("April", .ko("4월"), .ja("4月")),
        Phrase("May", .ko("5월"), .ja("5月")), Phrase("June", .ko("6월"), .ja("6月")),
        Phrase("July", .ko("7월"), .ja("7月")), Phrase("August", .ko("8월"), .ja("8月")),
        Phrase("September", .ko("9월"), .ja("9月")), Phrase("October", .ko("10월"), .ja("10月")),
        Phrase("November", .ko("11월"), .ja("11月")), Phrase("December", .ko("12월"), .ja("12月")),
    ]

    /// The short names of the months, from January on.
    static let shortMonths = [
        Phrase("Jan", .ko("1월"), .ja("1月")), Phrase("Feb", .ko("2월"), .ja("2月")), Phrase("Mar", .ko("3월"), .ja("3月")),
        Phrase("Apr", .ko("4월"), .ja("4月")), Phrase("May", .ko("5월"), .ja("5月")), Phrase("Jun", .ko("6월"), .ja("6月")),
        Phrase("Jul", .ko("7월"), .ja("7月")), Phrase("Aug", .ko("8월"), .ja("8月")), Phrase("Sep", .ko("9월"), .ja("9月")),
        Phrase("Oct", .ko("10월"), .ja("10月")), Phrase("Nov", .ko("11월"), .ja("11月")),
        Phrase("Dec", .ko("12월"), .ja("12月")),
    ]

    /// Returns a date with the names of its weekday and month. The weekday is a number from 0 for Monday.
    static func named(weekday: Int, year: Int, month: Int, day: Int) -> Phrase {
        let (name, month) = (weekdayNames[weekday], months[month - 1])
        return Phrase(
            "\(name) \(day) \(month) \(year)", .ko("\(year)년 \(month) \(day)일 \(name)"),
            .ja("\(year)年\(month)\(day)日 \(name)"))
    }

    /// Returns a date without a year, with the name of its month.
    static func named(month number: Int, day: Int) -> Phrase {
        let month = months[number - 1]
        return Phrase("\(day) \(month)", .ko("\(month) \(day)일"), .ja("\(month)\(day)日"))
    }

    /// Returns the error for a date with two readings, given both in words and as they can be typed.
    static func ambiguous(_ text: String, _ days: [Phrase], forms: [String]) -> Phrase {
        let (first, second) = (days[0], days[1])
        return Phrase(
            "\(quoted: text) may be \(first) or \(second): type \(forms[0]) or \(forms[1]).",
            .ko("\(quoted: text, .topic) \(first)일 수도 \(second)일 수도 있습니다. \(forms[0]) 또는 \(forms[1])처럼 입력하세요."),
            .ja("\(quoted: text)は\(first)とも\(second)とも読めます。\(forms[0]) か \(forms[1]) と入力してください。"))
    }

    /// Returns a month with its short name.
    static func named(year: Int, month: Int) -> Phrase {
        let month = shortMonths[month - 1]
        return Phrase("\(month) \(year)", .ko("\(year)년 \(month)"), .ja("\(year)年\(month)"))
    }

    static let date = Phrase("date", .ko("날짜"), .ja("日付"))
    static let example = Phrase("friday", .ko("금요일"), .ja("金曜日"))

    static func dayToCome(_ day: Day) -> Phrase {
        let date = day.phrase
        return Phrase(
            "\(date) is still to come. Give today, or a day before it.",
            .ko("\(date, .topic) 아직 오지 않은 날입니다. 오늘이나 그 전 날짜를 입력하세요."),
            .ja("\(date) はまだ先の日です。今日か、それより前の日付を入力してください。"))
    }

    static func notADay(_ text: String) -> Phrase {
        Phrase(
            "A date is a day of the calendar such as 2027-03-21, not \(quoted: text).",
            .ko("날짜는 2027.03.21처럼 달력에 있는 날짜로 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("日付は 2027/03/21 のように、実在する日付を入力してください。\(quoted: text)は使えません。"))
    }

    static func notATypedDay(_ text: String) -> Phrase {
        Phrase(
            "A day is a date of the calendar such as 2027-03-21, or tomorrow, friday or +2w; not \(quoted: text). See help dates.",
            .ko("날짜는 2027.03.21처럼 달력에 있는 날이나 내일, 금요일, 2주 후처럼 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다. 자세히: help dates"),
            .ja("日付は 2027/03/21 のような実在する日付か、明日、金曜日、2週間後 のように入力してください。\(quoted: text)は使えません。詳しくは help dates"))
    }

    static func notAPastDay(_ text: String) -> Phrase {
        Phrase(
            "A day is a date of the calendar such as 2026-03-21, or yesterday, friday, -3 or 3 days ago; not \(quoted: text). See help dates.",
            .ko(
                "날짜는 2026.03.21처럼 달력에 있는 날이나 어제, 금요일, -3, 3일 전처럼 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다. 자세히: help dates"
            ),
            .ja("日付は 2026/03/21 のような実在する日付か、昨日、金曜日、-3、3日前 のように入力してください。\(quoted: text)は使えません。詳しくは help dates"))
    }

    static func notAMoment(_ text: String) -> Phrase {
        Phrase(
            "A time is in UTC to the millisecond, such as 2026-11-21T08:05:00.250Z, not \(quoted: text).",
            .ko("시각은 2026-11-21T08:05:00.250Z처럼 밀리초까지 UTC로 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("時刻は 2026-11-21T08:05:00.250Z のように、ミリ秒まで UTC で入力してください。\(quoted: text)は使えません。"))
    }
}
