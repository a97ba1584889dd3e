public import Time

/// Reads and edits a chart. Features talk to this, never to a repository.
public protocol MandalartUseCase: Sendable {
    /// The chart as it is now.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func chart() async throws -> Chart

    /// Makes changes to one cell as one edit: all are kept, for good, when this returns, or none.
    ///
    /// - Returns: the chart as it is after the edit.
    /// - Throws: ``MandalartError`` when a rule of the chart forbids a change, and the repository's error when the
    ///   store
    ///   cannot be written.
    func edit(_ cell: Cell, _ changes: [CellChange]) async throws -> Chart

    /// Empties a filled cell as one edit. With a sub-goal its items go; the core goal leaves the sub-goals as they are.
    ///
    /// - Returns: the chart as it is after the edit.
    /// - Throws: ``MandalartError/alreadyEmpty(_:)``, and the repository's error when the store cannot be written.
    func clear(_ cell: Cell) async throws -> Chart

    /// Moves, swaps or copies what a cell holds as one edit, in another chart as one edit of both; a sub-goal with its
    /// items.
    ///
    /// - Returns: the chart as it is after the edit.
    /// - Throws: what ``Chart/place(_:by:at:)`` throws, ``MandalartError/noSuchChart(_:)``, and the repository's error
    ///   when the store cannot be written.
    func place(_ cell: Cell, by placing: CellPlacing, at target: CellTarget) async throws -> Chart

    /// The days on which the chart was edited, in their order.
    ///
    /// - Parameters:
    ///   - day: says on which day a moment was, where the person is.
    ///   - span: the number of a span of days, such as a week. Only the last day of each that has an edit comes with the
    ///     chart at its end.
    /// - Returns: the days.
    /// - Throws: the repository's error when the store cannot be read.
    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay]
}
