/// What a person can do with the chart. Features talk to this, never to a repository.
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
}
