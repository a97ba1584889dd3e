public import MandalartDomainInterface
public import Time

/// Reads the progress of a chart, and edits its log. Features talk to this, never to a repository.
public protocol ProgressUseCase: Sendable {
    /// Logs that something was done for an action item, on a day or, by default, today.
    ///
    /// - Throws: `MandalartError.empty` when there is no such item, `DayToCome` for a day after today, and the repository's
    ///   error when the store cannot be written.
    func log(_ text: Title, for position: Position, in subGoal: Position, on day: TypedDay?) async throws -> Activity

    /// How the chart came to where it is.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func progress(over span: ChartProgress.Span) async throws -> ChartProgress

    /// Changes what was done, its day, or both; `nil` leaves one of them.
    ///
    /// - Returns: the activity as it is then.
    /// - Throws: ``ProgressError/noSuchActivity(_:)``, ``ProgressError/nothingToCorrect`` where both are `nil`, what
    ///   `TypedDay` throws for a day to come, and the repository's error when the store cannot be written.
    func correct(_ number: Int, text: Title?, on day: TypedDay?) async throws -> Activity

    /// Removes an activity.
    ///
    /// - Throws: ``ProgressError/noSuchActivity(_:)``, and the repository's error when the store cannot be written.
    func remove(_ number: Int) async throws
}

extension ProgressUseCase {
    /// The recent progress of the chart.
    ///
    /// - Throws: as ``progress(over:)``.
    public func progress() async throws -> ChartProgress { try await progress(over: .recent) }
}
