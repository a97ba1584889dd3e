public import Basics

/// The undo history of the current chart, for a list of the items of all charts. Descriptions name the chart, because
/// the list is seen from no chart.
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
