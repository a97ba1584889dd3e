public import Basics
public import MandalartDomainInterface

/// The phrases for activities, and for the commands about them.
public enum ProgressPhrases {
    /// The placeholder for the form of the page `today`, such as `--short`, in a usage line.
    static let todayForm = Phrase("form", .ko("형식"), .ja("形式"))

    static func notAFormOfToday(_ text: String) -> Phrase {
        Phrase(
            "Type today, or today --short for one line; not \(quoted: text).",
            .ko("today, 또는 한 줄로 보려면 today --short를 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("today、1行で見るには today --short と入力してください。\(quoted: text)は使えません。"))
    }

    /// The placeholder for a calendar year in a usage line.
    static let year = Phrase("year", .ko("연도"), .ja("年"))
    static let yearExample = Phrase(typed: "2026")

    static func notAYear(_ text: String) -> Phrase {
        Phrase(
            "A year has four digits, as in year 2026; year alone shows the weeks up to today. Not \(quoted: text).",
            .ko("연도는 year 2026처럼 네 자리로 입력하세요. year만 입력하면 오늘까지의 1년을 표시합니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("年は year 2026 のように4桁で入力してください。year だけなら今日までの1年を表示します。\(quoted: text)は使えません。"))
    }

    static func yearToCome(_ year: Int) -> Phrase {
        Phrase(
            "\(year) is still to come. Type year for the weeks up to today.",
            .ko("\(year)년은 아직 오지 않았습니다. 오늘까지의 1년을 보려면 year를 입력하세요."),
            .ja("\(year)年はまだ先です。今日までの1年を見るには year と入力してください。"))
    }

    static let enoughPicked = Phrase(
        "Three are picked for the week. Take one back first: unpick <number>",
        .ko("이번 주 항목 3개를 이미 골랐습니다. 먼저 하나를 빼세요: unpick <번호>"),
        .ja("今週の3つはもう選ばれています。先に1つ外してください: unpick <番号>"))

    static func notPicked(_ title: Title) -> Phrase {
        Phrase(
            "\(quoted: title.text) is not picked. “review” shows what is.",
            .ko("\(quoted: title.text, .topic) 고른 항목이 아닙니다. 고른 항목은 review에서 볼 수 있습니다."),
            .ja("\(quoted: title.text)は選ばれていません。選んだものは review で見られます。"))
    }

    static let nothingToPick = Phrase(
        "No item has a number here. Name one by its address: pick 3/2, or pick 2:3/2 of chart 2.",
        .ko("번호가 있는 항목이 없습니다. 항목의 위치로 고르세요: pick 3/2, 만다라트 2의 항목은 pick 2:3/2"),
        .ja("番号のある項目はありません。位置で選んでください: pick 3/2、マンダラート2の項目は pick 2:3/2"))

    static func noSuchActivity(_ text: String) -> Phrase {
        Phrase(
            "There is no entry \(text). “progress” shows the numbers of the last ones.",
            .ko("\(text)번 기록은 없습니다. 최근 기록의 번호는 progress에서 볼 수 있습니다."),
            .ja("記録 \(text) はありません。最近の記録の番号は progress で見られます。"))
    }

    /// The summary of the command `done`.
    public static let done = Phrase(
        "complete an action item; of a habit, log that you kept it today, or --on a day",
        .ko("실천 항목 완료. 습관이면 오늘 실천했음을 기록 (다른 날은 --on)"), .ja("アクションを完了する。習慣なら今日の実行を記録する（別の日は --on）"))

    /// Returns the reply to `done` and to `rate`, with the item's rate or the state of the habit.
    public static func isDone(_ item: ActionItem) -> Phrase {
        guard let habit = item.habit else {
            return Phrase(
                "\(quoted: item.title) is \(item.rate) done.", .ko("\(quoted: item.title): \(item.rate) 달성"),
                .ja("\(quoted: item.title): 達成率\(item.rate)"))
        }
        let state = HabitPhrases.state(habit)
        return Phrase(
            "\(quoted: item.title) is kept, \(state).", .ko("\(quoted: item.title): 실천했습니다. \(state)"),
            .ja("\(quoted: item.title): 記録しました。\(state)"))
    }

    static let nothingToCorrect = Phrase(
        "Type what is right, or its day, or both: correct 2 ran 7 km --on yesterday",
        .ko("맞는 내용이나 날짜를 입력하세요: correct 2 7km 달림 --on 어제"),
        .ja("正しい内容か日付を入力してください: correct 2 7km 走った --on 昨日"))

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
