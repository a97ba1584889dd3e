/// Reads the overview of today from all charts. Features use this protocol, never a repository.
public protocol TodayUseCase: Sendable {
    /// Returns the overview of today: picked and due cells, habits left to keep, what was done, and the next items if
    /// nothing is due.
    func today() async throws -> Today

    /// Returns only the rows of the list “Done today”, which an edit may have changed.
    func done() async throws -> [DoneToday]

    /// Returns only the counts of today's overview, for a status line that is read often.
    func counts() async throws -> TodayCounts
}
