public import Time

/// Reads and edits visits. Features use this, never a repository. Every change is stored completely when a function
/// returns, or not at all.
public protocol VisitsUseCase: Sendable {
    /// Returns a page of the visits, newest first.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func visits(_ query: VisitQuery) async throws -> VisitPage

    /// Returns the visit with a number.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func visit(_ number: VisitNumber) async throws -> Visit

    /// Returns the person's current day.
    func today() -> Day

    /// Adds a visit, of today or an earlier day.
    ///
    /// - Returns: its number.
    /// - Throws: ``SakatsuError/dayToCome(_:)``.
    func add(_ visit: Visit) async throws -> VisitNumber

    /// Applies changes to one visit: all of them, or none.
    ///
    /// - Returns: the visit after the change.
    /// - Throws: ``SakatsuError``.
    @discardableResult func edit(_ number: VisitNumber, _ changes: [VisitChange]) async throws -> Visit

    /// Removes a visit. An undo in the list of visits restores it.
    ///
    /// - Returns: the removed visit.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    @discardableResult func remove(_ number: VisitNumber) async throws -> Visit

    /// Returns the figures of a period.
    func statistics(_ period: StatisticsPeriod) async throws -> VisitStatistics

    /// Returns the visited facilities, the most frequent first, for completion.
    func facilities(atMost count: Int) async throws -> [Facility]
}

/// Stores the visits. Every implementation passes the contract suite of the module's Testing target.
public protocol VisitsRepository: Sendable {
    /// Returns a page of the visits, newest first. If the query has words, only visits that contain all of them in
    /// facility, remarks or names, as whole words or parts of them, ignoring case.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func visits(_ query: VisitQuery) async throws -> VisitPage

    /// Returns the visit with a number.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func visit(_ number: VisitNumber) async throws -> Visit

    /// Adds a visit with a new number.
    func add(_ visit: Visit) async throws -> VisitNumber

    /// Makes one edit: reads a visit, applies `change`, and stores the result, all in one transaction. If `change`
    /// throws, nothing is stored and its error is rethrown.
    ///
    /// - Returns: the stored visit.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func edit(_ number: VisitNumber, _ change: @escaping @Sendable (inout Visit) throws -> Void) async throws -> Visit

    /// Removes a visit.
    ///
    /// - Returns: the removed visit.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func remove(_ number: VisitNumber) async throws -> Visit

    /// Returns the figures of the visits in a range of days, newest first; of all visits for `nil`.
    func figures(of days: ClosedRange<Day>?) async throws -> [VisitFigures]
}

/// A query for a page of visits.
public struct VisitQuery: Hashable, Sendable {
    /// The words that they contain; `nil` for all.
    public let words: VisitWords?
    /// The number of newest visits to skip.
    public let offset: Int
    /// The maximum number of visits.
    public let count: Int

    /// A query; by default for the newest 20 of all visits.
    public init(_ words: VisitWords? = nil, from offset: Int = 0, atMost count: Int = 20) {
        (self.words, self.offset, self.count) = (words, max(0, offset), max(0, count))
    }
}

/// A page of visits.
public struct VisitPage: Equatable, Sendable {
    /// The visits of the page, newest first.
    public let visits: [NumberedVisit]
    /// The number of all visits that match the query.
    public let total: Int

    /// A page of visits, with the total.
    public init(_ visits: [NumberedVisit], of total: Int) {
        (self.visits, self.total) = (visits, total)
    }
}
