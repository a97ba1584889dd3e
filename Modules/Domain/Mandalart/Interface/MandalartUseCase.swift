public import Basics

/// Reads and edits one chart. Features use this protocol, never a repository.
public protocol MandalartUseCase: Sendable {
    /// Returns the chart in its current state.
    func chart() async throws -> Chart

    /// Carries out an edit of a cell of this chart, or of another one that the edit names. When the function returns,
    /// everything is stored; if it throws, nothing.
    ///
    /// - Returns: the edited chart, and what the edit changed.
    /// - Throws: the errors of ``MandalartRepository/edit(_:at:on:)``, and the repository's error when the store cannot
    ///   be written.
    func edit(_ edit: ChartEdit) async throws -> EditedChart

    /// Returns the days on which the chart was edited, in ascending order.
    ///
    /// - Parameters:
    ///   - day: returns the local day of a moment.
    ///   - span: returns the number of a day's span, such as its week. Only the last edited day of each span includes
    ///     the chart, as it was at the end of that day.
    /// - Returns: the days.
    /// - Throws: the repository's error when the store cannot be read.
    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay]
}
