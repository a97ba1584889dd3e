import Basics

extension Chart {
    /// Returns a sample chart for the states of a screen, with rates from low to high and several palettes.
    ///
    /// - Parameters:
    ///   - subGoals: The number of filled sub-goals, from the first; 0…8.
    ///   - items: The number of filled action items of each sub-goal, from the first; 0…8.
    ///   - title: Returns the title of a cell; by default the cell's name.
    /// - Returns: The chart.
    /// - Throws: ``MandalartError`` for an invalid title.
    package static func sample(
        subGoals: Int = 8, items: Int = 8, title: (Cell) -> String = { $0.sentenceName.english }
    ) throws(MandalartError) -> Chart {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title(title(.coreGoal)))
        for position in Position.all.prefix(subGoals) {
            var subGoal = SubGoal(title: try Title(title(.subGoal(position))))
            subGoal.palette = Palette.allCases[position.number * 2 % Palette.allCases.count]
            for place in Position.all.prefix(items) {
                let rate = try AchievementRate(position.number * place.number * 100 / 81)
                subGoal.items[place] = ActionItem(
                    title: try Title(title(.actionItem(place, in: position))), rate: rate)
            }
            chart.subGoals[position] = subGoal
        }
        return chart
    }
}
