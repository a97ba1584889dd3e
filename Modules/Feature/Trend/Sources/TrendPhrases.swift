import Basics
import MandalartDomainInterface

/// The phrases of the drawings of a chart's past.
enum TrendPhrases {
    /// Returns the message that nothing happened lately, with the years in which something did. Used if no year was
    /// asked for.
    static func nothingLately(_ years: [Int]) -> Phrase {
        let list = years.map(String.init).joined(separator: ", ")
        return Phrase(
            "Nothing was done in the last 53 weeks, but in: \(list).", .ko("지난 53주 동안 활동이 없습니다. 활동이 있는 연도: \(list)."),
            .ja("この53週間は活動がありません。活動のある年: \(list)。"))
    }

    // MARK: - Hints

    /// Returns the hint that lists commands, with an earlier year as an example.
    static func yearWords(_ year: Int) -> Phrase {
        Phrase(
            "year \(year) shows another year, export svg draws a picture, back leaves.",
            .ko("year \(year): 다른 연도 보기, export svg: 그림으로 내보내기, back: 나가기"),
            .ja("year \(year): ほかの年を見る、export svg: 図として書き出す、back: 戻る"))
    }

    /// Returns the hint that lists commands, with the position of a filled sub-goal as an example.
    static func rateWords(_ position: Position) -> Phrase {
        Phrase(
            "rates \(position) shows a sub-goal, export svg draws a picture, back leaves.",
            .ko("rates \(position): 세부 목표의 달성률 보기, export svg: 그림으로 내보내기, back: 나가기"),
            .ja("rates \(position): サブ目標の達成率を見る、export svg: 図として書き出す、back: 戻る"))
    }

    // MARK: - JSON

    static let trend = Phrase(
        "The answer to “year” and “rates”, below “progress”.", .ko("progress에서 “year”, “rates”에 대한 응답입니다."),
        .ja("progress での「year」「rates」への応答です。"))
    static let shows = Phrase("what is shown: year or rates", .ko("표시한 내용: year 또는 rates"), .ja("表示した内容: year か rates"))
}
