/// Provides the names that distinguish charts.
public protocol ChartNames: Sendable {
    /// Returns the title that distinguishes a chart from the others: its name, or else its core goal; `nil` if the
    /// chart is the only one or has neither.
    func distinctiveName(of id: ChartID) async throws -> Title?
}

/// Reads and edits the list of charts. Features use this protocol, never a repository.
public protocol ChartsUseCase: ChartNames {
    /// Returns all charts, archived or not, in the order of their numbers.
    func charts() async throws -> [ChartEntry]

    /// Returns the number of the current chart.
    func currentChart() async throws -> ChartID

    /// Makes a chart the current one.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/chartIsArchived(_:)``.
    func makeCurrent(_ id: ChartID) async throws

    /// Creates an empty chart, makes it the current one, and returns its number.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``.
    func create(_ name: Title) async throws -> ChartID

    /// Creates a chart with content, makes it the current one, and returns its number. Everything is stored, or
    /// nothing. If there was only one chart, without a name and never filled, the new chart replaces it.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``.
    func create(_ name: Title, holding chart: Chart) async throws -> ChartID

    /// Renames a chart.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/chartNameTaken(_:)``.
    func rename(_ id: ChartID, to name: Title) async throws

    /// Archives or unarchives a chart.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/lastChart``.
    func setArchived(_ id: ChartID, _ isArchived: Bool) async throws

    /// Deletes a chart with all its cells. An undo in the list of charts restores it.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)`` and ``MandalartError/lastChart``.
    func delete(_ id: ChartID) async throws

    /// Returns the use case for the content of one chart.
    func chart(_ id: ChartID) -> any MandalartUseCase
}
