import Arguments
public import Languages

/// A typed address of a cell: `3/2` is action item 2 of sub-goal 3, and `3/5` sub-goal 3 itself, the centre of its
/// grid. A lone number is a cell of the current grid. `2:3/2` is a cell of chart 2, and `2:3` its sub-goal 3.
public struct CellAddress: Hashable, Sendable {
    /// The chart before the colon; `nil` for the current one.
    public let chart: ChartID?
    /// The sub-goal before the slash; `nil` for a lone number.
    public let subGoal: Position?
    /// The cell of that sub-goal's grid, or of the current grid.
    public let number: GridCell

    /// The address of a cell of the current grid.
    public init(_ number: GridCell) {
        (chart, subGoal, self.number) = (nil, nil, number)
    }

    /// Parses an address, with ASCII or full-width characters.
    ///
    /// - Throws: ``MandalartError/notAnAddress(_:)``, and the errors of ``Position`` and ``ChartID``.
    public init(_ text: String) throws(MandalartError) {
        let parts = text.halfWidth.split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.last, parts.count <= 2 else { throw .notAnAddress(text) }
        chart = parts.count == 2 ? try ChartID(String(parts[0])) : nil
        let numbers = last.split(separator: "/", omittingEmptySubsequences: false)
        guard let cell = numbers.last, numbers.count <= 2 else { throw .notAnAddress(text) }
        subGoal = numbers.count == 2 ? try Position(String(numbers[0])) : nil
        number = try GridCell(String(cell))
    }

    /// Resolves the address at home, or in the grid of a sub-goal. With a chart, a lone number is always a sub-goal.
    public func cell(around place: Position? = nil) -> Cell {
        switch (number, subGoal ?? (chart == nil ? place : nil)) {
        case (.centre, nil): .coreGoal
        case (.centre, let subGoal?): .subGoal(subGoal)
        case (.around(let position), nil): .subGoal(position)
        case (.around(let position), let subGoal?): .actionItem(position, in: subGoal)
        }
    }

    /// Resolves the address to a cell and its chart.
    public func target(around place: Position? = nil) -> CellTarget { CellTarget(cell(around: place), in: chart) }

    /// Resolves the address of an action item at home, or in the grid of a sub-goal.
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

extension CellAddress {
    /// Adds the number of the chart to a reply about the cell, if the address has one.
    public func telling(_ reply: Phrase?) -> Phrase? {
        guard let chart else { return reply }
        return reply.map { MandalartPhrases.told($0, of: chart) }
    }
}

extension CellAddress: CustomStringConvertible {
    /// The address as it is typed.
    public var description: String {
        (chart.map { "\($0):" } ?? "") + (subGoal.map { "\($0)/" } ?? "") + "\(number)"
    }
}
