public import MandalartDomainInterface
public import Time

/// Reads and edits a person's wishes. Features use this, never a repository. Every change is stored completely when a
/// function returns, or not at all.
public protocol DreamsUseCase: Sendable {
    /// Returns the current wishes.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func dreams() async throws -> DreamList

    /// Returns the wishes that contain all the words, in any part of them or of their trees, best matches first.
    func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish]

    /// Returns the person's current day.
    func today() -> Day

    /// Adds a wish at the first free number.
    ///
    /// - Returns: that number.
    /// - Throws: ``DreamsError/listIsFull``.
    func add(_ title: Title) async throws -> WishNumber

    /// Applies changes to one wish: all of them, or none.
    ///
    /// - Throws: ``DreamsError``, such as ``DreamsError/dayToCome(_:)`` for a future day of something that has
    ///   happened.
    func edit(_ number: WishNumber, _ changes: [WishChange]) async throws

    /// Removes a wish with its tree. A chart that grew from it is kept.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    func remove(_ number: WishNumber) async throws

    /// Moves a wish to a free number.
    ///
    /// - Throws: the error of ``DreamList/move(_:to:)``.
    func move(_ number: WishNumber, to target: WishNumber) async throws

    /// Swaps the numbers of two wishes.
    ///
    /// - Throws: the error of ``DreamList/swap(_:with:)``.
    func swap(_ number: WishNumber, with target: WishNumber) async throws

    /// Returns the chart that the tree of a wish grew into; `nil` if it does not exist.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    func growth(of number: WishNumber) async throws -> Growth?

    /// Grows the tree of a wish into a chart with the wish's name, which becomes the current one. A tree whose chart
    /// still exists does not grow again.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``, ``DreamsError/noGoal``, and `MandalartError.chartNameTaken` if another
    ///   chart has that name.
    func grow(_ number: WishNumber) async throws -> Growth
}
