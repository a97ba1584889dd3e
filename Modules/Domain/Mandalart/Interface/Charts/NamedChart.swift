/// A chart with its name, for export and import.
public struct NamedChart: Equatable, Sendable {
    /// The name, which no other chart has; `nil` if the chart has no name.
    public let name: Title?
    /// The content of the chart.
    public let chart: Chart
    /// Whether the chart is archived.
    public let isArchived: Bool

    /// Creates a chart with its name for export or import.
    public init(name: Title?, chart: Chart, isArchived: Bool = false) {
        (self.name, self.chart, self.isArchived) = (name, chart, isArchived)
    }
}

extension NamedChart {
    /// The name, or else the title of the first goal, which is the core goal if there is one.
    package var wantedName: Title {
        name ?? chart.coreGoal?.title ?? chart.subGoals.min { $0.key < $1.key }?.value.title ?? Title.none
    }
}

/// The effect of importing one chart.
public struct ChartArrival: Equatable, Sendable {
    /// The name of the imported chart; `nil` if it has no name and replaces an existing chart.
    public let name: Title?
    /// The number of the chart whose cells are replaced; `nil` if the imported chart is added.
    public let replaced: ChartID?
    /// The title of the replaced chart in lists; `nil` if it has neither a name nor a core goal.
    public let replacedTitle: Title?
    /// The number of filled cells of the imported chart: 0…73.
    public let filledCells: Int
    /// The number of filled cells of the replaced chart that are changed or emptied. An undo restores them.
    public let changedCells: Int
    /// The number of filled cells of the replaced chart that are emptied.
    public let emptiedCells: Int

    /// Creates the effect of importing a chart, given the numbers of filled, changed and emptied cells.
    public init(
        name: Title?, replaced: ChartID?, replacedTitle: Title? = nil, filledCells: Int, changedCells: Int,
        emptiedCells: Int = 0
    ) {
        (self.name, self.replaced, self.replacedTitle) = (name, replaced, replacedTitle)
        (self.filledCells, self.changedCells, self.emptiedCells) = (filledCells, changedCells, emptiedCells)
    }
}

extension ChartArrival {
    /// Creates the effect of importing a chart at a destination. `there` is the chart to be replaced, if any.
    package init(of arriving: NamedChart, at place: ChartPlace, there: Chart?) {
        let edits = Chart().edits(to: arriving.chart)
        let changed = there?.edits(to: arriving.chart).filter { $0.before != nil } ?? []
        switch place {
        case .of(_, called: let name?):
            // To a person, a new store has no chart yet: its empty chart does not count as replaced.
            self.init(name: name, replaced: nil, filledCells: edits.count, changedCells: 0)
        case .of(let entry, called: nil):
            self.init(
                name: arriving.name, replaced: entry.id, replacedTitle: entry.listedTitle, filledCells: edits.count,
                changedCells: changed.count, emptiedCells: changed.count { $0.after == nil })
        case .new(let name):
            self.init(name: name, replaced: nil, filledCells: edits.count, changedCells: 0)
        }
    }
}
