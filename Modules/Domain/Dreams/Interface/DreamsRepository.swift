/// Keeps the wishes. Every implementation passes the contract suite of the module's Testing target.
public protocol DreamsRepository: Sendable {
    /// The wishes as last kept; none at first.
    func dreams() async throws -> DreamList

    /// One edit: reads the wishes, lets `change` change them, and keeps the result, all in one transaction. When
    /// `change` throws, nothing is kept and its error comes out. No edit of anyone else comes between reading and
    /// keeping.
    ///
    /// - Returns: what `change` returns.
    func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) async throws -> Result
}
