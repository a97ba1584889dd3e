public import MandalartDomainInterface

/// A chart and what it is called: what a document holds one or many of.
public struct NamedChart: Equatable, Sendable {
    /// What tells it from the other charts of a document.
    public let name: Title
    /// What it holds.
    public let chart: Chart

    /// Called by whoever exports, and by the readers of documents.
    public init(name: Title, chart: Chart) {
        (self.name, self.chart) = (name, chart)
    }
}

extension Chart {
    /// How many cells are filled: 0…73.
    public var filledCells: Int {
        (coreGoal == nil ? 0 : 1) + subGoals.values.reduce(0) { $0 + 1 + $1.items.count }
    }
}
