public import Basics

/// A cell of a chart, identified by its place in the grids. The content is not included.
public enum Cell: Hashable, Sendable {
    /// The cell in the center of the chart.
    case coreGoal
    /// One of the eight cells around the core goal.
    case subGoal(Position)
    /// One of the eight cells around a sub-goal. The second value is the position of the sub-goal.
    case actionItem(Position, in: Position)
}

extension Cell {
    /// The name of the cell within a sentence: `sub-goal 3`.
    public var name: Phrase {
        switch self {
        case .coreGoal: MandalartPhrases.coreGoal
        case .subGoal(let position): MandalartPhrases.subGoal(position)
        case .actionItem(let position, in: let subGoal): MandalartPhrases.actionItem(position, in: subGoal)
        }
    }

    /// The name of the cell at the beginning of a sentence: `Sub-goal 3`.
    public var sentenceName: Phrase {
        switch self {
        case .coreGoal: MandalartPhrases.theCoreGoal
        case .subGoal(let position): MandalartPhrases.theSubGoal(position)
        case .actionItem(let position, in: let subGoal): MandalartPhrases.theActionItem(position, in: subGoal)
        }
    }
}

/// A way to place the content of one cell in another. A sub-goal takes its action items along. The raw value is the
/// typed word.
public enum CellPlacing: String, CaseIterable, Hashable, Sendable {
    /// Moves the content to an empty cell; the source becomes empty.
    case move
    /// Swaps the contents of both cells.
    case swap
    /// Copies the content to an empty cell.
    case copy
}

extension CellTarget {
    /// The name of the cell within a sentence, with the number of its chart, if any.
    public var name: Phrase { named(cell.name) }

    /// The name of the cell at the beginning of a sentence, with the number of its chart, if any.
    public var sentenceName: Phrase { named(cell.sentenceName) }

    private func named(_ name: Phrase) -> Phrase { chart.map { MandalartPhrases.inChart($0, name) } ?? name }
}

/// A cell of the current chart or of another one, such as the target of a move, swap or copy.
public struct CellTarget: Hashable, Sendable {
    /// The number of the chart; `nil` for the current chart.
    public let chart: ChartID?
    /// The cell within its chart.
    public let cell: Cell

    /// Creates a target from a cell and the number of its chart, by default the current chart.
    public init(_ cell: Cell, in chart: ChartID? = nil) {
        (self.cell, self.chart) = (cell, chart)
    }
}
