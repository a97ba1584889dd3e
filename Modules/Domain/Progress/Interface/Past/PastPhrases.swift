public import Basics
import MandalartDomainInterface

/// The phrases for years and for rates over time, in screens and documents.
public enum PastPhrases {
    /// Returns the heading for the numbers of edits and entries on the days between two dates.
    public static func days(from first: String, to last: String) -> Phrase {
        Phrase(
            "Edits and entries a day, \(first) to \(last)", .ko("하루 편집·기록 횟수, \(first)~\(last)"),
            .ja("1日の編集と記録の回数、\(first)～\(last)"))
    }

    /// Returns the name of the week that begins on the given Monday.
    public static func week(of monday: Day) -> Phrase {
        let date = monday.phrase
        return Phrase("week of \(date)", .ko("\(date)부터 한 주"), .ja("\(date)からの週"))
    }

    /// Returns the totals of a year: its edits and entries, the days that have any, and the longest run of such days.
    public static func summary(of year: YearMap) -> Phrase {
        let (total, days, run) = (year.total, year.counts.count, year.longestRun)
        return Phrase(
            "\(total) in all, on \(days) \(days == 1 ? "day" : "days"), at most \(run) \(run == 1 ? "day" : "days") in a row.",
            .ko("모두 \(total)회, 활동한 날 \(days)일, 최장 \(run)일 연속."), .ja("合計\(total)回、活動した日\(days)日、最長\(run)日連続。"))
    }

    /// Returns the message for a year without edits and entries; `years` are the years that have some.
    public static func nothing(in year: Int, but years: [Int]) -> Phrase {
        let list = years.map(String.init).joined(separator: ", ")
        guard !years.isEmpty else {
            return Phrase("Nothing was done in \(year).", .ko("\(year)년에는 활동이 없습니다."), .ja("\(year)年には活動がありません。"))
        }
        return Phrase(
            "Nothing was done in \(year), but in: \(list).", .ko("\(year)년에는 활동이 없습니다. 활동이 있는 연도: \(list)."),
            .ja("\(year)年には活動がありません。活動のある年: \(list)。"))
    }

    /// The message for a chart that never had any edit or entry.
    public static let nothingYet = Phrase(
        "Nothing was done yet. What you fill, rate and log is shown here week by week.",
        .ko("아직 활동이 없습니다. 칸을 채우고 달성률을 바꾸고 한 일을 기록하면, 여기에 주별로 표시됩니다."),
        .ja("まだ活動がありません。マスの入力、達成率の変更、記録が、ここに週ごとに表示されます。"))

    /// The message for a chart without a rate, because no action item is filled.
    public static let nothingRated = Phrase(
        "There is no rate yet: it is the mean of the action items, of which none is filled.",
        .ko("아직 달성률이 없습니다. 달성률은 실천 항목의 평균인데, 채운 항목이 없습니다."),
        .ja("まだ達成率がありません。達成率はアクションの平均ですが、入力済みのアクションがありません。"))

    /// The label of the whole chart's rate.
    public static let chart = Phrase("The whole chart", .ko("만다라트 전체"), .ja("マンダラート全体"))

    /// Returns the heading of a plot of weekly rates between two dates.
    public static func course(from first: String, to last: String) -> Phrase {
        Phrase(
            "Rate at the end of each week, \(first) to \(last)", .ko("매주 마지막 날의 달성률, \(first)~\(last)"),
            .ja("各週の最終日の達成率、\(first)～\(last)"))
    }
}
