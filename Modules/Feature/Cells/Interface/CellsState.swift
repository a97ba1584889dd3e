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
    /// The edits of the last command; empty before the first.
    public private(set) var edits: [EditedChart] = []
    /// The last edit; `nil` before the first.
    public var edited: EditedChart? { edits.last }
    /// The other charts that were read or edited through addresses with their numbers.
    private var others: [ChartID: Chart] = [:]

    /// Creates a state with a chart; by default an empty one.
    public init(_ chart: Chart = Chart(), of id: ChartID = .first) {
        (self.chart, self.id) = (chart, id)
    }

    /// Returns the chart that an address refers to.
    public func chart(of address: CellAddress) -> Chart {
        address.chart.flatMap { others[$0] } ?? chart
    }

    /// Returns the filled cell that a name means, with its chart. A lone number is a cell of the grid at `place`.
    ///
    /// - Throws: `MandalartError` for a title of no cell, or of several.
    public func cell(of name: CellName, around place: Position? = nil) throws(MandalartError) -> (
        chart: Chart, cell: Cell
    ) {
        switch name {
        case .address(let address): (chart(of: address), address.cell(around: place))
        case .title(let text): (chart, try chart.cell(called: text, isItem: true))
        }
    }

    /// Shows a chart of the grid as it was read.
    public mutating func show(_ chart: Chart, on today: Day) {
        (self.chart, self.today, others) = (chart, today, [:])
    }

    /// Shows the charts of an edit, or a chart that was read before an edit. `index` is the number of the edit among
    /// those of its command, from 0.
    public mutating func show(_ edited: EditedChart, at index: Int = 0) {
        edits = edits.prefix(index) + [edited]
        for shown in [edited] + edited.others {
            if shown.id == id { chart = shown.chart } else { others[shown.id] = shown.chart }
        }
    }
}

extension ChartEdit {
    /// Creates the edits of one or more cells, as ``init(_:at:around:)`` does. The cells are filled ones of `charts` if
    /// there are several, so that no edit is carried out if one would fail.
    ///
    /// - Throws: `MandalartError`.
    public static func edits(
        _ action: CellAction, of names: [CellName], around place: Position? = nil, in cells: CellsState
    ) throws(MandalartError) -> [ChartEdit] {
        var edits: [ChartEdit] = []
        for name in names {
            switch name {
            case .address(let address):
                edits.append(try ChartEdit(action, at: address, around: place))
                guard names.count > 1, address.chart == nil else { continue }
                let cell = address.cell(around: place)
                if cells.chart.content(of: cell) == nil { throw .empty(cell) }
            case .title(let text): edits.append(ChartEdit(.called(text), action))
            }
        }
        return edits
    }

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
