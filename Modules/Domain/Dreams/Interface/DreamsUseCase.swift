public import Basics
public import MandalartDomainInterface

/// Reads and edits a person's wishes. Features use this protocol, never a repository. Every change is stored completely
/// or not at all, and it is stored when its function returns.
public protocol DreamsUseCase: Sendable {
    /// Returns the person's wishes.
    func dreams() async throws -> DreamList

    /// Returns the wishes that contain all the words, anywhere in their titles and trees, best matches first.
    func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish]

    /// Returns the person's current day.
    func today() -> Day

    /// Adds a wish at the first free number.
    ///
    /// - Returns: the number of the new wish.
    /// - Throws: ``DreamsError/listIsFull``.
    func add(_ title: Title) async throws -> WishNumber

    /// Applies changes to one wish, or none of them if one fails.
    ///
    /// - Throws: ``DreamsError``, such as ``DreamsError/dayToCome(_:)`` for a future day of something that has
    ///   happened.
    func edit(_ number: WishNumber, _ changes: [WishChange]) async throws

    /// Removes a wish with its tree. A chart that grew from the tree is kept.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    func remove(_ number: WishNumber) async throws

    /// Moves a wish to a free number.
    ///
    /// - Throws: the error of ``DreamList/move(_:to:)``.
    func move(_ number: WishNumber, to target: WishNumber) async throws

    /// Swaps the numbers of two wishes, or moves a wish to a free number.
    ///
    /// - Throws: the error of ``DreamList/swap(_:with:)``.
    func swap(_ number: WishNumber, with target: WishNumber) async throws

    /// Returns the chart into which the tree of a wish has grown; `nil` if the tree has not grown or the chart was
    /// deleted.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``.
    func growth(of number: WishNumber) async throws -> Growth?

    /// Creates a chart from the tree of a wish, named after the wish, and makes it the current one. If the tree has a
    /// chart that still exists, returns that chart and changes nothing.
    ///
    /// - Throws: ``DreamsError/noSuchWish(_:)``, ``DreamsError/noGoal``, and `MandalartError.chartNameTaken` if another
    ///   chart has the name of the wish.
    func grow(_ number: WishNumber) async throws -> Growth
}
