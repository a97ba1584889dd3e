import Basics

/// The address of a cell as it is typed: `3/2` is action item 2 of sub-goal 3, and `3/5` is sub-goal 3 itself, the
/// center of its grid. A lone number is a cell of the current grid. `2:3/2` is a cell of chart 2, and `2:3` is sub-goal
/// 3 of chart 2.
public struct CellAddress: Hashable, Sendable, CustomStringConvertible {
    /// The number of the chart, before the colon; `nil` for the current chart.
    public let chart: ChartID?
    /// The position of the sub-goal, before the slash; `nil` if the address has no slash.
    public let subGoal: Position?
    /// The number after the slash, or the lone number. ``cell(around:)`` returns the cell for the number.
    public let number: GridCell

    /// Creates the address of a cell of the current grid.
    public init(_ number: GridCell) {
        (chart, subGoal, self.number) = (nil, nil, number)
    }

    /// Creates the address of a cell of the current chart, or of the chart with the given number.
    public init(_ cell: Cell, in chart: ChartID? = nil) {
        switch cell {
        case .coreGoal: (self.chart, subGoal, number) = (chart, nil, .centre)
        case .subGoal(let position): (self.chart, subGoal, number) = (chart, nil, .around(position))
        case .actionItem(let position, in: let goal): (self.chart, subGoal, number) = (chart, goal, .around(position))
        }
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
        guard let typed = Int(typed: String(cell)) else { throw .positionOutOfRange(String(cell)) }
        number = typed == Position.centre ? .centre : .around(try Position(typed))
    }

    /// Returns the cell at the address. A lone number is a cell in the grid of the sub-goal at `place`, or in the main
    /// grid if `place` is `nil` or the address has a chart.
    public func cell(around place: Position? = nil) -> Cell {
        switch (number, subGoal ?? (chart == nil ? place : nil)) {
        case (.centre, nil): .coreGoal
        case (.centre, let subGoal?): .subGoal(subGoal)
        case (.around(let position), nil): .subGoal(position)
        case (.around(let position), let subGoal?): .actionItem(position, in: subGoal)
        }
    }

    /// Returns the cell at the address, as ``cell(around:)`` does, together with the number of its chart.
    public func target(around place: Position? = nil) -> CellTarget { CellTarget(cell(around: place), in: chart) }

    /// Returns the position of the action item at the address, and the position of its sub-goal. `place` has the same
    /// effect as in ``cell(around:)``.
    ///
    /// - Throws: ``MandalartError/positionIsCentre`` for number 5, ``MandalartError/notAnItem(_:)`` for any other
    ///   address of a goal.
    public func item(around place: Position? = nil) throws(MandalartError) -> (position: Position, subGoal: Position) {
        if number == .centre { throw .positionIsCentre }
        guard case .actionItem(let position, in: let subGoal) = cell(around: place) else {
            throw .notAnItem(description)
        }
        return (position, subGoal)
    }

    /// The address as it is typed.
    public var description: String {
        (chart.map { "\($0):" } ?? "") + (subGoal.map { "\($0)/" } ?? "") + "\(number)"
    }
}

/// One of the nine cells of a 3×3 grid: the center, or one of the eight around it. The eight cells are sub-goals in the
/// main grid, and action items in the grid of a sub-goal.
public enum GridCell: Hashable, Sendable, CustomStringConvertible {
    /// The center, number 5.
    case centre
    /// A cell around the center, by its position.
    case around(Position)

    /// The number as it is typed.
    public var description: String {
        switch self {
        case .centre: "\(Position.centre)"
        case .around(let position): "\(position)"
        }
    }
}
