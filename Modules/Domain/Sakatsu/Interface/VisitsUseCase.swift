public import Time

/// The actions on visits. Features talk to this, never to a repository. A change is kept for good when its function returns,
/// or not at all.
public protocol VisitsUseCase: Sendable {
    /// Some of the visits, the newest first.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func visits(_ query: VisitQuery) async throws -> VisitPage

    /// A visit by its number.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func visit(_ number: VisitNumber) async throws -> Visit

    /// The day it is where the person is.
    func today() -> Day

    /// Adds a visit of today or of a day before.
    ///
    /// - Returns: its number.
    /// - Throws: ``SakatsuError/dayToCome(_:)``.
    func add(_ visit: Visit) async throws -> VisitNumber

    /// Makes changes to one visit, all or none.
    ///
    /// - Returns: the visit after that.
    /// - Throws: ``SakatsuError``.
    @discardableResult func edit(_ number: VisitNumber, _ changes: [VisitChange]) async throws -> Visit

    /// Removes a visit. An undo in the list of visits brings it back.
    ///
    /// - Returns: the visit as it was.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    @discardableResult func remove(_ number: VisitNumber) async throws -> Visit

    /// The figures of a period.
    func statistics(_ period: StatisticsPeriod) async throws -> VisitStatistics

    /// The places that were visited, the most frequent first, for completion.
    func facilities(atMost count: Int) async throws -> [Facility]
}

/// Keeps the visits. Every implementation passes the contract suite of the module's Testing target.
public protocol VisitsRepository: Sendable {
    /// Some of the visits, the newest first. Those with words have all of them in facility, remarks or names, as whole
    /// words or parts of them, in either case of the letters.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func visits(_ query: VisitQuery) async throws -> VisitPage

    /// A visit by its number.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func visit(_ number: VisitNumber) async throws -> Visit

    /// Adds a visit, and gives it a number that no visit had.
    func add(_ visit: Visit) async throws -> VisitNumber

    /// One edit: reads a visit, lets `change` change it, and keeps the result, all in one transaction. When `change`
    /// throws, nothing is kept and its error comes out.
    ///
    /// - Returns: the visit as kept.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func edit(_ number: VisitNumber, _ change: @escaping @Sendable (inout Visit) throws -> Void) async throws -> Visit

    /// Removes a visit.
    ///
    /// - Returns: the visit as it was.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``.
    func remove(_ number: VisitNumber) async throws -> Visit

    /// The figures of the visits of some days, `nil` for all, the newest first.
    func figures(of days: ClosedRange<Day>?) async throws -> [VisitFigures]
}

/// Which visits are wanted.
public struct VisitQuery: Hashable, Sendable {
    /// The words that they contain; `nil` for all.
    public let words: VisitWords?
    /// How many of the newest are left out.
    public let offset: Int
    /// How many there are at most.
    public let count: Int

    /// The first or later visits, by default the newest 20 of all.
    public init(_ words: VisitWords? = nil, from offset: Int = 0, atMost count: Int = 20) {
        (self.words, self.offset, self.count) = (words, max(0, offset), max(0, count))
    }
}

/// Some of the visits.
public struct VisitPage: Equatable, Sendable {
    /// The visits, the newest first.
    public let visits: [NumberedVisit]
    /// How many there are altogether.
    public let total: Int

    /// Some of so many visits.
    public init(_ visits: [NumberedVisit], of total: Int) {
        (self.visits, self.total) = (visits, total)
    }
}
