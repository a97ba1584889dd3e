public import Time

/// Finds cells among all charts. Every implementation passes the contract suite of the module's Testing target.
public protocol FinderRepository: Sendable {
    /// The cells whose title or note contains all the words, in any language, as whole words or parts of them, in either
    /// case of the letters. Those come first whose title begins with them, then those that have them in the title, then
    /// those that have them in title or note; within that by chart and place.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func cells(with words: SearchWords, atMost count: Int) async throws -> [FoundCell]

    /// The unfinished action items of charts that are not archived: the one that was edited longest ago first, of those
    /// edited at the same time the one with the lowest rate.
    ///
    /// - Parameters:
    ///   - time: leaves out what was edited later; `nil` leaves out nothing.
    ///   - count: how many, at most.
    /// - Returns: the items in that order.
    /// - Throws: as ``cells(with:atMost:)``.
    func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) async throws -> [FoundCell]

    /// The unfinished action items of charts that are not archived that are due on a day or before it, the earliest
    /// first.
    ///
    /// - Throws: as ``cells(with:atMost:)``.
    func dueItems(until day: Day, atMost count: Int) async throws -> [FoundCell]

    /// Whether there is an action item, finished or not, in a chart that is not archived.
    ///
    /// - Throws: as ``cells(with:atMost:)``.
    func hasItems() async throws -> Bool
}
