public import Basics

/// Reads and edits visits. Features use this protocol, never a repository. Every change is stored completely or not at
/// all, and it is stored when its function returns.
public protocol VisitsUseCase: Sendable {
    /// Returns a page of the visits, newest first.
    func visits(_ query: VisitQuery) async throws -> VisitPage

    /// Returns the visit with the given number.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func visit(_ number: VisitNumber) async throws -> Visit

    /// Returns the present number of a visit, with the visit's identity if visits have one in the repository.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func number(of visit: VisitNumber) async throws -> VisitNumber

    /// Returns the person's current day.
    func today() -> Day

    /// Adds a visit of today or an earlier day.
    ///
    /// - Returns: the number of the new visit.
    /// - Throws: ``SakatsuError/dayToCome(_:)``.
    func add(_ visit: Visit) async throws -> VisitNumber

    /// Applies all changes to a visit, or none of them if one is invalid.
    ///
    /// - Returns: the visit after the changes.
    /// - Throws: ``SakatsuError``.
    @discardableResult func edit(_ number: VisitNumber, _ changes: [VisitChange]) async throws -> Visit

    /// Removes a visit. An undo in the list of visits restores it.
    ///
    /// - Returns: the removed visit.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    @discardableResult func remove(_ number: VisitNumber) async throws -> Visit

    /// Returns the statistics of the visits in a period.
    func statistics(_ period: StatisticsPeriod) async throws -> VisitStatistics

    /// Returns at most `count` facilities for completion, the most visited first.
    func facilities(atMost count: Int) async throws -> [Facility]
}

/// Stores the visits. Every implementation passes the contract suite of the module's Testing target.
public protocol VisitsRepository: Sendable {
    /// Returns a page of the visits, newest first. A query with words finds only visits whose facility, remarks, or
    /// names contain all of them, as whole words or parts of words, ignoring case. A query with days finds only visits
    /// on these days, and one with degrees only visits with one of these temperatures.
    func visits(_ query: VisitQuery) async throws -> VisitPage

    /// Returns the visit with the given number.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func visit(_ number: VisitNumber) async throws -> Visit

    /// Returns the present number of a visit, with the visit's identity if visits have one in the repository.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func number(of visit: VisitNumber) async throws -> VisitNumber

    /// Adds a visit, and returns the number of the new visit.
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

    /// Returns the figures of the visits in a range of days, or of all visits for `nil`, newest first.
    func figures(of days: ClosedRange<Day>?) async throws -> [VisitFigures]
}

/// A query for a page of the list of visits.
public struct VisitQuery: Hashable, Sendable {
    /// The words that a visit must contain; `nil` for all visits.
    public let words: VisitWords?
    /// The days of the visits; `nil` for all days.
    public let days: ClosedRange<Day>?
    /// The temperatures of which a visit must have one; `nil` for all visits.
    public let degrees: SearchedDegrees?
    /// The typed text of the search; `nil` for all visits.
    public let typed: String?
    /// The number of matching visits to skip, newest first.
    public let offset: Int
    /// The maximum number of visits on the page.
    public let count: Int

    /// Creates a query; by default for the newest 20 of all visits.
    public init(
        _ words: VisitWords? = nil, days: ClosedRange<Day>? = nil, degrees: SearchedDegrees? = nil,
        typed: String? = nil, from offset: Int = 0, atMost count: Int = 20
    ) {
        (self.words, self.days, self.degrees, self.typed) = (words, days, degrees, typed ?? words?.text)
        (self.offset, self.count) = (max(0, offset), max(0, count))
    }

    /// Returns the query for the page of the same visits that begins after some newer ones.
    public func from(_ offset: Int) -> VisitQuery {
        VisitQuery(words, days: days, degrees: degrees, typed: typed, from: offset, atMost: count)
    }
}

/// A page of the list of visits.
public struct VisitPage: Equatable, Sendable {
    /// The visits of the page, newest first.
    public let visits: [NumberedVisit]
    /// The number of all visits that match the query, on any page.
    public let total: Int

    /// Creates a page of visits; `total` is the number of all visits that match the query.
    public init(_ visits: [NumberedVisit], of total: Int) {
        (self.visits, self.total) = (visits, total)
    }
}
