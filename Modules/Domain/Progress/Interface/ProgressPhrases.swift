public import Languages
public import Time

/// What is said of activities.
public enum ProgressPhrases {
    /// What a person did, in a usage line.
    static let text = Phrase("text", .ko("한 일"), .ja("したこと"))

    /// What stands for `--short` in a usage line.
    static let todayForm = Phrase("form", .ko("형식"), .ja("形式"))

    static func notAFormOfToday(_ text: String) -> Phrase {
        Phrase(
            "Type today, or today --short for one line; not \(quoted: text).",
            .ko("today, 또는 한 줄로 보려면 today --short를 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("today、1行で見るには today --short と入力してください。\(quoted: text)は使えません。"))
    }

    static func noSuchActivity(_ text: String) -> Phrase {
        Phrase(
            "There is no entry \(text). “progress” shows the numbers of the last ones.",
            .ko("\(text)번 기록은 없습니다. 최근 기록의 번호는 progress에서 볼 수 있습니다."),
            .ja("記録 \(text) はありません。最近の記録の番号は progress で見られます。"))
    }

    /// Said when something was logged; with the day, if one was typed that may be another than today.
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
