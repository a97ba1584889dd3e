public import Basics

/// Finds the charts to export, and compares imported charts with existing ones.
public protocol ChartTransferUseCase: Sendable {
    /// Returns the chart with the given name or number, or for `nil` all charts that are not archived.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, ``MandalartError/ambiguousChart(_:_:)``, and the repository's
    ///   error when the store cannot be read; so does every other function.
    func namedCharts(_ word: String?) async throws -> [NamedChart]

    /// Returns the chart with the given number, together with its name.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``.
    func namedChart(_ id: ChartID) async throws -> NamedChart

    /// Returns the list row of the chart with the given name or number, by the same rules as ``namedCharts(_:)``.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/ambiguousChart(_:_:)``.
    func entry(for word: String) async throws -> ChartEntry

    /// Returns, for each chart, its name or else its number. ``namedCharts(_:)`` accepts both.
    func names() async throws -> [String]

    /// Returns the effect that importing each of the charts would have.
    ///
    /// - Throws: ``MandalartError/chartIsArchived(_:)``, ``MandalartError/noSuchChart(_:)``,
    ///   ``MandalartError/ambiguousChart(_:_:)``, ``MandalartError/severalCharts(_:)`` and
    ///   ``MandalartError/noChartToPlace``.
    func arrivals(of charts: [NamedChart], at target: DocumentTarget) async throws -> [ChartArrival]
}
