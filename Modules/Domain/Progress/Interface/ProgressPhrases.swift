public import Basics
public import MandalartDomainInterface

/// The phrases for activities, and for the commands about them.
public enum ProgressPhrases {
    /// The placeholder for the form of the page `today`, such as `--short`, in a usage line.
    static let todayForm = Phrase("form", .ko("형식"), .ja("形式"))

    /// The placeholder for a calendar year in a usage line.
    static let year = Phrase("year", .ko("연도"), .ja("年"))
    static let yearExample = Phrase(typed: "2026")

    /// The summary of the command `done`.
    public static let done = Phrase(
        "complete action items; of habits, log that you kept them today, or --on a day",
        .ko("실천 항목 완료. 습관이면 오늘 실천했음을 기록 (다른 날은 --on)"), .ja("アクションを完了する。習慣なら今日の実行を記録する（別の日は --on）"))

    /// Returns the reply to `done` and to `rate`, with the item's rate or the state of the habit. `day` is the day on
    /// which a habit was kept, by default its current one.
    public static func isDone(_ item: ActionItem, on day: TypedDay? = nil) -> Phrase {
        guard let habit = item.habit else {
            return Phrase(
                "\(quoted: item.title) is \(item.rate) done.", .ko("\(quoted: item.title): \(item.rate) 달성"),
                .ja("\(quoted: item.title): 達成率\(item.rate)"))
        }
        let state = HabitPhrases.state(habit)
        let day = Weekday(of: (try? day?.pastDay(until: habit.today)) ?? habit.today)
        if case .on(let days) = habit.cadence.rhythm, !days.contains(day) {
            let weekday = day.shortName
            return Phrase(
                "\(quoted: item.title) is logged; \(weekday) is none of its days and is not counted: \(state).",
                .ko("\(quoted: item.title): 기록했습니다. \(weekday)요일은 쉬는 날이라 횟수에 들지 않습니다. \(state)"),
                .ja("\(quoted: item.title): 記録しました。\(weekday)曜日は休みの日なので回数に入りません。\(state)"))
        }
        return Phrase(
            "\(quoted: item.title) is kept, \(state).", .ko("\(quoted: item.title): 실천했습니다. \(state)"),
            .ja("\(quoted: item.title): 記録しました。\(state)"))
    }

    /// Returns the reply for a logged activity. The day is included if `typed` is a day other than today.
    public static func logged(_ activity: Activity, on typed: TypedDay? = nil) -> Phrase {
        if let typed, typed != .today {
            let date = activity.day.phrase
            return Phrase(
                "Logged for \(quoted: activity.item) on \(date): \(activity.text).",
                .ko("\(quoted: activity.item)에 \(date) 날짜로 기록했습니다: \(activity.text)"),
                .ja("\(quoted: activity.item)に \(date) の日付で記録しました: \(activity.text)"))
        }
        return Phrase(
            "Logged for \(quoted: activity.item): \(activity.text).",
            .ko("\(quoted: activity.item)에 기록했습니다: \(activity.text)"),
            .ja("\(quoted: activity.item)に記録しました: \(activity.text)"))
    }
}
