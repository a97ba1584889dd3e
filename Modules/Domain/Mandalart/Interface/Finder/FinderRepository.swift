public import Time

/// Finds cells in all charts. Every implementation passes the contract suite of the module's Testing target.
public protocol FinderRepository: Sendable {
    /// Returns the cells whose title or note contains all the words, in any language, as whole words or parts of them,
    /// ignoring case. Cells whose title begins with the words come first, then those with the words in the title, then
    /// those with them in title or note; within that by chart and place.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func cells(with words: SearchWords, atMost count: Int) async throws -> [FoundCell]

    /// Returns the unfinished action items of charts that are not archived: the one that was edited longest ago first,
    /// of those edited at the same time the one with the lowest rate.
    ///
    /// - Parameters:
    ///   - time: excludes items that were edited later; `nil` excludes none.
    ///   - count: the maximum number of items.
    /// - Returns: the items in that order.
    /// - Throws: as ``cells(with:atMost:)``.
    func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) async throws -> [FoundCell]

    /// Returns the unfinished action items of charts that are not archived that are due on or before a day, earliest
    /// first.
    ///
    /// - Throws: as ``cells(with:atMost:)``.
    func dueItems(until day: Day, atMost count: Int) async throws -> [FoundCell]

    /// Returns whether there is an action item, finished or not, in a chart that is not archived.
    ///
    /// - Throws: as ``cells(with:atMost:)``.
    func hasItems() async throws -> Bool
}
