public import Documents

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
    /// - Throws: ``MandalartError/chartIsArchived(_:)``, ``MandalartError/noSuchChart(_:)`` and
    ///   ``MandalartError/severalCharts(_:)``.
    func arrivals(of charts: [NamedChart], at target: DocumentTarget) async throws -> [ChartArrival]

    /// Keeps whole charts, all of them or none. `progress` gets the number of those that are kept; an error that it
    /// throws undoes all, and so does cancelling the task.
    ///
    /// - Parameters:
    ///   - charts: the charts of a document.
    ///   - target: where they go.
    ///   - place: the chart where a person asked for it, and can undo it; `nil` for the list of charts.
    ///   - progress: called after each chart.
    /// - Returns: how many edits an undo at `place` takes back.
    /// - Throws: as ``arrivals(of:at:)``.
    func importCharts(
        _ charts: [NamedChart], at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) async throws -> Int
}
