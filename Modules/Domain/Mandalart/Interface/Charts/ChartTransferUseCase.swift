public import Documents

/// Finds the charts that a person exports, and compares those that a document brings with them.
public protocol ChartTransferUseCase: Sendable {
    /// All charts that are offered, or the one of a name or a number, with all that is in them.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and the repository's error when the store cannot be read; so does
    ///   every other function.
    func namedCharts(_ word: String?) async throws -> [NamedChart]

    /// A chart with all that is in it.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``.
    func namedChart(_ id: ChartID) async throws -> NamedChart

    /// The chart with a name or a number, as ``namedCharts(_:)`` finds it.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/ambiguousChart(_:_:)``.
    func entry(for word: String) async throws -> ChartEntry

    /// The names of the charts, or else their numbers, as ``namedCharts(_:)`` takes them.
    func names() async throws -> [String]

    /// The effect that an import would have on each of the charts.
    ///
    /// - Throws: ``MandalartError/chartIsArchived(_:)``, ``MandalartError/noSuchChart(_:)`` and
    ///   ``MandalartError/severalCharts(_:)`` and ``MandalartError/noChartToPlace``.
    func arrivals(of charts: [NamedChart], at target: DocumentTarget) async throws -> [ChartArrival]
}
