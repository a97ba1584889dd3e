public import MandalartDomainInterface
public import Time

/// Reads the overview of a day from all charts. Every implementation passes the contract suite of the module's Testing
/// target.
public protocol TodayRepository: Sendable {
    /// Returns the cells that are due up to a day, earliest first; within a day by chart and place. Finished cells and
    /// those of archived charts are left out; a goal is finished when all of its items are.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func due(until day: Day) async throws -> [DueCell]

    /// Returns the habits of charts that are not archived, by chart and place.
    func habits() async throws -> [FoundCell]

    /// Returns the log entries of a day, in the order of logging.
    func entries(of day: Day) async throws -> [ChartActivity]

    /// Returns the time of the last edit; `nil` before the first.
    func lastEdit() async throws -> Timestamp?
}
