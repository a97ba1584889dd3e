public import Edits
public import MandalartDomainInterface
public import Time

/// The scope of one chart: the use cases that are about this chart alone. Whoever opens a chart passes it on.
public struct OpenChart: Sendable {
    /// Which chart it is.
    public let id: ChartID
    /// Reads and edits its cells.
    public let mandalart: any MandalartUseCase
    /// Logs what was done for it, and tells how it came to where it is.
    public let progress: any ProgressUseCase

    /// The chart's undo history.
    public let history: any EditHistory
    /// The day that it is, where the person is.
    public let today: @Sendable () -> Day
    private let names: any ChartNames
    private let charts: any OpenChartUseCase

    /// The use cases and the history must be about the chart. `charts` opens the others.
    public init(
        _ id: ChartID, among charts: any OpenChartUseCase, names: any ChartNames, mandalart: any MandalartUseCase,
        progress: any ProgressUseCase, history: any EditHistory, today: @escaping @Sendable () -> Day
    ) {
        (self.id, self.charts, self.names) = (id, charts, names)
        (self.mandalart, self.progress, self.history) = (mandalart, progress, history)
        self.today = today
    }

    /// The chart of an address: this one, or another by its number. Whether there is such a chart shows when it is read.
    public func chart(of address: CellAddress) -> OpenChart { chart(address.chart) }

    /// The chart with a number, by default this one. Whether there is such a chart shows when it is read.
    public func chart(_ number: ChartID?) -> OpenChart {
        guard let number, number != id else { return self }
        return charts.open(number)
    }

    /// Reads what tells it from other charts; `nil` for the only one.
    public func name() async throws -> Title? { try await names.distinctiveName(of: id) }
}

/// A chart that was edited from a place of another one.
public struct OtherChart: Equatable, Sendable {
    private let id: ChartID
    private let chart: Chart

    /// The chart after the edit.
    public init(_ id: ChartID, _ chart: Chart) {
        (self.id, self.chart) = (id, chart)
    }

    /// The chart, if an address is in it.
    public func chart(of address: CellAddress) -> Chart? { address.chart == id ? chart : nil }
}

/// Opens charts. Features talk to this, never to a repository.
public protocol OpenChartUseCase: Sendable {
    /// The scope of a chart. Whether there is such a chart shows when it is read.
    func open(_ chart: ChartID) -> OpenChart

    /// The action item at an address; without a chart, in the current one.
    ///
    /// - Throws: `MandalartError.notAnItem`, `MandalartError.empty`, `MandalartError.noSuchChart`, and the repository's
    ///   error when the store cannot be read.
    func item(at address: CellAddress) async throws -> FoundCell
}
