public import Time

/// A chart: a core goal, the eight sub-goals around it, and eight action items around each of those, 9×9 cells in all.
public struct Chart: Equatable, Sendable {
    /// The goal in the centre; `nil` while it is empty.
    public var coreGoal: Goal?
    /// The filled sub-goals around the core goal.
    public var subGoals: [Position: SubGoal] = [:]
    /// The titles of the sub-goals for which there is no free place. Only repositories set them.
    public var unplaced: [Title] = []

    /// A chart without any filled cell.
    public init() {}

    /// The achievement rate: the mean of the filled sub-goals, 0% without any.
    public var rate: AchievementRate {
        AchievementRate(rounding: mean(subGoals.values.map(\.meanRate)))
    }
}

extension Chart {
    /// Whether any sub-goal or item has no place.
    package var hasUnplaced: Bool { !unplaced.isEmpty || subGoals.values.contains { !$0.unplaced.isEmpty } }

    /// Returns the chart with the rates of its habits on a day.
    public func seen(on day: Day) -> Chart {
        var chart = self
        for (position, subGoal) in subGoals {
            for (place, item) in subGoal.items where item.habit != nil {
                chart.subGoals[position]?.items[place]?.habit?.today = day
            }
        }
        return chart
    }

    /// Updates all action items.
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
    /// The achievement rate: the mean of the filled action items, 0% without any.
    public var rate: AchievementRate { AchievementRate(rounding: meanRate) }

    /// The mean before rounding, so that the chart's rate rounds once.
    var meanRate: Double { mean(items.values.map { Double($0.rate.percent) }) }
}

private func mean(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
}
