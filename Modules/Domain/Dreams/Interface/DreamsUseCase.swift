public import MandalartDomainInterface
public import Time

/// Reads and edits the wishes of a person. Features talk to this, never to a repository. What a function changed is
/// kept, for good, when it returns, or nothing is.
public protocol DreamsUseCase: Sendable {
    /// The wishes as they are now.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func dreams() async throws -> DreamList

    /// The wishes in which all the words stand, in any part of them or of their trees, the best ones first.
    func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish]

    /// The day it is where the person is.
    func today() -> Day

    /// Puts a wish at the first number that is free.
    ///
    /// - Returns: that number.
    /// - Throws: ``DreamsError/listIsFull``.
    func add(_ title: Title) async throws -> WishNumber

    /// Makes changes to one wish, all or none.
    ///
    /// - Throws: ``DreamsError``, as ``DreamsError/dayToCome(_:)`` for what is said to have happened after today.
    func edit(_ number: WishNumber, _ changes: [WishChange]) async throws

    /// Forgets a wish with its tree. A chart that grew from it stays.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    func remove(_ number: WishNumber) async throws

    /// Gives a wish a number that is free.
    ///
    /// - Throws: what ``DreamList/move(_:to:)`` throws.
    func move(_ number: WishNumber, to target: WishNumber) async throws

    /// Exchanges the numbers of two wishes.
    ///
    /// - Throws: what ``DreamList/swap(_:with:)`` throws.
    func swap(_ number: WishNumber, with target: WishNumber) async throws

    /// The chart that the tree of a wish grew into; `nil` when there is none, or not any more.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    func growth(of number: WishNumber) async throws -> Growth?

    /// Makes a chart of the tree of a wish, called as the wish, which is the current one from then on. A tree whose chart
    /// is still there does not grow again.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``, ``DreamsError/noGoal``, and `MandalartError.chartNameTaken` when another
    ///   chart is called so.
    func grow(_ number: WishNumber) async throws -> Growth
}
