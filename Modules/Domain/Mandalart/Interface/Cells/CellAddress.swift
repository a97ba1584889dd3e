import Arguments

/// A cell as a person types it: `3/2` is action item 2 of sub-goal 3, and `3/5` sub-goal 3 itself, the centre of its grid. A
/// lone number is a cell of the grid that the person is at.
public struct CellAddress: Hashable, Sendable {
    /// The sub-goal before the slash; `nil` for a lone number.
    public let subGoal: Position?
    /// The cell of that sub-goal's grid, or of the one where the person is.
    public let number: GridCell

    /// The address of a cell of the grid that the person is at.
    public init(_ number: GridCell) {
        (subGoal, self.number) = (nil, number)
    }

    /// Parses an address, with ASCII or full-width characters.
    ///
    /// - Throws: ``MandalartError/inOtherChart(_:)`` for one with the number of a chart, ``MandalartError/notAnAddress(_:)``,
    ///   and what ``Position`` throws.
    public init(_ text: String) throws(MandalartError) {
        let target = try TargetAddress(text)
        if let chart = target.chart { throw .inOtherChart(chart) }
        self = target.cell
    }

    fileprivate init(_ parts: [Substring], of text: String) throws(MandalartError) {
        switch parts.count {
        case 1: (subGoal, number) = (nil, try GridCell(String(parts[0])))
        case 2: (subGoal, number) = (try Position(String(parts[0])), try GridCell(String(parts[1])))
        default: throw .notAnAddress(text)
        }
    }

    /// The cell that is meant at home, or in the grid of a sub-goal.
    public func cell(around place: Position? = nil) -> Cell {
        switch (number, subGoal ?? place) {
        case (.centre, nil): .coreGoal
        case (.centre, let subGoal?): .subGoal(subGoal)
        case (.around(let position), nil): .subGoal(position)
        case (.around(let position), let subGoal?): .actionItem(position, in: subGoal)
        }
    }

    /// The action item that is meant at home, or in the grid of a sub-goal.
    ///
    /// - Throws: ``MandalartError/notAnItem(_:)`` for a goal, ``MandalartError/positionIsCentre`` for a centre.
    public func item(around place: Position? = nil) throws(MandalartError) -> (position: Position, subGoal: Position) {
        if number == .centre { throw .positionIsCentre }
        guard case .actionItem(let position, in: let subGoal) = cell(around: place) else {
            throw .notAnItem(description)
        }
        return (position, subGoal)
    }
}

extension CellAddress: CustomStringConvertible {
    /// As a person types it.
    public var description: String { subGoal.map { "\($0)/\(number)" } ?? "\(number)" }
}

/// A cell of any chart as a person types it: `2:3/2` is action item 2 of sub-goal 3 of chart 2, and `2:3` its sub-goal 3.
public struct TargetAddress: Hashable, Sendable {
    /// The chart before the colon; `nil` for the one where the person is.
    public let chart: ChartID?
    /// The cell in it.
    public let cell: CellAddress

    /// Parses an address.
    ///
    /// - Throws: ``MandalartError/notAnAddress(_:)``, and what ``Position`` and ``ChartID`` throw.
    public init(_ text: String) throws(MandalartError) {
        let parts = text.halfWidth.split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.last, parts.count <= 2 else { throw .notAnAddress(text) }
        chart = parts.count == 2 ? try ChartID(String(parts[0])) : nil
        cell = try CellAddress(last.split(separator: "/", omittingEmptySubsequences: false), of: text)
    }

    /// The cell that is meant at home, or in the grid of a sub-goal. With a chart, a lone number is always a sub-goal.
    public func target(around place: Position? = nil) -> CellTarget {
        CellTarget(cell.cell(around: chart == nil ? place : nil), in: chart)
    }
}
