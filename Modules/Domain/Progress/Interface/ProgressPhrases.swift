public import Basics
public import MandalartDomainInterface

/// The phrases for activities, and for the commands about them.
public enum ProgressPhrases {
    /// The placeholder in a usage line for the form of the page `today`: an earlier day, or `--short`.
    static let todayForm = Phrase("day", .ko("날짜"), .ja("日付"))

    /// The placeholder for a calendar year in a usage line.
    static let year = Phrase("year", .ko("연도"), .ja("年"))
    static let yearExample = Phrase(typed: "2026")

    /// The summary of the command `done`.
    public static let done = Phrase(
        "complete action items; of habits, log that you kept them today, or --on a day",
        .ko("실천 항목 완료. 습관이면 오늘 실천했음을 기록 (다른 날은 --on)"), .ja("アクションを完了する。習慣なら今日の実行を記録する（別の日は --on）"))

    /// Returns the reply to `done` and to `rate`, with the item's rate or the state of the habit. `day` is the day that
    /// was logged, if it is not the current one.
    public static func isDone(_ item: ActionItem, on day: Day? = nil) -> Phrase {
        guard let habit = item.habit else { return isDone(item.title, item.rate, on: day) }
        let state = HabitPhrases.state(habit)
        let weekday = Weekday(of: day ?? habit.today)
        if case .on(let days) = habit.cadence.rhythm, !days.contains(weekday) {
            let weekday = weekday.shortName
            return Phrase(
                "\(quoted: item.title) is logged; \(weekday) is none of its days and is not counted: \(state).",
                .ko("\(quoted: item.title): 기록했습니다. \(weekday)요일은 쉬는 날이라 횟수에 들지 않습니다. \(state)"),
                .ja("\(quoted: item.title): 記録しました。\(weekday)曜日は休みの日なので回数に入りません。\(state)"))
        }
        if let date = day?.withWeekday {
            return Phrase(
                "\(quoted: item.title) is kept on \(date), \(state).",
                .ko("\(quoted: item.title): \(date)에 실천했습니다. \(state)"),
                .ja("\(quoted: item.title): \(date)の実行を記録しました。\(state)"))
        }
        return Phrase(
            "\(quoted: item.title) is kept, \(state).", .ko("\(quoted: item.title): 실천했습니다. \(state)"),
            .ja("\(quoted: item.title): 記録しました。\(state)"))
    }

    private static func isDone(_ title: Title, _ rate: AchievementRate, on day: Day?) -> Phrase {
        guard let date = day?.withWeekday else {
            return Phrase(
                "\(quoted: title) is \(rate) done.", .ko("\(quoted: title): \(rate) 달성"),
                .ja("\(quoted: title): 達成率\(rate)"))
        }
        return Phrase(
            "\(quoted: title) is logged on \(date), and \(rate) done.",
            .ko("\(quoted: title): \(date)에 한 일로 기록했습니다. \(rate) 달성"),
            .ja("\(quoted: title): \(date)の実行を記録しました。達成率\(rate)"))
    }

    /// Returns the reply for a logged activity. The day is included if `typed` is a day other than today.
    public static func logged(_ activity: Activity, on typed: TypedDay? = nil) -> Phrase {
        if let date = activity.day(unlessToday: typed)?.withWeekday {
            return Phrase(
                "Logged for \(quoted: activity.item) on \(date): \(activity.text).",
                .ko("\(quoted: activity.item)에 \(date) 날짜로 기록했습니다: \(activity.text)"),
                .ja("\(quoted: activity.item)に\(date)の日付で記録しました: \(activity.text)"))
        }
        return Phrase(
            "Logged for \(quoted: activity.item): \(activity.text).",
            .ko("\(quoted: activity.item)에 기록했습니다: \(activity.text)"),
            .ja("\(quoted: activity.item)に記録しました: \(activity.text)"))
    }
}

extension Activity {
    /// Returns the activity's day for a reply; `nil` if no day was typed, or today.
    public func day(unlessToday typed: TypedDay?) -> Day? { typed == nil || typed == .today ? nil : day }
}
