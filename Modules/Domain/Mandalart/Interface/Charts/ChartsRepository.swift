/// Stores the charts. Every implementation passes the contract suite of the module's Testing target.
public protocol ChartsRepository: ChartList {
    /// Returns the numbers and names of all charts, archived or not, in the order of their numbers.
    func names() async throws -> [(id: ChartID, name: Title?)]

    /// Returns the name of one chart, as in ``names()``, and whether it is the only chart. For a chart that does not
    /// exist, returns `nil` and `true`.
    func name(of id: ChartID) async throws -> (name: Title?, isOnly: Bool)

    /// Returns the present number of a chart, with the chart's identity if charts have one in the repository.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``.
    func number(of id: ChartID) async throws -> ChartID

    /// Returns the repository of one chart. Its functions throw ``MandalartError/noSuchChart(_:)`` when the chart does
    /// not exist.
    func repository(of id: ChartID) -> any MandalartRepository
}
