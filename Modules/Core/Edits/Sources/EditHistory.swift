/// The undo history of some data. The host gets one from an ``EditHistoryProvider``.
@MainActor public protocol EditHistory: Sendable {
    /// Undoes the last edit that is not undone.
    ///
    /// - Returns: the undone edit; `nil` if there is none.
    /// - Throws: an error whose description is shown to the user; nothing is changed then.
    func undo() async throws -> RecordedEdit?

    /// Redoes the last undone edit.
    ///
    /// - Returns: the redone edit; `nil` if there is none.
    /// - Throws: an error whose description is shown to the user; nothing is changed then.
    func redo() async throws -> RecordedEdit?

    /// The last edits, including undos and redos, newest first.
    ///
    /// - Throws: an error whose description is shown to the user.
    func last(_ count: Int) async throws -> [RecordedEdit]
}

/// The interactor of a RIB with an undo history, such as the grid of a chart. `undo`, `redo` and `history` use the
/// nearest open RIB that provides one, so that they never change anything out of sight.
@MainActor public protocol EditHistoryProvider: AnyObject {
    /// The edits of this RIB and its descendants; `nil` while it has none of its own.
    var editHistory: (any EditHistory)? { get }
}
