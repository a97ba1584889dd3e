public import Basics

/// The words for visits and their parts.
public enum VisitPhrases {
    /// The title of the list of all visits.
    public static let visits = Phrase("Visits", .ko("방문 기록"), .ja("サ活の記録"))
    /// The word for a single visit.
    public static let visit = Phrase("visit", .ko("방문"), .ja("サ活"))
    /// The word for the number of a visit.
    public static let number = Phrase("number", .ko("번호"), .ja("番号"))
    /// The word for the name of a facility.
    public static let facility = Phrase("facility", .ko("시설"), .ja("施設"))
    /// The word for the day of a visit.
    public static let day = Phrase("date", .ko("날짜"), .ja("日付"))
    /// The word for the text before the sets.
    public static let foreword = Phrase("foreword", .ko("한마디"), .ja("ひとこと"))
    /// The word for the text after the sets.
    public static let afterword = Phrase("afterword", .ko("감상"), .ja("感想"))
    /// The word for the temperatures of a visit.
    public static let temperatures = Phrase("temperatures", .ko("온도"), .ja("温度"))
    /// The label of the number of equal sets.
    public static let numberOfSets = Phrase("number of sets", .ko("세트 수"), .ja("セット数"))
    /// The label of the set that is repeated.
    public static let eachSet = Phrase("each set", .ko("세트 구성"), .ja("セットの内容"))
    /// The label of the temperature of the sauna.
    public static let saunaTemperature = Phrase("sauna temperature", .ko("사우나 온도"), .ja("サウナの温度"))
    /// The label of the temperature of the cool bath.
    public static let coolBathTemperature = Phrase("cool bath temperature", .ko("냉탕 온도"), .ja("水風呂の温度"))
    /// The word for the unit of 60 seconds.
    public static let minutes = Phrase("minutes", .ko("분"), .ja("分"))
    /// The word for the unit of one second.
    public static let seconds = Phrase("seconds", .ko("초"), .ja("秒"))
    /// The word for a single temperature.
    public static let temperature = Phrase("temperature", .ko("온도"), .ja("温度"))
    /// The word for a set of sauna, cool bath, and rest.
    public static let set = Phrase("set", .ko("세트"), .ja("セット"))
    /// The word for the sets of a visit.
    public static let sets = Phrase("sets", .ko("세트"), .ja("セット"))
    /// The word for a phase of a set.
    public static let phase = Phrase("phase", .ko("단계"), .ja("段階"))
    /// The name of the phase in the heat.
    public static let sauna = Phrase("sauna", .ko("사우나"), .ja("サウナ"))
    /// The name of the phase in cold water.
    public static let coolBath = Phrase("cool bath", .ko("냉탕"), .ja("水風呂"))
    /// The name of the phase in the air.
    public static let rest = Phrase("rest", .ko("휴식"), .ja("休憩"))
    /// The word for the length of a phase.
    public static let amount = Phrase("length", .ko("길이"), .ja("長さ"))
    /// The word for the name of a step or a temperature.
    public static let name = Phrase("name", .ko("이름"), .ja("名前"))
    /// The word for the emoji of a step.
    public static let emoji = Phrase("emoji", .ko("이모지"), .ja("絵文字"))
    /// The word for the number of sets of a new visit.
    public static let count = Phrase("count", .ko("개수"), .ja("数"))
    /// The word for the words of a search.
    public static let words = Phrase("words", .ko("단어"), .ja("言葉"))
    /// The word for the period of statistics.
    public static let period = Phrase("period", .ko("기간"), .ja("期間"))
    /// The name of the period that contains all days.
    public static let allDays = Phrase("all days", .ko("전체 기간"), .ja("全期間"))
    /// The words that are typed for a period seen from today, separated by spaces.
    static let relativePeriods: [(phrase: Phrase, period: TypedPeriod)] = [
        (Phrase("this-week", .ko("이번주"), .ja("今週")), .weeksAgo(0)),
        (Phrase("last-week", .ko("지난주 저번주"), .ja("先週")), .weeksAgo(1)),
        (Phrase("this-month", .ko("이번달"), .ja("今月")), .monthsAgo(0)),
        (Phrase("last-month", .ko("지난달 저번달"), .ja("先月")), .monthsAgo(1)),
        (Phrase("this-year", .ko("올해"), .ja("今年")), .yearsAgo(0)),
        (Phrase("last-year", .ko("작년 지난해"), .ja("去年 昨年")), .yearsAgo(1)),
    ]
    /// The placeholder for a whole visit in one line.
    public static let line = Phrase("facility and more", .ko("시설 등"), .ja("施設など"))

    /// Returns a number of sets with the word for it: `2 sets`.
    public static func sets(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "set" : "sets")", .ko("\(count)세트"), .ja("\(count)セット"))
    }

    /// Returns a number of visits with the word for it: `2 visits`.
    public static func visits(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "visit" : "visits")", .ko("방문 \(count)회"), .ja("サ活\(count)回"))
    }

    /// Returns a number of visits where the word for them is understood: `3 visits`, `3회`.
    public static func times(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "visit" : "visits")", .ko("\(count)회"), .ja("\(count)回"))
    }

    /// Returns the name of the set with the given number: `set 2`.
    public static func set(_ number: SetNumber) -> Phrase {
        Phrase("set \(number)", .ko("\(number)세트"), .ja("\(number)セット目"))
    }

    /// Returns the note below a visit about the parts that do not fit into it; `nil` if there are none.
    public static func unplaced(_ unplaced: Visit.Unplaced) -> Phrase? {
        guard !unplaced.isEmpty else { return nil }
        let temperatures = unplaced.temperatures.map { Phrase(pattern: "\($0.name) \($0.temperature.phrase)") }
        let parts = temperatures + unplaced.sets.map(\.typed)
        return Phrase(
            "There is no place for what another device added: \(list: parts)",
            .ko("다른 기기에서 추가했지만 자리가 없는 것: \(list: parts)"), .ja("ほかのデバイスで追加されたが入りきらないもの: \(list: parts)"))
    }
}
