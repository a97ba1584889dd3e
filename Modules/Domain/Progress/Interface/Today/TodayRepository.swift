public import MandalartDomainInterface
public import Time

/// Reads what belongs to a day, among all charts. Every implementation passes the contract suite of the module's Testing
/// target.
public protocol TodayRepository: Sendable {
    /// The cells that are due up to a day, the earliest first; within a day by chart and place. Finished cells and the
    /// cells of archived charts are left out; a goal is finished when all of its items are.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does every other function.
    func due(until day: Day) async throws -> [DueCell]

    /// The habits of the charts that are not archived, by chart and place.
    func habits() async throws -> [FoundCell]

    /// The log entries of a day, in the order in which they were logged.
    func entries(of day: Day) async throws -> [ChartActivity]

    /// The time of the last edit; `nil` before the first.
    func lastEdit() async throws -> Timestamp?
}
