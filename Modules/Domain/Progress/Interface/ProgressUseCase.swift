public import Basics
public import MandalartDomainInterface

/// Reads the progress of a chart, and corrects its activity log. Features use this protocol, never a repository.
public protocol ProgressUseCase: Sendable {
    /// Returns the progress of the chart over a time span.
    func progress(over span: ChartProgress.Span) async throws -> ChartProgress

    /// Returns the activities of the item at a position of a sub-goal, latest day first.
    func log(ofItemAt position: Position, in subGoal: Position) async throws -> [Activity]

    /// Returns the activity with a number.
    ///
    /// - Throws: ``ProgressError/noSuchActivity(_:)``, and the repository's error when the store cannot be read.
    func activity(_ number: Int) async throws -> Activity

    /// Changes the text of an activity, its day, or both; `nil` keeps the current value.
    ///
    /// - Returns: the changed activity.
    /// - Throws: ``ProgressError/noSuchActivity(_:)``, ``ProgressError/nothingToCorrect`` if both are `nil`,
    ///   `DayToCome` for a future day, and the repository's error when the store cannot be written.
    func correct(_ number: Int, text: ActivityText?, on day: TypedDay?) async throws -> Activity

    /// Removes an activity.
    ///
    /// - Throws: ``ProgressError/noSuchActivity(_:)``, and the repository's error when the store cannot be written.
    func remove(_ number: Int) async throws
}

extension ProgressUseCase {
    /// Returns the progress of the chart over ``ChartProgress/Span/recent``.
    public func progress() async throws -> ChartProgress { try await progress(over: .recent) }
}
