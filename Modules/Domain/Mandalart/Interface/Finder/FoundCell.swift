public import Time

/// A search result: a filled cell of any chart, with the details that identify it for a person.
public struct FoundCell: Equatable, Sendable {
    /// The chart of the cell.
    public let chart: ChartID
    /// The name of the chart, or else its core goal; `nil` for a chart without both.
    public let chartName: Title?
    /// Whether the chart is archived.
    public let isArchived: Bool
    /// The cell within its chart.
    public let cell: Cell
    /// The title.
    public let title: Title
    /// The title of an action item's sub-goal.
    public let subGoal: Title?
    /// The rate of an action item, as the person set it.
    private let markedRate: AchievementRate?
    /// The time of an action item's last edit; `nil` if none is known.
    public let touched: Timestamp?
    /// The due day, if it has one.
    package(set) public var due: Day?
    /// The habit of an action item; `nil` for one that is done once.
    package(set) public var habit: Habit?

    /// The address of the cell, with its chart: `2:3/2`.
    public var address: String { cell.address(in: chart) }

    /// The achievement rate of an action item.
    public var rate: AchievementRate? { habit?.rate ?? markedRate }

    /// Whether an action item is finished; a habit, whether it is kept for now.
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

    /// Returns the cell with the present state of its action item. The current day of a habit stays the same.
    package func holding(_ item: ActionItem) -> FoundCell {
        var habit = item.habit
        if let today = self.habit?.today { habit?.today = today }
        return FoundCell(
            in: chart, called: chartName, isArchived: isArchived, cell: cell, title: item.title, subGoal: subGoal,
            rate: item.markedRate, touched: touched, due: item.due, habit: habit)
    }

    /// Returns the cell with the properties that an edit may have changed.
    package func updated(by edited: FoundCell) -> FoundCell {
        FoundCell(
            in: chart, called: chartName, isArchived: isArchived, cell: cell, title: edited.title, subGoal: subGoal,
            rate: edited.markedRate, touched: touched, due: edited.due, habit: edited.habit)
    }

    /// Returns the cell with another rate.
    public func rated(_ rate: AchievementRate) -> FoundCell {
        FoundCell(
            in: chart, called: chartName, isArchived: isArchived, cell: cell, title: title, subGoal: subGoal,
            rate: rate, touched: touched, due: due, habit: habit)
    }

    /// Returns the cell with the rate of its habit on a day.
    package func seen(on day: Day) -> FoundCell {
        var found = self
        found.habit?.today = day
        return found
    }

    /// Returns the cell after its habit was kept on a day.
    package func kept(on day: Day) -> FoundCell {
        var found = self
        if let days = found.habit?.days, !days.contains(day) { found.habit?.days = (days + [day]).sorted() }
        return found
    }

    /// The cell with its chart.
    public var place: CellTarget { CellTarget(cell, in: chart) }

    /// The titles of the cell's sub-goal and chart, if they differ from its own.
    public var surroundings: [Title] {
        if cell == .coreGoal, chartName == title { return [] }
        return [subGoal, chartName].compactMap(\.self)
    }
}

/// The results of a query at a moment.
public struct Findings: Equatable, Sendable {
    /// The first of the cells, in the order of the query.
    public let cells: [FoundCell]
    /// Whether there are more cells than these.
    public let areMore: Bool
    /// Whether any chart that is not archived has an action item: without one, nothing can be next or done.
    public let hasItems: Bool
    /// The time of the query.
    public let time: Timestamp
    /// The local day of the query.
    public let today: Day

    /// The results of a query, with its time and day, by default in UTC.
    public init(
        _ cells: [FoundCell], areMore: Bool = false, hasItems: Bool = true, at time: Timestamp, on today: Day? = nil
    ) {
        self.today = today ?? Day(of: LocalTime(time, minutesAhead: 0))
        (self.cells, self.areMore, self.hasItems, self.time) = (cells, areMore, hasItems, time)
    }

    /// Returns the same cells in the same order, with one of them updated after an edit.
    public func showing(_ edited: FoundCell) -> Findings {
        let shown = cells.map { $0.place == edited.place ? $0.updated(by: edited) : $0 }
        return Findings(shown, areMore: areMore, hasItems: hasItems, at: time, on: today)
    }
}
