import Basics
import SakatsuDomainInterface

/// The phrases of the statistics.
enum StatisticsPhrases {
    static func title(_ period: StatisticsPeriod) -> Phrase {
        let days = period.phrase
        return Phrase("Statistics: \(days)", .ko("통계: \(days)"), .ja("統計: \(days)"))
    }

    static let nothing = Phrase("No visits in these days.", .ko("이 기간에는 방문이 없습니다."), .ja("この期間のサ活はありません。"))

    static func summary(_ statistics: VisitStatistics) -> Phrase {
        let (visits, sets) = (VisitPhrases.visits(statistics.visits), VisitPhrases.sets(statistics.sets))
        return Phrase("\(visits), \(sets)", .ko("\(visits), \(sets)"), .ja("\(visits)、\(sets)"))
    }

    static let months = Phrase("Visits a month", .ko("월별 방문"), .ja("月ごとのサ活"))
    static let years = Phrase("Visits a year", .ko("연도별 방문"), .ja("年ごとのサ活"))
    static let phases = Phrase("Time by phase", .ko("단계별 시간"), .ja("段階ごとの時間"))
    static let facilities = Phrase("Favourite facilities", .ko("자주 가는 시설"), .ja("よく行く施設"))

    static func times(_ visits: Int, last: Day) -> Phrase {
        let (times, day) = (VisitPhrases.times(visits), last.phrase)
        return Phrase("\(times), last \(day)", .ko("\(times), 마지막 \(day)"), .ja("\(times)、最終 \(day)"))
    }

    static let words = Phrase(
        "stats 2026 shows a year, stats nov a month, stats last-week a week; back leaves.",
        .ko("stats 2026: 한 해, stats 11월: 한 달, stats 지난주: 한 주, back: 나가기"),
        .ja("stats 2026: 1年、stats 11月: 1か月、stats 先週: 1週間、back: 戻る"))
}
