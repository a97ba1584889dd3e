/// Tells what matters today, among all charts. Features talk to this, never to a repository.
public protocol TodayUseCase: Sendable {
    /// The cells that are picked for the week or due up to a week from now, the activities of today, and the next items
    /// where nothing is due.
    ///
    /// - Throws: the repository's error when the store cannot be read; so does the other function.
    func today() async throws -> Today

    /// How much is due and was done today, and no more than that, for a line that is read often.
    func counts() async throws -> TodayCounts
}
