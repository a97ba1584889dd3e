/// The overview of today, from all charts. Features use this, never a repository.
public protocol TodayUseCase: Sendable {
    /// Returns the cells that are picked for the week or due within a week, today's activities, and the next items if
    /// nothing is due.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does the other function.
    func today() async throws -> Today

    /// Returns only the counts of what is due and was done today, for a line that is read often.
    func counts() async throws -> TodayCounts
}
