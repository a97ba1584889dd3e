import Basics

/// The phrases about the pauses of habits.
enum PausePhrases {
    // MARK: - Words that are typed, separated by spaces

    static let pause = Phrase("pause paused", .ko("쉼 쉬기 쉬어 쉬어요 멈춤"), .ja("休み 休む 休止"))
    static let resume = Phrase("resume", .ko("재개"), .ja("再開"))
    static let until = Phrase(typed: "until till")
    static let through = Phrase(typed: "through thru")
    /// The words after the last day of a pause.
    static let throughAfter = Phrase("", .ko("까지"), .ja("まで"))

    // MARK: - Names and values

    static let name = Phrase("pause", .ko("쉬는 기간"), .ja("休止期間"))
    static let explanation = Phrase(
        "the days on which a habit is paused, such as 2026-12-24/2027-01-02",
        .ko("습관을 쉬는 기간, 예: 2026-12-24/2027-01-02"), .ja("習慣を休む期間、例: 2026-12-24/2027-01-02"))

    /// Returns what a list says of a paused habit: `paused until Mon 2026-12-07`.
    static func paused(until end: Day?) -> Phrase {
        guard let day = end?.withWeekday else { return Phrase("paused", .ko("쉬는 중"), .ja("休止中")) }
        return Phrase("paused until \(day)", .ko("쉬는 중, \(day) 재개"), .ja("休止中、\(day)再開"))
    }

    /// Returns the value for a history: when the last pause begins, and when the habit comes back.
    static func recorded(_ pauses: HabitPauses) -> Phrase {
        guard let last = pauses.spans.last else { return EditPhrases.none }
        let first = last.first.phrase
        guard let end = last.end?.phrase else { return Phrase("from \(first)", .ko("\(first)부터"), .ja("\(first)から")) }
        return Phrase("\(first) until \(end)", .ko("\(first)~\(end)"), .ja("\(first)～\(end)"))
    }

    // MARK: - Errors

    static func notPauses(_ text: String) -> Phrase {
        Phrase(
            "A pause has a first day and the day after it, such as 2026-12-24/2027-01-02, not \(quoted: text).",
            .ko("쉬는 기간은 첫날과 다시 시작하는 날을 2026-12-24/2027-01-02처럼 적습니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("休止期間は、最初の日と再開する日を 2026-12-24/2027-01-02 のように書きます。\(quoted: text)は使えません。"))
    }

    static func notAHabit(_ cell: Cell) -> Phrase {
        let (name, address) = (cell.sentenceName, cell.address ?? "")
        return Phrase(
            "\(name) is not a habit. Only a habit can be paused: every \(address) daily",
            .ko("\(name, .topic) 습관이 아닙니다. 쉴 수 있는 것은 습관뿐입니다: every \(address) 매일"),
            .ja("\(name)は習慣ではありません。休めるのは習慣だけです: every \(address) 毎日"))
    }

    static func notPaused(_ cell: Cell) -> Phrase {
        let (name, address) = (cell.sentenceName, cell.address ?? "")
        return Phrase(
            "\(name) is not paused. To pause it: every \(address) pause",
            .ko("\(name, .topic) 쉬는 중이 아닙니다. 쉬려면: every \(address) 쉼"),
            .ja("\(name)は休止中ではありません。休むには: every \(address) 休み"))
    }

    static func pauseIsOver(_ end: Day) -> Phrase {
        let day = end.phrase
        return Phrase(
            "A pause ends on a day after today, not on \(day).",
            .ko("쉬는 기간은 오늘 뒤의 날에 끝나야 합니다. \(day, .topic) 쓸 수 없습니다."),
            .ja("休止期間の終わりには今日より後の日を入力してください。\(day)は使えません。"))
    }
}
