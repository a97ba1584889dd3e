import Basics
import Testing

@Suite("A day that is typed")
struct TypedDayTests {
    /// A Monday.
    let today: Day

    init() throws {
        today = try Day("2026-11-23")
    }

    @Test(
        "is one to come as it is written, in every language",
        arguments: [
            // A date, or one seen from today.
            ("2026-11-20", "2026-11-20"), ("today", "2026-11-23"), ("Yesterday", "2026-11-22"),
            ("tomorrow", "2026-11-24"),
            ("-3", "2026-11-20"), ("+2", "2026-11-25"), ("+2d", "2026-11-25"), ("-1w", "2026-11-16"),
            ("+2w", "2026-12-07"),
            ("+1m", "2026-12-23"), ("-12m", "2025-11-23"), ("＋２ｗ", "2026-12-07"), ("２０２６-１１-２０", "2026-11-20"),
            // As a person writes it.
            ("next friday", "2026-12-04"), ("다음 주 금요일", "2026-12-04"), ("다음주 금", "2026-12-04"),
            ("来週金曜日", "2026-12-04"), ("来週の金曜", "2026-12-04"), ("next Monday", "2026-11-30"),
            ("내일", "2026-11-24"), ("모레", "2026-11-25"), ("明日", "2026-11-24"), ("明後日", "2026-11-25"),
            ("this friday", "2026-11-27"), ("이번 주 금요일", "2026-11-27"), ("今週の金曜", "2026-11-27"), ("글피", "2026-11-26"),
            ("しあさって", "2026-11-26"), ("一週間後", "2026-11-30"), ("일주일 후", "2026-11-30"), ("두 달 뒤", "2027-01-23"),
            ("일곱 주 뒤", "2027-01-11"),
            ("in a week", "2026-11-30"), ("in 3 days", "2026-11-26"), ("2 weeks later", "2026-12-07"),
            ("in 1 month", "2026-12-23"),
            ("3일 후", "2026-11-26"), ("2주 뒤", "2026-12-07"), ("2주 후", "2026-12-07"), ("1개월 후", "2026-12-23"),
            ("3日後", "2026-11-26"), ("２週間後", "2026-12-07"), ("1か月後", "2026-12-23"),
            ("12-01", "2026-12-01"), ("11-22", "2027-11-22"), ("02-29", "2028-02-29"), ("12월 1일", "2026-12-01"),
            // The end of a month or a year, and a day of another month.
            ("eom", "2026-11-30"), ("end of month", "2026-11-30"), ("월말", "2026-11-30"), ("이번 달 말", "2026-11-30"),
            ("月末", "2026-11-30"), ("今月末", "2026-11-30"), ("end of next month", "2026-12-31"), ("다음 달 말", "2026-12-31"),
            ("来月末", "2026-12-31"), ("eoy", "2026-12-31"), ("연말", "2026-12-31"), ("年末", "2026-12-31"),
            ("다음 달 5일", "2026-12-05"), ("来月5日", "2026-12-05"), ("来月の5日", "2026-12-05"), ("再来月1日", "2027-01-01"),
            ("再来週の火曜", "2026-12-08"), ("다다음 주 화요일", "2026-12-08"), ("week after next tuesday", "2026-12-08"),
            ("2w", "2026-12-07"), ("3d", "2026-11-26"), ("이틀 후", "2026-11-25"), ("열흘 뒤", "2026-12-03"),
            ("ふつか後", "2026-11-25"), ("半月後", "2026-12-08"), ("in a fortnight", "2026-12-07"),
            ("a fortnight later", "2026-12-07"),
            ("今朝", "2026-11-23"), ("tonight", "2026-11-23"), ("오늘 저녁", "2026-11-23"),
            // With the name of its month.
            ("24 november 2027", "2027-11-24"), ("1 Mar", "2027-03-01"), ("Tuesday 24 November", "2026-11-24"),
        ])
    func toCome(_ typed: String, day: String) throws {
        #expect(try TypedDay(typed).day(from: today, .future).description == day)
    }

    @Test(
        "is as many days, weeks or months ago as a person writes, in every language",
        arguments: [
            ("3 days ago", "2026-11-20"), ("1 Day ago", "2026-11-22"), ("2 weeks ago", "2026-11-09"),
            ("1 month ago", "2026-10-23"), ("3일 전", "2026-11-20"), ("3일전", "2026-11-20"), ("2주 전", "2026-11-09"),
            ("1개월 전", "2026-10-23"), ("a week ago", "2026-11-16"), ("일주일 전", "2026-11-16"), ("한 달 전", "2026-10-23"),
            ("일곱 달 전", "2026-04-23"),
            ("一週間前", "2026-11-16"), ("지난주 금요일", "2026-11-20"), ("先週の金曜日", "2026-11-20"),
            ("last week friday", "2026-11-20"),
            ("이틀 전", "2026-11-21"), ("사흘전", "2026-11-20"), ("보름 전", "2026-11-08"), ("みっか前", "2026-11-20"),
            ("とおかまえ", "2026-11-13"), ("a fortnight ago", "2026-11-09"), ("지난달 5일", "2026-10-05"),
            ("先月5日", "2026-10-05"), ("昨夜", "2026-11-22"), ("어젯밤", "2026-11-22"), ("last night", "2026-11-22"),
            ("월말", "2026-10-31"), ("end of year", "2025-12-31"),
            ("ten days ago", "2026-11-13"), ("3日前", "2026-11-20"), ("２週間前", "2026-11-09"), ("1か月前", "2026-10-23"),
        ])
    func ago(_ typed: String, day: String) throws {
        #expect(try TypedDay(typed).day(from: today, .past).description == day)
    }

    @Test(
        "is the last or the next such day, and the nearest one without a year",
        arguments: [
            // A day of the week, which is never today.
            ("monday", "2026-11-16", "2026-11-30"), ("tue", "2026-11-17", "2026-11-24"),
            ("Friday", "2026-11-20", "2026-11-27"),
            ("sun", "2026-11-22", "2026-11-29"),
            // As it is written in Korean and Japanese.
            ("2026년 11월 1일", "2026-11-01", "2026-11-01"), ("2026年11月1日", "2026-11-01", "2026-11-01"),
            ("3월 1일", "2026-03-01", "2027-03-01"), ("12月1日", "2025-12-01", "2026-12-01"),
            ("11월 23일", "2026-11-23", "2026-11-23"), ("2월 29일", "2024-02-29", "2028-02-29"),
            // As it is plainly meant: month first, with a short weekday, in digits alone, or a day of a month.
            ("Nov 20", "2026-11-20", "2027-11-20"), ("November 20, 2025", "2025-11-20", "2025-11-20"),
            ("Fri 20 Nov", "2026-11-20", "2027-11-20"), ("20261103", "2026-11-03", "2026-11-03"),
            ("11月3日（火）", "2026-11-03", "2027-11-03"), ("11월 3일 (화)", "2026-11-03", "2027-11-03"),
            ("11/3(火)", "2026-11-03", "2027-11-03"), ("2026. 11. 3.", "2026-11-03", "2026-11-03"),
            ("令和8年11月3日", "2026-11-03", "2026-11-03"), ("27日", "2026-10-27", "2026-11-27"),
            ("27일", "2026-10-27", "2026-11-27"), ("23日", "2026-11-23", "2026-11-23"),
            ("31日", "2026-10-31", "2026-12-31"), ("last friday", "2026-11-20", "2026-11-20"),
            ("지난 월요일", "2026-11-16", "2026-11-16"),
        ])
    func nearest(_ typed: String, past: String, future: String) throws {
        let day = try TypedDay(typed)
        #expect(day.day(from: today, .past).description == past)
        #expect(day.day(from: today, .future).description == future)
    }

    @Test(
        "is a date in each form in which the program writes one, in every language",
        arguments: Language.allCases)
    func shown(_ language: Language) throws {
        for day in [today, try Day("2027-03-01"), try Day("2026-12-31")] {
            let date = day.phrase.text(in: language)
            #expect(try TypedDay(date).day(from: today, .future) == day)
            // As a due day is written while it is near.
            #expect(try TypedDay(String(date.dropFirst(5))).day(from: today, .future) == day)
            let named = day.named.text(in: language)
            #expect(try TypedDay(named).day(from: today, .future) == day)
            #expect(named.split(separator: " ").count <= TypedDay.mostWords)
        }
    }

    @Test(
        "that does not exist still has the form of a date",
        arguments: [
            "11月31日", "11월 31일", "令和8年13月3日", "2026-11-32", "2026/02/30", "20261332", "Nov 31", "31 Nov", "11.31",
            "11-31", "11/31", "26.11.20", "2026-11", "11月", "2026年11月", "2026年11月3日（水）", "32日", "11月31日（火）",
            "２０２６-１１-３２", "2026. 13. 3.", "last week", "지난주", "先月",
        ])
    func resembling(_ typed: String) {
        #expect(TypedDay.resembles(typed))
        #expect(throws: NotADay.self) { try TypedDay(typed) }
    }

    @Test(
        "is nothing that a name with a number may be",
        arguments: [
            "24時間サウナ", "101", "1010", "2000", "2.0", "24/7", "24-7", "May", "May 2000", "27日の湯", "サウナ11月", "12345678",
            "10-60-10", "第3日曜湯", "", "湯", "日", "12日間", "1-2-3", "20 Novem", "10m",
        ])
    func names(_ typed: String) {
        #expect(!TypedDay.resembles(typed))
    }

    @Test("of what has happened is refused with days that are past")
    func refusedOfPast() {
        let error = #expect(throws: NotADay.self) { try Argument.pastDay.read("11/31") }
        #expect(
            error?.explanation.english
                == "A day is a date of the calendar such as 2026-03-21, or yesterday, friday, -3 or 3 days ago; not “11/31”. See help dates."
        )
    }

    @Test("is the last day of a month that is shorter")
    func shortMonths() throws {
        let last = try Day("2027-01-31")
        #expect(try TypedDay("+1m").day(from: last, .future).description == "2027-02-28")
        #expect(try TypedDay("-2m").day(from: last, .past).description == "2026-11-30")
        #expect(try Day("2024-02-29").adding(months: 12).description == "2025-02-28")
    }

    @Test(
        "is refused as it was typed",
        arguments: [
            "", "+", "-w", "+1y", "+10000", "someday", "2026-02-30", "+-1", "fr", "3 moons ago", "2월 30일", "13月1日",
            "02-30", "1-", "in days", "11.31", "13/1", "1.", "1.5.", "30 February", "24 Novem",
            "Monday 24 November 2026",
            "next 3", "an hour ago", "일 전", "한", "one",
        ])
    func refused(_ typed: String) {
        let error = #expect(throws: NotADay.self) { try TypedDay(typed) }
        #expect(error?.text == typed)
    }

    @Test("is no day to come, where something has happened")
    func past() throws {
        #expect(try TypedDay("today").pastDay(until: today) == today)
        #expect(throws: DayToCome(Day(number: today.number + 1))) { try TypedDay("+1").pastDay(until: today) }
    }
}
