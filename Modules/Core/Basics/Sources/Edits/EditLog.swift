/// An undo or a redo.
public enum Reversal: Sendable {
    /// Takes an edit back.
    case undo
    /// Brings back an edit that was undone.
    case redo
}

/// The log of all edits of a store, in which undo and redo address an edit by its number.
@MainActor public protocol EditLog: Sendable {
    /// Undoes or redoes an edit, by making a new edit.
    ///
    /// - Parameters:
    ///   - reversal: an undo or a redo.
    ///   - number: the number of the edit; `nil` for the newest edit that is in effect or, for a redo, the edit that was
    ///     undone last.
    ///   - place: the history of the place in view. Descriptions name a part as it is named there: `sub-goal 1` in its
    ///     chart, `sub-goal 1 of chart 2` elsewhere.
    /// - Returns: the edit that was undone or redone; `nil` if there is none, or if the numbered edit is already undone
    ///   or, for a redo, in effect.
    /// - Throws: an error whose description is shown to the user; nothing is changed then.
    func revert(_ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog) async throws -> RecordedEdit?
}

/// The part of an edit log that belongs to a place, such as the edits of a chart. Without a number, it undoes and redoes
/// only these edits; with a number, any edit of its log.
@MainActor public protocol EditHistory: EditLog {
    /// Returns at most `count` of the last edits, including undos and redos, newest first.
    ///
    /// - Throws: an error whose description is shown to the user.
    func last(_ count: Int) async throws -> [RecordedEdit]
}

extension EditLog {
    /// Undoes the newest edit that is in effect, and returns it; `nil` if there is none.
    ///
    /// - Throws: as ``revert(_:edit:seenFrom:)``.
    public func undo() async throws -> RecordedEdit? { try await revert(.undo, edit: nil, seenFrom: self) }

    /// Redoes the edit that was undone last, and returns it; `nil` if there is none, or if another edit was made since.
    ///
    /// - Throws: as ``revert(_:edit:seenFrom:)``.
    public func redo() async throws -> RecordedEdit? { try await revert(.redo, edit: nil, seenFrom: self) }
}

/// The interactor of a RIB with an undo history, such as the grid of a chart. When the session has no edit of its own to
/// undo or redo, the commands `undo` and `redo` use the innermost open RIB whose ``editHistory`` is not `nil`, so that
/// they change nothing out of sight. `history` lists the edits of that RIB. Where no open RIB has a history, all three
/// commands mean the whole store.
@MainActor public protocol EditHistoryProvider: AnyObject {
    /// The undo history of this RIB and its descendants; `nil` while the RIB has no history of its own.
    var editHistory: (any EditHistory)? { get }
}
