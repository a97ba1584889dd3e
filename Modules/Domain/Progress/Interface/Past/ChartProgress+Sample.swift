import Basics
import MandalartDomainInterface

extension ChartProgress {
    /// The sample progress of six weeks that end on Saturday, 21 November 2026.
    package static var sample: ChartProgress {
        get throws {
            let (one, two) = (try Position(1), try Position(2))
            func weeks(_ percents: Int?...) throws -> Weeks {
                try percents.map { try $0.map { try AchievementRate($0) } }
            }
            let today = 20_778
            return ChartProgress(
                today: today, weeks: try weeks(nil, 0, 5, 20, 30, 50),
                parts: [
                    Series(
                        subGoal: one, position: nil, title: try Title("Endurance"),
                        weeks: try weeks(nil, 0, 5, 20, 30, 50), activities: 12),
                    Series(
                        subGoal: one, position: two, title: try Title("5km 달리기"),
                        weeks: try weeks(nil, nil, 10, 40, 60, 100), activities: 12),
                ],
                days: [today: 2, today - 1: 1, today - 7: 5, today - 20: 9],
                activities: [
                    .sample(
                        12, subGoal: one, position: two, item: try Title("5km 달리기"), text: try ActivityText("ran 6 km"))
                ])
        }
    }

    /// The last day of the samples, Saturday, 21 November 2026, as the number of days since 1970-01-01.
    package static let sampleToday = 20_778

    /// Returns the progress of a chart over some weeks, with rising and falling rates. By default, half of the days of
    /// these weeks have edits or activities.
    package static func sample(
        weeks count: Int, subGoals: Int = 4, title: String? = nil, days: [Int: Int]? = nil
    ) throws -> ChartProgress {
        func weeks(_ step: Int) -> Weeks {
            let rates = (0..<count).map { week in
                AchievementRate(clamping: week * step * 100 / (count * 3) + week * step % 9)
            }
            return Array(repeating: nil, count: max(0, weekCount - count)) + rates
        }
        let parts = try Position.all.prefix(subGoals).enumerated().map { index, position in
            Series(
                subGoal: position, position: nil,
                title: try Title(title ?? Cell.subGoal(position).sentenceName.english),
                weeks: weeks(index + 1), activities: index)
        }
        let usual = (0..<max(0, 7 * count - 3)).map { (sampleToday - $0, $0 * $0 % 10 * ($0 / 5 % 2)) }
        return ChartProgress(
            today: sampleToday, weeks: subGoals == 0 ? weeks(0).map { _ in nil } : weeks(2), parts: parts,
            days: (days ?? Dictionary(uniqueKeysWithValues: usual)).filter { $0.value > 0 }, activities: [])
    }
}
