public import Basics
public import DreamsDomainInterface
public import MandalartDomainInterface
import ProgressDomainInterface

/// The contents of a document: charts, and in a complete export also the charts' logs and picks, and all wishes.
public struct DocumentContents: Equatable, Sendable {
    /// The charts in the order of the document.
    public let charts: [DocumentedChart]
    /// The wishes. A wish's tree refers to one of the ``charts`` by the chart's number in the document.
    public let dreams: DreamList

    /// Creates contents from charts and wishes. A tree that refers to a chart which is not among `charts` loses the
    /// reference.
    public init(charts: [DocumentedChart], dreams: DreamList = DreamList()) {
        let numbers = Set(charts.compactMap(\.number))
        let wishes = dreams.wishes.mapValues { wish in
            var wish = wish
            wish.tree.chart = wish.tree.chart.flatMap { numbers.contains($0) ? $0 : nil }
            return wish
        }
        (self.charts, self.dreams) = (charts, DreamList(wishes))
    }

    /// Whether the contents are only charts, without logs, picks and wishes.
    package var isChartsAlone: Bool {
        dreams == DreamList() && charts.allSatisfy { $0.log.isEmpty && $0.picks.isEmpty }
    }
}

/// A chart of a document, with its log and its picks in a complete export.
public struct DocumentedChart: Equatable, Sendable {
    /// The number by which the document's wishes refer to the chart; `nil` if the chart has none.
    public let number: ChartID?
    /// The chart with its name.
    public let named: NamedChart
    /// The log of the chart's items, whose entries are numbered from 1.
    public let log: [Activity]
    /// The items picked for a week, ordered by their addresses.
    public let picks: [DocumentedPick]

    /// Creates a chart of a document, by default without a number, a log, and picks. The log entries are renumbered
    /// from 1.
    public init(
        number: ChartID? = nil, _ named: NamedChart, log: [Activity] = [], picks: [DocumentedPick] = []
    ) {
        (self.number, self.named) = (number, named)
        self.picks = picks.sorted { ($0.subGoal, $0.position) < ($1.subGoal, $1.position) }
        self.log = log.enumerated().map { index, entry in
            var entry = entry
            entry.number = index + 1
            return entry
        }
    }
}

/// The pick of an action item of a documented chart.
public struct DocumentedPick: Hashable, Sendable {
    /// The position of the item's sub-goal.
    public let subGoal: Position
    /// The position of the item in the grid of its sub-goal.
    public let position: Position
    /// The day on which the item was picked for a week.
    public let day: Day

    /// Creates a pick of the item at an address.
    public init(_ position: Position, in subGoal: Position, on day: Day) {
        (self.subGoal, self.position, self.day) = (subGoal, position, day)
    }
}
