/// What can be undone, redone and listed, whatever is edited. An ``EditHistoryProvider`` gives it to the host.
@MainActor public protocol EditHistory {
    /// Changes the last change back that is not changed back.
    ///
    /// - Returns: the change that was changed back; `nil` when there is none.
    /// - Throws: what the person is told; nothing is changed then.
    func undo() async throws -> RecordedEdit?

    /// Makes the change again that was changed back last.
    ///
    /// - Returns: the change that was made again; `nil` when there is none.
    /// - Throws: what the person is told; nothing is changed then.
    func redo() async throws -> RecordedEdit?

    /// The last edits, undos and redos among them, newest first.
    ///
    /// - Throws: what the person is told.
    func last(_ count: Int) async throws -> [RecordedEdit]
}

/// The interactor of a RIB that has edits of its own, such as the grid of a chart. `undo`, `redo` and `history` are about
/// the edits of the nearest open RIB that provides them, so never about something out of sight.
@MainActor public protocol EditHistoryProvider: AnyObject {
    /// The edits of this RIB and of those below it; `nil` while it has none of its own.
    var editHistory: (any EditHistory)? { get }
}
