import Basics

/// The names of changed parts in a history.
enum HistoryPhrases {
    static func visit(_ number: Int) -> Phrase {
        Phrase("visit \(number)", .ko("방문 \(number)"), .ja("サ活 \(number)"))
    }

    static func facility(of number: Int) -> Phrase {
        Phrase("the facility of visit \(number)", .ko("방문 \(number)의 시설"), .ja("サ活 \(number) の施設"))
    }

    static func day(of number: Int) -> Phrase {
        Phrase("the day of visit \(number)", .ko("방문 \(number)의 날짜"), .ja("サ活 \(number) の日付"))
    }

    static func foreword(of number: Int) -> Phrase {
        Phrase("the foreword of visit \(number)", .ko("방문 \(number)의 한마디"), .ja("サ活 \(number) のひとこと"))
    }

    static func afterword(of number: Int) -> Phrase {
        Phrase("the afterword of visit \(number)", .ko("방문 \(number)의 감상"), .ja("サ活 \(number) の感想"))
    }

    static func temperature(_ name: Phrase, of number: Int) -> Phrase {
        Phrase(
            "the temperature of the \(name) of visit \(number)", .ko("방문 \(number)의 \(name) 온도"),
            .ja("サ活 \(number) の\(name)の温度"))
    }

    static func set(_ place: Int, of number: Int) -> Phrase {
        Phrase("set \(place) of visit \(number)", .ko("방문 \(number)의 \(place)세트"), .ja("サ活 \(number) の\(place)セット目"))
    }

    static let usualFacility = Phrase(
        "the facility of new visits", .ko("새 방문의 시설"), .ja("新しいサ活の施設"))
    static let usualCount = Phrase(
        "the number of sets of new visits", .ko("새 방문의 세트 수"), .ja("新しいサ活のセット数"))
    static let usualSet = Phrase("the set of new visits", .ko("새 방문의 세트"), .ja("新しいサ活のセット"))
    static let language = Phrase("your language", .ko("언어"), .ja("言語"))

    static func usualTemperature(_ name: Phrase) -> Phrase {
        Phrase(
            "the temperature of the \(name) of new visits", .ko("새 방문의 \(name) 온도"), .ja("新しいサ活の\(name)の温度"))
    }

    // MARK: - Numbers of changed things

    static func visits(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "visit" : "visits")", .ko("방문 \(count)건"), .ja("サ活\(count)件"))
    }

    static func sets(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "set" : "sets")", .ko("\(count)세트"), .ja("\(count)セット"))
    }

    static func temperatures(_ count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "temperature" : "temperatures")", .ko("온도 \(count)개"), .ja("温度\(counting: count)"))
    }

    static let settings = Phrase("the settings", .ko("설정"), .ja("設定"))

    static func usualTemperatures(_ count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "temperature" : "temperatures") of new visits", .ko("새 방문의 온도 \(count)개"),
            .ja("新しいサ活の温度\(counting: count)"))
    }
}
