public import MandalartDomainInterface

/// Stores the wishes. Every implementation passes the contract suite of the module's Testing target.
public protocol DreamsRepository: Sendable {
    /// Returns the stored wishes; none at first.
    func dreams() async throws -> DreamList

    /// Returns the wishes that contain all the words, in any part of them or of their trees, as `FinderRepository`
    /// finds cells. Wishes whose title begins with the words come first, then those with the words in the title; within
    /// that by number.
    func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish]

    /// Makes one edit: reads the wishes, applies `change`, and stores the result, all in one transaction. If `change`
    /// throws, nothing is stored and its error is rethrown. No other edit comes between reading and storing.
    ///
    /// - Returns: the result of `change`.
    func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) async throws -> Result

    /// Creates the chart that the tree of a wish grows into, with the wish's name, and stores it with the wish, as one
    /// edit.
    ///
    /// - Returns: the new chart, which becomes the current one.
    /// - Throws: ``DreamsError/noSuchWish(_:)``, the error of ``DreamTree/grown()``, and
    ///   `MandalartError.chartNameTaken`.
    func grow(_ number: WishNumber) async throws -> ChartID
}
