package import MandalartDomainInterface

extension Chart {
    /// A chart on its way, for tests and examples: a core goal, two sub-goals, three action items.
    package static var marathon: Chart {
        get throws {
            var chart = Chart()
            chart.coreGoal = CoreGoal(title: try Title("Run a marathon"))
            var endurance = SubGoal(title: try Title("Endurance"))
            endurance.description = try Note("Long and slow first")
            endurance.palette = .mint
            endurance.items[try Position(2)] = ActionItem(title: try Title("Run 5 km"), rate: try AchievementRate(40))
            endurance.items[try Position(3)] = ActionItem(title: try Title("Swim"), rate: try AchievementRate(10))
            chart.subGoals[try Position(1)] = endurance
            var sleep = SubGoal(title: try Title("잠을 충분히 자기"))
            sleep.items[try Position(1)] = ActionItem(title: try Title("11시 전에 눕기"), rate: try AchievementRate(75))
            chart.subGoals[try Position(6)] = sleep
            return chart
        }
    }
}
