public import Edits
public import MandalartDomainInterface
public import Time

/// The scope of one chart: the use cases for this chart only. The feature that opens a chart passes it on to its
/// children.
public struct OpenChart: Sendable {
    /// The number of the chart.
    public let id: ChartID
    /// Reads and edits its cells.
    public let mandalart: any MandalartUseCase
    /// Logs activities for the chart, and reads its progress.
    public let progress: any ProgressUseCase

    /// The chart's undo history.
    public let history: any EditHistory
    /// Returns the person's current day.
    public let today: @Sendable () -> Day
    private let names: any ChartNames
    private let charts: any OpenChartUseCase

    /// A scope. The use cases and the history must be those of the chart. `charts` opens other charts.
    public init(
        _ id: ChartID, among charts: any OpenChartUseCase, names: any ChartNames, mandalart: any MandalartUseCase,
        progress: any ProgressUseCase, history: any EditHistory, today: @escaping @Sendable () -> Day
    ) {
        (self.id, self.charts, self.names) = (id, charts, names)
        (self.mandalart, self.progress, self.history) = (mandalart, progress, history)
        self.today = today
    }

    /// Returns the scope of the chart with a number, by default this one. A missing chart causes an error only when it
    /// is read.
    public func chart(_ number: ChartID?) -> OpenChart {
        guard let number, number != id else { return self }
        return charts.open(number)
    }

    /// Returns the name that distinguishes the chart from others; `nil` for the only one.
    public func name() async throws -> Title? { try await names.distinctiveName(of: id) }
}

/// Another chart that was edited from the current place.
public struct OtherChart: Equatable, Sendable {
    private let id: ChartID
    private let chart: Chart

    /// A chart after the edit.
    public init(_ id: ChartID, _ chart: Chart) {
        (self.id, self.chart) = (id, chart)
    }

    /// The chart, if an address belongs to it.
    public func chart(of address: CellAddress) -> Chart? { address.chart == id ? chart : nil }
}

/// Opens charts. Features use this, never a repository.
public protocol OpenChartUseCase: Sendable {
    /// Returns the scope of a chart. A missing chart causes an error only when it is read.
    func open(_ chart: ChartID) -> OpenChart

    /// Returns the action item at an address; without a chart, in the current one.
    ///
    /// - Throws: `MandalartError.notAnItem`, `MandalartError.empty`, `MandalartError.noSuchChart`, and the repository's
    ///   error when the store cannot be read.
    func item(at address: CellAddress) async throws -> FoundCell
}
