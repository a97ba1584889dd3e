public import Basics

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
