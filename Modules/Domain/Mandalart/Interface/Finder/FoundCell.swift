public import Time

/// A filled cell that was looked for among all charts, with what a person needs to know it again.
public struct FoundCell: Equatable, Sendable {
    /// The chart that it is in.
    public let chart: ChartID
    /// The name of the chart, else its core goal; `nil` for a chart without both.
    public let chartName: Title?
    /// Whether the chart was put away.
    public let isArchived: Bool
    /// Which of the chart's cells it is.
    public let cell: Cell
    /// The title.
    public let title: Title
    /// Of an action item, what its sub-goal is called.
    public let subGoal: Title?
    /// Of an action item, how far a person said that it is done.
    private let markedRate: AchievementRate?
    /// Of an action item, when it was edited last; `nil` when no edit of it is known.
    public let touched: Timestamp?
    /// The day by which it is to be done, if it has one.
    package(set) public var due: Day?
    /// How often an action item is to be kept, and when it was; `nil` for what is done once.
    package(set) public var habit: Habit?

    /// The address of the cell, with its chart: `2:3/2`.
    public var address: String { cell.address(in: chart) }

    /// Of an action item, how far it is done.
    public var rate: AchievementRate? { habit?.rate ?? markedRate }

    /// Whether nothing is left to do for an action item, of a habit for now.
    public var isDone: Bool { habit.map { !$0.isOpen } ?? (rate == .full) }

    /// A found cell. Only an action item has a sub-goal, a rate and a time.
    public init(
        in chart: ChartID, called chartName: Title?, isArchived: Bool = false, cell: Cell, title: Title,
        subGoal: Title? = nil, rate: AchievementRate? = nil, touched: Timestamp? = nil, due: Day? = nil,
        habit: Habit? = nil
    ) {
        (self.chart, self.chartName, self.isArchived) = (chart, chartName, isArchived)
        (self.cell, self.title, self.subGoal) = (cell, title, subGoal)
        (markedRate, self.touched, self.due, self.habit) = (rate, touched, due, habit)
    }

    /// The same cell as an action item is now. The day from which a habit is seen stays the same.
    package func holding(_ item: ActionItem) -> FoundCell {
        var habit = item.habit
        if let today = self.habit?.today { habit?.today = today }
        return FoundCell(
            in: chart, called: chartName, isArchived: isArchived, cell: cell, title: item.title, subGoal: subGoal,
            rate: item.markedRate, touched: touched, due: item.due, habit: habit)
    }

    /// The same cell with what an edit may have changed.
    package func updated(by edited: FoundCell) -> FoundCell {
        FoundCell(
            in: chart, called: chartName, isArchived: isArchived, cell: cell, title: edited.title, subGoal: subGoal,
            rate: edited.markedRate, touched: touched, due: edited.due, habit: edited.habit)
    }

    /// The same cell with another rate.
    public func rated(_ rate: AchievementRate) -> FoundCell {
        FoundCell(
            in: chart, called: chartName, isArchived: isArchived, cell: cell, title: title, subGoal: subGoal,
            rate: rate, touched: touched, due: due, habit: habit)
    }

    /// The same cell with the rate that its habit has on a day.
    package func seen(on day: Day) -> FoundCell {
        var found = self
        found.habit?.today = day
        return found
    }

    /// The same cell after its habit was kept on a day.
    package func kept(on day: Day) -> FoundCell {
        var found = self
        if let days = found.habit?.days, !days.contains(day) { found.habit?.days = (days + [day]).sorted() }
        return found
    }

    /// The cell, and which chart it is in.
    public var place: CellTarget { CellTarget(cell, in: chart) }

    /// The titles around the cell: of its sub-goal and its chart, as far as these differ from its own.
    public var surroundings: [Title] {
        if cell == .coreGoal, chartName == title { return [] }
        return [subGoal, chartName].compactMap(\.self)
    }
}

/// The results of a query at a moment.
public struct Findings: Equatable, Sendable {
    /// The first of the cells, in the order that was asked for.
    public let cells: [FoundCell]
    /// Whether there are more than these.
    public let areMore: Bool
    /// Whether any chart that is not archived has an action item: without one there is nothing to do, nor done.
    public let hasItems: Bool
    /// When they were looked for.
    public let time: Timestamp
    /// The day that it was then, where the person is.
    public let today: Day

    /// The cells found by a search, with its time and the day of that, by default in UTC.
    public init(
        _ cells: [FoundCell], areMore: Bool = false, hasItems: Bool = true, at time: Timestamp, on today: Day? = nil
    ) {
        self.today = today ?? Day(of: LocalTime(time, minutesAhead: 0))
        (self.cells, self.areMore, self.hasItems, self.time) = (cells, areMore, hasItems, time)
    }

    /// The same cells in the same order, one of them as it is after an edit.
    public func showing(_ edited: FoundCell) -> Findings {
        let shown = cells.map { $0.place == edited.place ? $0.updated(by: edited) : $0 }
        return Findings(shown, areMore: areMore, hasItems: hasItems, at: time, on: today)
    }
}
