public import Languages

/// How what a cell holds comes to another cell: of a sub-goal, with all its action items. The raw value is the word that
/// is typed.
public enum CellPlacing: String, CaseIterable, Hashable, Sendable {
    /// To an empty cell; the one that it leaves is empty then.
    case move
    /// Both cells hold afterwards what the other one held.
    case swap
    /// To an empty cell; the one that it comes from holds it, too.
    case copy
}

extension CellTarget {
    /// The name within a sentence.
    public var name: Phrase { named(cell.name) }

    /// The name at the beginning of a sentence.
    public var sentenceName: Phrase { named(cell.sentenceName) }

    private func named(_ name: Phrase) -> Phrase { chart.map { MandalartPhrases.inChart($0, name) } ?? name }
}

/// A cell that something is placed in: of the chart that a person is at, or of another one.
public struct CellTarget: Hashable, Sendable {
    /// `nil` for the chart that the person is at.
    public let chart: ChartID?
    /// The cell in that chart.
    public let cell: Cell

    /// A cell of a chart, by default of the one that the person is at.
    public init(_ cell: Cell, in chart: ChartID? = nil) {
        (self.cell, self.chart) = (cell, chart)
    }
}
