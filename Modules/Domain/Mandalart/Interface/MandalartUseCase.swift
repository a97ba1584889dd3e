public import Time

/// Reads and edits one chart. Features use this protocol, never a repository.
public protocol MandalartUseCase: Sendable {
    /// Returns the chart in its current state.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func chart() async throws -> Chart

    /// Applies changes to one cell as one edit. When the function returns, all changes are stored; if it throws, none.
    ///
    /// - Returns: the chart after the edit, and the changed cells.
    /// - Throws: ``MandalartError`` when a rule of the chart forbids a change, and the repository's error when the
    ///   store cannot be written.
    func edit(_ cell: Cell, _ changes: [CellChange]) async throws -> EditedChart

    /// Clears a filled cell as one edit. A sub-goal is cleared with its items; clearing the core goal keeps the
    /// sub-goals.
    ///
    /// - Returns: the chart after the edit.
    /// - Throws: ``MandalartError/alreadyEmpty(_:)``, and the repository's error when the store cannot be written.
    func clear(_ cell: Cell) async throws -> Chart

    /// Moves, swaps or copies the content of a cell as one edit. A sub-goal takes its items along. If the target is in
    /// another chart, the edit includes both charts.
    ///
    /// - Returns: the chart after the edit.
    /// - Throws: the error of ``Chart/place(_:by:at:)``, ``MandalartError/noSuchChart(_:)``, and the repository's error
    ///   when the store cannot be written.
    func place(_ cell: Cell, by placing: CellPlacing, at target: CellTarget) async throws -> Chart

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
