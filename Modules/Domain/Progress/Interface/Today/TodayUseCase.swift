/// Reads the overview of today from all charts. Features use this, never a repository.
public protocol TodayUseCase: Sendable {
    /// Returns the overview of today: picked and due cells, habits left to keep, activities, and the next items if
    /// nothing is due.
    ///
    /// - Throws: the repository's error when the store cannot be read, as the other function does.
    func today() async throws -> Today

    /// Returns only the counts of today's overview, for a status line that is read often.
    func counts() async throws -> TodayCounts
}
