public import Basics
public import MandalartDomainInterface

/// The scope of one chart: the use cases that work on this chart only. The feature that opens a chart passes the scope
/// on to its children.
public struct OpenChart: Sendable {
    /// The number with which the chart was opened. With the chart's identity, all use cases find the chart under it.
    public let id: ChartID
    /// The use case that reads and edits the chart's cells.
    public let mandalart: any MandalartUseCase
    /// The use case that logs activities for the chart and reads its progress.
    public let progress: any ProgressUseCase

    /// The chart's undo history.
    public let history: any EditHistory
    /// A closure that returns the person's current day.
    public let today: @Sendable () -> Day
    private let names: any ChartNames
    private let charts: any OpenChartUseCase

    /// Creates the scope of a chart. The use cases and `history` must belong to this chart; `charts` opens other
    /// charts.
    public init(
        _ id: ChartID, among charts: any OpenChartUseCase, names: any ChartNames, mandalart: any MandalartUseCase,
        progress: any ProgressUseCase, history: any EditHistory, today: @escaping @Sendable () -> Day
    ) {
        (self.id, self.charts, self.names) = (id, charts, names)
        (self.mandalart, self.progress, self.history) = (mandalart, progress, history)
        self.today = today
    }

    /// Returns the scope of the chart with the given number; `nil` means this chart. A missing chart causes an error
    /// only when it is read.
    public func chart(_ number: ChartID?) -> OpenChart {
        guard let number, number != id else { return self }
        return charts.open(number)
    }

    /// Returns the title that distinguishes the chart from the others: its name, or else its core goal; `nil` if the
    /// chart is the only one or has neither.
    public func name() async throws -> Title? { try await names.distinctiveName(of: id) }

    /// Returns the present number of the chart, if the chart must be opened anew to show it; otherwise `nil`.
    ///
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be read.
    public func renumbered() async throws -> ChartID? {
        let now = try await names.number(of: id)
        return now == id && now.isSame(as: id) ? nil : now
    }
}

/// Opens charts. Features use this protocol, never a repository.
public protocol OpenChartUseCase: Sendable {
    /// Returns the scope of the chart that a number means. If the number has an identity, the scope stays with that chart.
    /// A missing chart causes an error only when it is read.
    func open(_ chart: ChartID) -> OpenChart

    /// Returns the scope of the current chart.
    func current() async throws -> OpenChart

    /// Returns the action item at an address. An address without a chart refers to the current one.
    ///
    /// - Throws: `MandalartError.notAnItem`, `MandalartError.empty`, `MandalartError.noSuchChart`, and the repository's
    ///   error when the store cannot be read.
    func item(at address: CellAddress) async throws -> FoundCell
}

extension OpenChartUseCase {
    /// Returns the action item that a target means in a list: a row, or else an item at an address or with a title.
    ///
    /// - Throws: `NotFound` for a number of no row, `MandalartError.noSuchTitle`, `MandalartError.ambiguousTitle`, and
    ///   the errors of ``item(at:)``.
    package func item(_ target: ItemTarget, in rows: [FoundCell]) async throws -> FoundCell {
        switch try target.among(rows) {
        case .cell(let address): return try await item(at: address)
        case .row(let number): return try rows.row(number)
        case .title(let text):
            let chart = try await current()
            let cell = try await chart.mandalart.chart().cell(called: text, isItem: true)
            return try await item(at: CellAddress(cell, in: chart.id))
        }
    }
}

/// The undo history of the current chart, for a list of the items of all charts. Descriptions name the chart, because
/// the list belongs to no single chart.
@MainActor public final class CurrentChartHistory: EditHistory {
    private let charts: any OpenChartUseCase
    private var chart: OpenChart?

    /// Creates a history of the chart that is the current one when the history is loaded or used first. It stays with
    /// that chart when another program opens another one, whose edits the person has not seen.
    public init(among charts: any OpenChartUseCase) {
        self.charts = charts
    }

    /// Finds out which chart is the current one, unless an earlier call has done so.
    public func load() async throws { _ = try await loaded() }

    /// Undoes or redoes an edit of the chart.
    public func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) async throws -> RecordedEdit? {
        try await loaded().revert(reversal, edit: number, seenFrom: place)
    }

    /// Returns at most `count` of the chart's last edits, newest first.
    public func last(_ count: Int) async throws -> [RecordedEdit] { try await loaded().last(count) }

    private func loaded() async throws -> any EditHistory {
        if let chart { return chart.history }
        let current = try await charts.current()
        chart = current
        return current.history
    }
}
