import Basics
import MandalartDomainInterface
import ProgressDomainInterface

/// The phrases of the page that shows the progress of a chart.
enum ProgressScreenPhrases {
    // MARK: - Commands

    static let year = Phrase(
        "the days of a year as a map; year alone is the weeks up to today", .ko("한 해의 날짜별 활동 지도 (year만 입력하면 오늘까지의 1년)"),
        .ja("1年の日ごとの活動の図（year だけなら今日までの1年）"))
    static let ratesOverTime = Phrase(
        "how the rate of the chart went, or that of a sub-goal, as a plot", .ko("만다라트나 세부 목표의 달성률 변화 그래프"),
        .ja("マンダラートやサブ目標の達成率の推移のグラフ"))

    // MARK: - The page

    static func rates(_ weeks: Int) -> Phrase {
        Phrase(
            "Rates of the last \(weeks) weeks, and how often something was logged",
            .ko("지난 \(weeks)주의 달성률과 기록 횟수"), .ja("この\(weeks)週間の達成率と記録の回数"))
    }

    static let log = Phrase("Logged last", .ko("최근 기록"), .ja("最近の記録"))

    // MARK: - Hints

    /// Returns the hint that lists commands, with the position of a filled action item as an example.
    static func words(_ item: Position, in subGoal: Position) -> Phrase {
        Phrase(
            "log \(subGoal)/\(item) ran 6 km logs what you did for item \(item) of sub-goal \(subGoal), back leaves.",
            .ko("log \(subGoal)/\(item) 6km 달림: 세부 목표 \(subGoal)의 실천 항목 \(item)에 한 일 기록, back: 나가기"),
            .ja("log \(subGoal)/\(item) 6km 走った: サブ目標\(subGoal)のアクション\(item)でしたことを記録、back: 戻る"))
    }
}
