public import MandalartDomainInterface

/// Keeps the wishes. Every implementation passes the contract suite of the module's Testing target.
public protocol DreamsRepository: Sendable {
    /// The wishes as last kept; none at first.
    func dreams() async throws -> DreamList

    /// The wishes in which all the words stand, in any part of them or of their trees, as `FinderRepository` finds cells:
    /// those first whose title begins with the words, then those that have them in the title; within that by number.
    func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish]

    /// One edit: reads the wishes, lets `change` change them, and keeps the result, all in one transaction. When
    /// `change` throws, nothing is kept and its error comes out. No edit of anyone else comes between reading and
    /// keeping.
    ///
    /// - Returns: what `change` returns.
    func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) async throws -> Result

    /// Makes the chart that the tree of a wish grows into, named like the wish, and remembers it, as one edit.
    ///
    /// - Returns: the chart, which is the current one from then on.
    /// - Throws: ``DreamsError/noSuchWish(_:)``, what ``DreamTree/grown()`` throws, and `MandalartError.chartNameTaken`.
    func grow(_ number: WishNumber) async throws -> ChartID
}
