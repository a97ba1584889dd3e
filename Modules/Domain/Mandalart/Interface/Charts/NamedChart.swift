/// A chart and what it is called: what is exported, and what is imported again.
public struct NamedChart: Equatable, Sendable {
    /// The unique name of the chart; `nil` for one without a name.
    public let name: Title?
    /// The content.
    public let chart: Chart
    /// Whether it was put away.
    public let isArchived: Bool

    /// A chart and its name, if it has one.
    public init(name: Title?, chart: Chart, isArchived: Bool = false) {
        (self.name, self.chart, self.isArchived) = (name, chart, isArchived)
    }
}

/// The effect of an import on one chart.
public struct ChartArrival: Equatable, Sendable {
    /// The name.
    public let name: Title?
    /// The chart whose cells it replaces; `nil` when it becomes a new one.
    public let replaced: ChartID?
    /// The title under which lists show that chart; `nil` for an empty one without a name.
    public let replacedTitle: Title?
    /// How many cells it has: 0…73.
    public let filledCells: Int
    /// Of the cells that are filled now, how many will hold something else, or nothing. They come back with `undo`.
    public let changedCells: Int
    /// How many of the changed cells will hold nothing.
    public let emptiedCells: Int

    /// An imported chart, with the numbers of its filled cells and of the cells that it changes and empties.
    public init(
        name: Title?, replaced: ChartID?, replacedTitle: Title? = nil, filledCells: Int, changedCells: Int,
        emptiedCells: Int = 0
    ) {
        (self.name, self.replaced, self.replacedTitle) = (name, replaced, replacedTitle)
        (self.filledCells, self.changedCells, self.emptiedCells) = (filledCells, changedCells, emptiedCells)
    }
}

extension ChartArrival {
    /// The arrival of a chart, compared with the one that it replaces, if any.
    package init(of arriving: NamedChart, at place: ChartPlace, there: Chart?) {
        let edits = Chart().edits(to: arriving.chart)
        let changed = there?.edits(to: arriving.chart).filter { $0.before != nil } ?? []
        switch place {
        case .of(let entry):
            self.init(
                name: arriving.name, replaced: entry.id, replacedTitle: entry.listedTitle, filledCells: edits.count,
                changedCells: changed.count, emptiedCells: changed.count { $0.after == nil })
        case .new(let name):
            self.init(name: name, replaced: nil, filledCells: edits.count, changedCells: 0)
        }
    }
}
