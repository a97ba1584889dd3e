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

    /// Changes back the last change that is not changed back, across runs of the program.
    ///
    /// - Returns: the change that was changed back; `nil` when there is none.
    /// - Throws: ``MandalartError/editedSince(_:)``, and the repository's error when the store cannot be read or written;
    ///   nothing is changed then.
    func undo() async throws -> Edit?

    /// Makes the change again that was changed back last, until an edit changes something else.
    ///
    /// - Returns: the change that was made again; `nil` when there is none.
    /// - Throws: ``MandalartError/cannotRedo(_:)``, and the repository's error when the store cannot be read or written;
    ///   nothing is changed then.
    func redo() async throws -> Edit?

    /// The last edits, undos and redos among them, newest first.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func history(last count: Int) async throws -> [Edit]
}
