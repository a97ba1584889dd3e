public import MandalartDomainInterface

/// Stores the wishes. Every implementation passes the contract suite of the module's Testing target.
public protocol DreamsRepository: Sendable {
    /// Returns the stored wishes; an empty list at first.
    func dreams() async throws -> DreamList

    /// Returns the wishes that contain all the words, anywhere in their titles and trees. Words match as in
    /// `FinderRepository`. Wishes whose title begins with the words come first, then wishes with the words in the
    /// title, then all others. Wishes of the same rank are ordered by number.
    func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish]

    /// Makes one edit: reads the wishes, applies `change`, and stores the result, all in one transaction. If `change`
    /// throws, nothing is stored and the error is rethrown. No other edit can happen between reading and storing.
    ///
    /// - Returns: the result of `change`.
    func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) async throws -> Result

    /// Creates a chart from the tree of a wish, and stores the chart's number in the tree, as one edit. The chart has
    /// the wish's title as its name.
    ///
    /// - Returns: the number of the new chart, which becomes the current one.
    /// - Throws: ``DreamsError/noSuchWish(_:)``, the error of ``DreamTree/grown()``, and
    ///   `MandalartError.chartNameTaken`.
    func grow(_ number: WishNumber) async throws -> ChartID
}
