public import DreamsDomainInterface
public import MandalartDomainInterface
public import ProgressDomainInterface

/// The contents of a document: charts, and in a complete export their logs and all wishes too.
public struct DocumentContents: Equatable, Sendable {
    /// The charts in their order.
    public let charts: [DocumentedChart]
    /// The wishes. The chart of a tree is identified by its number in ``charts``.
    public let dreams: DreamList

    /// Charts and wishes. A tree loses its chart if that is not among these.
    public init(charts: [DocumentedChart], dreams: DreamList = DreamList()) {
        let numbers = Set(charts.compactMap(\.number))
        let wishes = dreams.wishes.mapValues { wish in
            var wish = wish
            wish.tree.chart = wish.tree.chart.flatMap { numbers.contains($0) ? $0 : nil }
            return wish
        }
        (self.charts, self.dreams) = (charts, DreamList(wishes))
    }

    /// Whether there are only charts without logs.
    package var isChartsAlone: Bool { dreams == DreamList() && charts.allSatisfy(\.log.isEmpty) }
}

/// A chart of a document.
public struct DocumentedChart: Equatable, Sendable {
    /// The number by which the document's wishes refer to the chart; `nil` if it has none.
    public let number: ChartID?
    /// The chart with its name.
    public let named: NamedChart
    /// The log of its items. The entries are numbered from 1.
    public let log: [Activity]

    /// A chart, by default without a log.
    public init(number: ChartID? = nil, _ named: NamedChart, log: [Activity] = []) {
        (self.number, self.named) = (number, named)
        self.log = log.enumerated().map { index, entry in
            var entry = entry
            entry.number = index + 1
            return entry
        }
    }
}
