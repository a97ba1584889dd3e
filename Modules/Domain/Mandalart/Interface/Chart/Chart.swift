public import Basics

/// A chart: a core goal, eight sub-goals around it, and eight action items around each sub-goal, 9×9 cells in all.
public struct Chart: Equatable, Sendable {
    /// The goal in the center; `nil` while its cell is empty.
    public var coreGoal: Goal?
    /// The filled sub-goals by their positions around the core goal.
    public var subGoals: [Position: SubGoal] = [:]
    /// The titles of sub-goals for which no position is free, as may happen when two stores are merged. Only
    /// repositories set this property.
    public var unplaced: [Title] = []

    /// Creates a chart without any filled cell.
    public init() {}

    /// The achievement rate: the mean of the filled sub-goals' rates; 0% if no sub-goal is filled.
    public var rate: AchievementRate {
        AchievementRate(rounding: mean(subGoals.values.map(\.meanRate)))
    }
}

extension Chart {
    /// Whether any sub-goal or item is unplaced because no position is free.
    package var hasUnplaced: Bool { !unplaced.isEmpty || subGoals.values.contains { !$0.unplaced.isEmpty } }

    /// Returns the chart with the given day as the current day of its habits. The rates of habits depend on the current
    /// day.
    public func seen(on day: Day) -> Chart {
        var chart = self
        for (position, subGoal) in subGoals {
            for (place, item) in subGoal.items where item.habit != nil {
                chart.subGoals[position]?.items[place]?.habit?.today = day
            }
        }
        return chart
    }

    /// Calls a closure for each filled action item, with the item's cell. The closure can change the item.
    package mutating func updateItems(_ update: (Cell, inout ActionItem) throws -> Void) rethrows {
        for subGoal in Array(subGoals.keys) {
            for position in Array(subGoals[subGoal]?.items.keys ?? [:].keys) {
                guard var item = subGoals[subGoal]?.items[position] else { continue }
                try update(.actionItem(position, in: subGoal), &item)
                subGoals[subGoal]?.items[position] = item
            }
        }
    }
}

extension SubGoal {
    /// The achievement rate: the mean of the filled action items' rates; 0% if no item is filled.
    public var rate: AchievementRate { AchievementRate(rounding: meanRate) }

    /// The rate before rounding. The chart's rate is calculated from the unrounded rates of its sub-goals, and only
    /// then rounded.
    var meanRate: Double { mean(items.values.map { Double($0.rate.percent) }) }
}

private func mean(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
}
