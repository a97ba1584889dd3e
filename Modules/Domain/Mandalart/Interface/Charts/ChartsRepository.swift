/// Stores the charts, at least one of which is not archived. Every implementation passes the contract suite of the
/// module's Testing target.
public protocol ChartsRepository: Sendable {
    /// Returns all charts, archived or not, in the order of their numbers. At first there is one chart, which is empty
    /// and has no name.
    func charts() async throws -> [ChartEntry]

    /// Returns the numbers and names of all charts, archived or not, in the order of their numbers.
    func names() async throws -> [(id: ChartID, name: Title?)]

    /// Returns the name of one chart, as in ``names()``, and whether it is the only chart. For a chart that does not
    /// exist, returns `nil` and `true`.
    func name(of id: ChartID) async throws -> (name: Title?, isOnly: Bool)

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

    /// Returns the repository of one chart. Its functions throw ``MandalartError/noSuchChart(_:)`` when the chart does
    /// not exist.
    func repository(of id: ChartID) -> any MandalartRepository
}
