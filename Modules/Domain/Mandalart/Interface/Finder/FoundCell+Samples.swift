import Basics

// rib: verbatim file: what a person might have typed

extension FoundCell {
    /// Sample search results from two charts, one of which is archived. The items have the identities that the charts
    /// in memory of the Testing target assign to the items of `Chart.marathon`, in reading order.
    package static var samples: [FoundCell] {
        get throws {
            let (marathon, home) = (try Title("Run a marathon"), try Title("Home"))
            let day: Int64 = 86_400_000
            let first = try Position(1)
            return [
                FoundCell(
                    in: .first, called: marathon, cell: .actionItem(try Position(2), in: first), id: Identity(1),
                    title: try Title("Run 5 km"), subGoal: try Title("Endurance"), rate: try AchievementRate(40),
                    touched: Timestamp(milliseconds: 19 * day)),
                FoundCell(
                    in: .first, called: marathon, cell: .actionItem(try Position(3), in: first), id: Identity(2),
                    title: try Title("Swim"), subGoal: try Title("Endurance"), rate: try AchievementRate(10),
                    touched: Timestamp(milliseconds: 3 * day)),
                FoundCell(in: .first, called: marathon, cell: .coreGoal, title: marathon),
                FoundCell(
                    in: try ChartID(2), called: home, isArchived: true, cell: .subGoal(try Position(6)),
                    title: try Title("Run the household")),
            ]
        }
    }
}
