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

    /// Returns the chart that an address refers to; `nil` if that is another chart that was not read.
    public func chart(of address: CellAddress) -> Chart? {
        guard let number = address.chart, number != id else { return chart }
        return others[number]
    }

    /// Returns the cell that a name in a command means in the charts as they are before the edit, and the chart of that
    /// cell. A lone number is a cell of the grid at `place`.
    ///
    /// - Throws: `MandalartError` for a title of no cell, or of several, and for a chart that was not read.
    func cell(of name: CellName, around place: Position?) throws(MandalartError) -> (chart: Chart, cell: Cell) {
        switch name {
        case .address(let address):
            guard let chart = chart(of: address) else { throw .noSuchChart("\(address.chart ?? id)") }
            return (chart, address.cell(around: place))
        case .title(let text): return (chart, try chart.cell(called: text, isItem: place != nil))
        }
    }

    /// The edited cells of the last command as they are now, each with the number of its chart if that is another one.
    var editedCells: [ChartCell] {
        edits.flatMap { edited in
            [edited.cell, edited.target].compactMap { cell in
                cell.map {
                    ChartCell($0, in: edited.id.isSame(as: id) ? nil : edited.id, content: edited.chart.content(of: $0))
                }
            }
        }
    }

    /// Shows a chart of the grid as it was read.
    public mutating func show(_ chart: Chart, on today: Day) {
        (self.chart, self.today, others) = (chart, today, [:])
    }

    /// Shows the charts of the edits of a command.
    public mutating func show(_ edits: [EditedChart]) {
        self.edits = edits
        for edited in edits.flatMap({ [$0] + $0.others }) {
            if edited.id.isSame(as: id) { chart = edited.chart } else { others[edited.id] = edited.chart }
        }
    }

    /// Returns the state after an edit of a cell, for the states of a screen. `other` is the chart of the target of a
    /// move, swap or copy to another chart.
    package func after(
        _ cell: Cell, _ action: CellAction, with other: (id: ChartID, content: Chart)? = nil
    ) throws -> CellsState {
        var state = self
        let edit = ChartEdit(cell, action)
        let time = Timestamp(milliseconds: 0)
        state.show([try EditedChart(edit, of: (id, chart), with: other, at: time, on: today)])
        return state
    }

    /// Shows another chart that was read before an edit.
    public mutating func look(at chart: Chart, of number: ChartID) { others[number] = chart }
}

extension ChartEdit {
    /// Creates the edits of one or more cells, as ``init(_:of:around:)`` does.
    ///
    /// - Throws: `MandalartError`.
    public static func edits(
        _ action: CellAction, of names: [CellName], around place: Position? = nil
    ) throws(MandalartError) -> [ChartEdit] {
        var edits: [ChartEdit] = []
        for name in names { edits.append(try ChartEdit(action, of: name, around: place)) }
        return edits
    }

    /// Creates the edit of the cell with a typed name. At home, where `place` is `nil`, a lone number is a sub-goal; in
    /// the grid of the sub-goal at `place`, it is an action item.
    ///
    /// - Throws: `MandalartError` for an address that the action does not allow. At home, `clear`, `due`, and changes
    ///   of goal fields such as `note` allow the core goal. In a sub-goal's grid, only `due` and changes of goal fields
    ///   allow cells other than action items.
    public init(
        _ action: CellAction, of name: CellName, around place: Position? = nil
    ) throws(MandalartError) {
        let needsItem =
            switch action {
            case .set, .clear, .place: place != nil
            // At home a lone number is a goal, but most fields belong to action items only.
            case .change(let changes): changes.contains { !CellField.ofGoals.contains($0.field) }
            case .due: false
            case .done, .log, .pause: true
            }
        if case .address(let address) = name {
            let cell = address.cell(around: place)
            if case .set = action, cell == .coreGoal || needsItem && address.number == .centre {
                throw .titleOfCentre(cell, address)
            }
            if needsItem { _ = try address.item(around: place) }
        }
        let reference = CellReference(name).seen(around: place, isItem: needsItem)
        guard case .place(let placing, at: let target) = action else { self.init(reference, action); return }
        let there = target.seen(around: place, isItem: needsItem)
        if reference.isCoreGoal || there.isCoreGoal { throw .positionIsCentre }
        self.init(reference, .place(placing, at: there))
    }
}

extension CellReference {
    /// Creates a reference to the cell with a typed name.
    init(_ name: CellName) {
        switch name {
        case .address(let address): self = .at(address)
        case .title(let text): self = .called(text, isItem: false)
        }
    }

    fileprivate var isCoreGoal: Bool {
        if case .at(let address) = self { address.cell() == .coreGoal } else { false }
    }

    /// Returns the reference as it is meant in a place: a lone number is a cell of the grid there, and with `isItem`, a
    /// title means only items.
    fileprivate func seen(around place: Position?, isItem: Bool) -> CellReference {
        switch self {
        case .at(let address): .at(CellAddress(address.cell(around: place), in: address.chart))
        case .called(let text, _): .called(text, isItem: isItem)
        case .item, .empty, .shown: self
        }
    }
}
