/// Searches all charts. Features talk to this, never to a repository.
public protocol FinderUseCase: Sendable {
    /// Looks for cells.
    ///
    /// - Parameters:
    ///   - query: what is looked for, and in which order it comes.
    ///   - count: at most so many, from 1.
    /// - Returns: what was found, and when.
    /// - Throws: the repository's error when the store cannot be read.
    func find(_ query: FinderQuery, atMost count: Int) async throws -> Findings
}
