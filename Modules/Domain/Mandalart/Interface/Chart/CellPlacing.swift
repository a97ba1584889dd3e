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
    /// What a person calls it, within a sentence.
    public var name: Phrase { chart.map { MandalartPhrases.inChart($0, cell.name) } ?? cell.name }
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

    /// Reads what a person typed for a sub-goal: `4`, or `2/4` for one of chart 2.
    ///
    /// - Throws: ``MandalartError/notATarget(_:)``, and what ``Position`` and ``ChartID`` throw.
    public init(subGoal text: String) throws(MandalartError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch parts.count {
        case 1: self.init(.subGoal(try Position(parts[0])))
        case 2: self.init(.subGoal(try Position(parts[1])), in: try ChartID(parts[0]))
        default: throw .notATarget(text)
        }
    }

    /// Reads what a person typed for an action item: `4` around the sub-goal that they are at, `6/4` around sub-goal 6,
    /// `2/6/4` around that of chart 2.
    ///
    /// - Throws: as ``init(subGoal:)``.
    public init(actionItem text: String, around subGoal: Position) throws(MandalartError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch parts.count {
        case 1: self.init(.actionItem(try Position(parts[0]), in: subGoal))
        case 2: self.init(.actionItem(try Position(parts[1]), in: try Position(parts[0])))
        case 3: self.init(.actionItem(try Position(parts[2]), in: try Position(parts[1])), in: try ChartID(parts[0]))
        default: throw .notATarget(text)
        }
    }
}
