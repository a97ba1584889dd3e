public import Basics

/// Provides the names that distinguish charts, and their numbers.
public protocol ChartNames: Sendable {
    /// Returns the title that distinguishes a chart from the others: its name, or else its core goal; `nil` if the
    /// chart is the only one or has neither.
    func distinctiveName(of id: ChartID) async throws -> Title?

    /// Returns the present number of a chart, with the chart's identity if charts have one in the repository.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``.
    func number(of id: ChartID) async throws -> ChartID
}

/// The list of charts, at least one of which is not archived.
public protocol ChartList: Sendable {
    /// Returns all charts, archived or not, in the order of their numbers. At first there is one chart, which is empty
    /// and has no name.
    func charts() async throws -> [ChartEntry]

    /// Returns the number of the current chart: among the charts that are not archived, the one that was made current
    /// last.
    func currentChart() async throws -> ChartID

    /// Makes a chart the current one.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/chartIsArchived(_:)``.
    func makeCurrent(_ id: ChartID) async throws

    /// Creates an empty chart, makes it the current one, and returns its number.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``.
    func create(_ name: Title) async throws -> ChartID

    /// Creates a chart with content, makes it the current one, and returns its number, all in one transaction. The
    /// content is the first edit of the chart. If there was only one chart, without a name and never filled, the new
    /// chart replaces that chart, and an undo in the list of charts restores it.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``.
    func create(_ name: Title, holding chart: Chart) async throws -> ChartID

    /// Renames a chart.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/chartNameTaken(_:)`` for the name of another
    ///   chart.
    func rename(_ id: ChartID, to name: Title) async throws

    /// Archives or unarchives a chart.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/lastChart`` when it is the last one that is
    ///   not archived.
    func setArchived(_ id: ChartID, _ isArchived: Bool) async throws

    /// Deletes a chart with all its cells. An undo in the list of charts restores it.
    ///
    /// - Throws: as ``setArchived(_:_:)``.
    func delete(_ id: ChartID) async throws
}

/// Reads and edits the list of charts. Features use this protocol, never a repository.
public protocol ChartsUseCase: ChartList, ChartNames {
    /// Returns the use case for the content of one chart.
    func chart(_ id: ChartID) -> any MandalartUseCase
}

extension ChartsUseCase {
    /// Returns whether there is any chart but the first one as it was made: empty and without a name.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    public func isInUse() async throws -> Bool {
        let charts = try await charts()
        return charts.count > 1 || charts.contains { $0.listedTitle != nil || $0.subGoals > 0 || $0.actionItems > 0 }
    }
}

/// Finds the charts to export, and compares imported charts with existing ones.
public protocol ChartTransferUseCase: Sendable {
    /// Returns the chart with the given name or number, or for `nil` all charts that are not archived.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/ambiguousChart(_:_:)``. Every function of
    ///   this protocol also throws the repository's error when the store cannot be read.
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
