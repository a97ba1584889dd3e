/// A chart with its name, for export and import.
public struct NamedChart: Equatable, Sendable {
    /// The unique name of the chart; `nil` for one without a name.
    public let name: Title?
    /// The content.
    public let chart: Chart
    /// Whether the chart is archived.
    public let isArchived: Bool

    /// A chart with its name, if it has one.
    public init(name: Title?, chart: Chart, isArchived: Bool = false) {
        (self.name, self.chart, self.isArchived) = (name, chart, isArchived)
    }
}

/// The effect of an import on one chart.
public struct ChartArrival: Equatable, Sendable {
    /// The name.
    public let name: Title?
    /// The chart whose cells are replaced; `nil` if a new one is added.
    public let replaced: ChartID?
    /// The title of that chart in lists; `nil` for an empty one without a name.
    public let replacedTitle: Title?
    /// The number of filled cells: 0…73.
    public let filledCells: Int
    /// The number of presently filled cells that are changed or emptied. An undo restores them.
    public let changedCells: Int
    /// The number of cells that are emptied.
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
    /// The effect of an imported chart on the one that it replaces, if any.
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
