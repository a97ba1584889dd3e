public import Basics

/// Searches all charts. Features use this protocol, never a repository.
public protocol FinderUseCase: Sendable {
    /// Returns the first cells that match a query and, for a search, the first log entries.
    ///
    /// - Parameters:
    ///   - query: the query, which also determines the order.
    ///   - count: the maximum number of cells, and likewise of entries, at least 1.
    /// - Returns: what was found, and the time of the search.
    /// - Throws: the repository's error when the store cannot be read.
    func find(_ query: FinderQuery, atMost count: Int) async throws -> Findings
}

/// Finds cells in all charts. Every implementation passes the contract suite of the module's Testing target.
public protocol FinderRepository: Sendable {
    /// Returns the cells whose title or note contains all the words, in any language, as whole words or parts of words,
    /// ignoring case. Cells whose title begins with the words come first, then those with the words in the title, then
    /// those with the words in title or note. Cells of the same rank are ordered by chart and place.
    func cells(with words: SearchWords, atMost count: Int) async throws -> [FoundCell]

    /// Returns the log entries whose text contains all the words as ``cells(with:atMost:)`` finds them, latest day first.
    /// Entries of cleared items are left out.
    func entries(with words: SearchWords, atMost count: Int) async throws -> [FoundEntry]

    /// Returns the unfinished action items of charts that are not archived, without habits, ordered by the time of
    /// their last edit, oldest first, and then by rate, lowest first.
    ///
    /// - Parameters:
    ///   - time: excludes items that were edited after this time; `nil` excludes none.
    ///   - count: the maximum number of items.
    /// - Returns: the items in that order.
    /// - Throws: the repository's error when the store cannot be read.
    func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) async throws -> [FoundCell]

    /// Returns the unfinished action items that are due on or before a day, earliest first. Habits and archived charts
    /// are left out.
    func dueItems(until day: Day, atMost count: Int) async throws -> [FoundCell]

    /// Returns whether any chart that is not archived has an action item, finished or not.
    func hasItems() async throws -> Bool
}
