/// What a person can do with whole charts: take them out, and bring them in.
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

    /// What the charts are called, or else their numbers: what ``namedCharts(_:)`` takes.
    func names() async throws -> [String]

    /// What importing would do with each of the charts.
    ///
    /// - Throws: ``MandalartError/chartIsArchived(_:)`` for a place that was put away.
    func arrivals(of charts: [NamedChart]) async throws -> [ChartArrival]

    /// Keeps whole charts, all of them or none: those with the name of another take its place, as one edit that can be
    /// undone there; the others are new. `progress` is told how many are kept; what it throws undoes all, and so does
    /// cancelling the task.
    ///
    /// - Throws: ``MandalartError/chartIsArchived(_:)`` for a place that was put away.
    func importCharts(_ charts: [NamedChart], progress: @escaping @Sendable (Int) throws -> Void) async throws
}
