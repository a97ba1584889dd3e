public import Basics
public import MandalartDomainInterface

/// Reads the overview of a day from all charts. Every implementation passes the contract suite of the module's Testing
/// target.
public protocol TodayRepository: Sendable {
    /// Returns the unfinished cells that are due on or before a day, ordered by due day, then by chart and position.
    /// Cells of archived charts are left out. A goal is finished when all of its items are.
    func due(until day: Day) async throws -> [DueCell]

    /// Returns the habits of the charts that are not archived, ordered by chart and position.
    func habits() async throws -> [FoundCell]

    /// Returns the log entries of a day from all charts, in the order of logging.
    func entries(of day: Day) async throws -> [ChartActivity]

    /// Returns the time of the last edit; `nil` if nothing has been edited.
    func lastEdit() async throws -> Timestamp?
}
