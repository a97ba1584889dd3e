public import Languages

/// A way to place the content of a cell in another cell, for a sub-goal with all its action items. The raw value is the
/// typed word.
public enum CellPlacing: String, CaseIterable, Hashable, Sendable {
    /// Moves the content to an empty cell, and empties the source.
    case move
    /// Swaps the contents of both cells.
    case swap
    /// Copies the content to an empty cell.
    case copy
}

extension CellTarget {
    /// The name within a sentence.
    public var name: Phrase { named(cell.name) }

    /// The name at the beginning of a sentence.
    public var sentenceName: Phrase { named(cell.sentenceName) }

    private func named(_ name: Phrase) -> Phrase { chart.map { MandalartPhrases.inChart($0, name) } ?? name }
}

/// The target of a move, swap or copy: a cell of the current chart or of another one.
public struct CellTarget: Hashable, Sendable {
    /// The chart; `nil` for the current one.
    public let chart: ChartID?
    /// The cell in that chart.
    public let cell: Cell

    /// A cell of a chart, by default of the current one.
    public init(_ cell: Cell, in chart: ChartID? = nil) {
        (self.cell, self.chart) = (cell, chart)
    }
}
