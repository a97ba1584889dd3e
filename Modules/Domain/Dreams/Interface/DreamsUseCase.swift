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
    /// - Throws: ``DreamsError``, such as ``DreamsError/dayToCome(_:)`` if the day on which a wish came true or a
    ///   milestone was reached is in the future.
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

/// Stores the wishes. Every implementation passes the contract suite of the module's Testing target.
public protocol DreamsRepository: Sendable {
    /// Returns the stored wishes; an empty list at first.
    func dreams() async throws -> DreamList

    /// Returns the wishes that contain all the words, anywhere in their titles and trees. Words match as in
    /// `FinderRepository`. Wishes whose title begins with the first word and has the others come first, then other
    /// wishes with the words in the title, then all others. Wishes of the same rank are ordered by number.
    func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish]

    /// Makes one edit: reads the wishes, applies `change`, and stores the result, all in one transaction. If `change`
    /// throws, nothing is stored and the error is rethrown. No other edit can happen between reading and storing.
    ///
    /// - Returns: the result of `change`.
    func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) async throws -> Result

    /// Creates a chart from the tree of a wish, named after the wish, and stores the chart's number in the tree. An
    /// undo among the wishes undoes all of it; an undo in the chart undoes only the chart's content.
    ///
    /// - Returns: the number of the new chart, which becomes the current one.
    /// - Throws: ``DreamsError/noSuchWish(_:)``, the error of ``DreamTree/grown()``, and
    ///   `MandalartError.chartNameTaken`.
    func grow(_ number: WishNumber) async throws -> ChartID
}

/// A search result: a wish, with the details that identify it for a person.
public struct FoundWish: Equatable, Sendable {
    /// The number of the wish in the list.
    public let number: WishNumber
    /// The title of the wish.
    public let title: Title
    /// The day on which the wish came true; `nil` if it has not come true.
    public let done: Day?

    /// Creates a search result from a wish and its number in the list.
    public init(_ number: WishNumber, _ wish: Wish) {
        (self.number, title, done) = (number, wish.title, wish.done)
    }
}
