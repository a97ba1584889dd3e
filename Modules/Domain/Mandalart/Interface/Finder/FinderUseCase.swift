/// Searches all charts. Features use this protocol, never a repository.
public protocol FinderUseCase: Sendable {
    /// Returns the first cells that match a query.
    ///
    /// - Parameters:
    ///   - query: the query, which also determines the order.
    ///   - count: the maximum number of cells, at least 1.
    /// - Returns: the found cells, and the time of the search.
    /// - Throws: the repository's error when the store cannot be read.
    func find(_ query: FinderQuery, atMost count: Int) async throws -> Findings
}
