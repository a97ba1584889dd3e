public import Basics
public import MandalartDomainInterface

/// The reason why a command about log entries, picks or years failed.
public enum ProgressError: Explained, Equatable {
    /// The chart has no activity with this number.
    case noSuchActivity(String)
    /// A correction contains neither a text nor a day.
    case nothingToCorrect
    /// The text is not a form of the page `today`, such as `--short`.
    case notAFormOfToday(String)
    /// The maximum number of items is already picked for the week.
    case enoughPicked
    /// The item with this title is not picked for the week.
    case notPicked(Title)
    /// No number is valid, because the review has no rows.
    case nothingToPick
    /// The text is not a calendar year.
    case notAYear(String)
    /// The year is in the future.
    case yearToCome(Int)

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .noSuchActivity(let text):
            Phrase(
                "There is no entry \(text). “progress” shows the numbers of the last ones.",
                .ko("\(text)번 기록은 없습니다. 최근 기록의 번호는 progress에서 볼 수 있습니다."),
                .ja("記録 \(text) はありません。最近の記録の番号は progress で見られます。"))
        case .nothingToCorrect:
            Phrase(
                "Type what is right, or its day, or both: correct 2 ran 7 km --on yesterday",
                .ko("맞는 내용이나 날짜를 입력하세요: correct 2 7km 달림 --on 어제"),
                .ja("正しい内容か日付を入力してください: correct 2 7km 走った --on 昨日"))
        case .notAFormOfToday(let text):
            Phrase(
                "Type today, today yesterday for an earlier day, or today --short for one line; not \(quoted: text).",
                .ko("today, 지난 날은 today 어제, 한 줄로 보려면 today --short를 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("today、過去の日は today 昨日、1行で見るには today --short と入力してください。\(quoted: text)は使えません。"))
        case .enoughPicked:
            Phrase(
                "Three are picked for the week. Take one back first: unpick <number>",
                .ko("이번 주 항목 3개를 이미 골랐습니다. 먼저 하나를 빼세요: unpick <번호>"),
                .ja("今週の3つはもう選ばれています。先に1つ外してください: unpick <番号>"))
        case .notPicked(let title):
            Phrase(
                "\(quoted: title.text) is not picked. “review” shows what is.",
                .ko("\(quoted: title.text, .topic) 고른 항목이 아닙니다. 고른 항목은 review에서 볼 수 있습니다."),
                .ja("\(quoted: title.text)は選ばれていません。選んだものは review で見られます。"))
        case .nothingToPick:
            Phrase(
                "No item has a number here. Name one by its address: pick 3/2, or pick 2:3/2 of chart 2.",
                .ko("번호가 있는 항목이 없습니다. 항목의 위치로 고르세요: pick 3/2, 만다라트 2의 항목은 pick 2:3/2"),
                .ja("番号のある項目はありません。位置で選んでください: pick 3/2、マンダラート2の項目は pick 2:3/2"))
        case .notAYear(let text):
            Phrase(
                "A year has four digits, as in year 2026; year alone shows the weeks up to today. Not \(quoted: text).",
                .ko("연도는 year 2026처럼 네 자리로 입력하세요. year만 입력하면 오늘까지의 1년을 표시합니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("年は year 2026 のように4桁で入力してください。year だけなら今日までの1年を表示します。\(quoted: text)は使えません。"))
        case .yearToCome(let year):
            Phrase(
                "\(year) is still to come. Type year for the weeks up to today.",
                .ko("\(year)년은 아직 오지 않았습니다. 오늘까지의 1년을 보려면 year를 입력하세요."),
                .ja("\(year)年はまだ先です。今日までの1年を見るには year と入力してください。"))
        }
    }
}
