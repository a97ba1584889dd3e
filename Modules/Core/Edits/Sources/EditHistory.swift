/// The undo history of some data. The host gets a history from an ``EditHistoryProvider``.
@MainActor public protocol EditHistory: Sendable {
    /// Undoes the last edit that is not undone.
    ///
    /// - Returns: the undone edit; `nil` if there is nothing to undo.
    /// - Throws: an error whose description is shown to the user; nothing is changed then.
    func undo() async throws -> RecordedEdit?

    /// Redoes the last undone edit.
    ///
    /// - Returns: the redone edit; `nil` if there is nothing to redo.
    /// - Throws: an error whose description is shown to the user; nothing is changed then.
    func redo() async throws -> RecordedEdit?

    /// Returns at most `count` of the last edits, including undos and redos, newest first.
    ///
    /// - Throws: an error whose description is shown to the user.
    func last(_ count: Int) async throws -> [RecordedEdit]
}

/// The interactor of a RIB with an undo history, such as the grid of a chart. The commands `undo`, `redo` and `history`
/// use the innermost open RIB whose ``editHistory`` is not `nil`, so that they never change anything out of sight.
@MainActor public protocol EditHistoryProvider: AnyObject {
    /// The undo history of this RIB and its descendants; `nil` while the RIB has no history of its own.
    var editHistory: (any EditHistory)? { get }
}
