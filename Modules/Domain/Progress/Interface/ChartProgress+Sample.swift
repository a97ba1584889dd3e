import MandalartDomainInterface

extension ChartProgress {
    /// Six weeks up to Saturday, 21 November 2026.
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
                        12, subGoal: one, position: two, item: try Title("5km 달리기"), text: try Title("ran 6 km"))
                ])
        }
    }
}
