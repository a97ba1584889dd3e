public import Basics
public import MandalartDomainInterface

/// The charts that a grid of cells shows, and its last edit: the part of the state that home and a sub-goal share.
public struct CellsState: Equatable, Sendable {
    /// The number of the grid's chart.
    public let id: ChartID
    /// The chart of the grid.
    public var chart: Chart
    /// The current day, from which the distances to due days are counted.
    public var today = Day(number: 0)
    /// The last edit; `nil` before the first.
    public private(set) var edited: EditedChart?
    /// Another chart, if it was read or edited through an address with its number; otherwise `nil`.
    private var other: EditedChart?

    /// Creates a state with a chart; by default an empty one.
    public init(_ chart: Chart = Chart(), of id: ChartID = .first) {
        (self.chart, self.id) = (chart, id)
    }

    /// Returns the chart that an address refers to.
    public func chart(of address: CellAddress) -> Chart {
        if let other, other.id == address.chart { other.chart } else { chart }
    }

    /// Shows a chart of the grid as it was read.
    public mutating func show(_ chart: Chart, on today: Day) {
        (self.chart, self.today, other) = (chart, today, nil)
    }

    /// Shows the charts of an edit, or a chart that was read before an edit.
    public mutating func show(_ edited: EditedChart) {
        self.edited = edited
        for shown in [edited] + edited.others {
            if shown.id == id { chart = shown.chart } else { other = shown }
        }
    }
}

extension ChartEdit {
    /// Creates the edit of the cell at a typed address. At home, where `place` is `nil`, a lone number is a sub-goal;
    /// in the grid of the sub-goal at `place`, it is an action item.
    ///
    /// - Throws: `MandalartError` for an address that the action does not allow. Only `clear` allows the core goal, and
    ///   only at home; a sub-goal's grid allows only action items, except for `due` and `note`.
    public init(
        _ action: CellAction, at address: CellAddress, around place: Position? = nil
    ) throws(MandalartError) {
        let cell = address.cell(around: place)
        let needsItem =
            switch action {
            case .set, .clear, .place: place != nil
            // At home a lone number is a goal, but most fields belong to action items only.
            case .change(let changes): changes.contains { !CellField.ofGoals.contains($0.field) }
            case .due: false
            case .done, .log: true
            }
        if case .set = action, cell == .coreGoal || needsItem && address.number == .centre {
            throw .titleOfCentre(cell, address)
        }
        if needsItem { _ = try address.item(around: place) }
        var action = action
        if case .place(let placing, at: let target) = action {
            let there = target.cell(around: place)
            guard cell != .coreGoal, there != .coreGoal else { throw .positionIsCentre }
            action = .place(placing, at: CellAddress(there, in: target.chart))
        }
        // Outside of the grid of a sub-goal, a lone number is a sub-goal.
        self.init(.at(place == nil ? address : CellAddress(cell, in: address.chart)), action)
    }
}
