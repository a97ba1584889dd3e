public import Documents

/// Finds the charts to export, and compares imported charts with existing ones.
public protocol ChartTransferUseCase: Sendable {
    /// Returns all charts that are not archived, or the one with a name or a number, with all cells.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and the repository's error when the store cannot be read; so does
    ///   every other function.
    func namedCharts(_ word: String?) async throws -> [NamedChart]

    /// Returns a chart with all its cells.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``.
    func namedChart(_ id: ChartID) async throws -> NamedChart

    /// Returns the row of the chart with a name or a number, as ``namedCharts(_:)`` finds it.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/ambiguousChart(_:_:)``.
    func entry(for word: String) async throws -> ChartEntry

    /// Returns the names of the charts, or else their numbers, as ``namedCharts(_:)`` takes them.
    func names() async throws -> [String]

    /// Returns the effect of an import on each of the charts.
    ///
    /// - Throws: ``MandalartError/chartIsArchived(_:)``, ``MandalartError/noSuchChart(_:)`` and
    ///   ``MandalartError/severalCharts(_:)`` and ``MandalartError/noChartToPlace``.
    func arrivals(of charts: [NamedChart], at target: DocumentTarget) async throws -> [ChartArrival]
}
