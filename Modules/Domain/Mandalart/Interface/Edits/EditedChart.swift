package import Basics

/// The result of an edit: the chart after the edit, and the parts that have changed.
public struct EditedChart: Equatable, Sendable {
    /// The number of the chart.
    public let id: ChartID
    /// The chart after the edit.
    public package(set) var chart: Chart
    /// The changed cells, goals before action items.
    public let cells: [CellEdit]
    /// The new log entry, if the edit logged an activity.
    public package(set) var entry: Activity?
    /// The other chart of a move, swap or copy across charts; otherwise empty.
    public package(set) var others: [EditedChart]

    /// Creates the result of an edit, by default of one that changed nothing.
    public init(
        _ id: ChartID, _ chart: Chart, cells: [CellEdit] = [], entry: Activity? = nil, others: [EditedChart] = []
    ) {
        (self.id, self.chart, self.cells, self.entry, self.others) = (id, chart, cells, entry, others)
    }

    /// Whether the edit changed nothing, because everything was so already. Such an edit is not recorded.
    public var isUnchanged: Bool { cells.isEmpty && entry == nil && others.allSatisfy(\.isUnchanged) }

    /// Returns the result with the given day as the current day of the charts' habits.
    package func seen(on day: Day) -> EditedChart {
        var seen = self
        (seen.chart, seen.others) = (chart.seen(on: day), others.map { $0.seen(on: day) })
        return seen
    }
}

/// An action item after an edit.
public struct EditedItem: Equatable, Sendable {
    /// The chart of the item.
    public let chart: ChartID
    /// The cell of the item.
    public let cell: Cell
    /// The item after the edit.
    public private(set) var item: ActionItem
    /// The new log entry, if the edit logged an activity.
    public let entry: Activity?
    /// Whether the edit changed nothing.
    public let isUnchanged: Bool

    /// Creates an item after an edit that did not log an activity.
    package init(_ item: ActionItem, at cell: Cell, of chart: ChartID, isUnchanged: Bool) {
        (self.chart, self.cell, self.item) = (chart, cell, item)
        (entry, self.isUnchanged) = (nil, isUnchanged)
    }

    /// Creates the item to which the reference of an edit refers, given the result of the edit; `nil` if the edit
    /// cleared or moved the item.
    public init?(_ reference: CellReference, in edited: EditedChart) {
        let cell: Cell? =
            switch reference {
            case .at(let address): address.cell()
            case .item(let id, _): edited.chart.cell(ofItem: id)
            }
        guard let cell, let item = edited.chart.content(of: cell)?.item else { return nil }
        (chart, self.cell, self.item) = (edited.id, cell, item)
        (entry, isUnchanged) = (edited.entry, edited.isUnchanged)
    }

    /// Returns the item with the given day as the current day of its habit.
    package func seen(on day: Day) -> EditedItem {
        var seen = self
        seen.item.habit?.today = day
        return seen
    }
}
