import Languages

/// What a person reads of days and moments.
enum TimePhrases {
    static func notADay(_ text: String) -> Phrase {
        Phrase(
            "A date is a day of the calendar such as 2027-03-21, not \(quoted: text).",
            .ko("날짜는 2027.03.21처럼 달력에 있는 날짜로 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("日付は 2027/03/21 のように、暦にある日を入力してください。\(quoted: text)は使えません。"))
    }

    static func notAMoment(_ text: String) -> Phrase {
        Phrase(
            "A time is in UTC to the millisecond, such as 2026-11-21T08:05:00.250Z, not \(quoted: text).",
            .ko("시각은 2026-11-21T08:05:00.250Z처럼 밀리초까지 UTC로 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("時刻は 2026-11-21T08:05:00.250Z のように、ミリ秒まで UTC で入力してください。\(quoted: text)は使えません。"))
    }
}
