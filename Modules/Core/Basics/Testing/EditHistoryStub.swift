public import Basics

/// A stub of an undo history, which returns the edits that a test sets.
@MainActor public final class EditHistoryStub: EditHistory {
    /// The edits that can be undone, oldest first. A redone edit becomes the last one.
    public var undoable: [RecordedEdit] = []
    /// The edits that can be redone, in the order in which they were undone.
    public var redoable: [RecordedEdit] = []
    /// All edits, oldest first, which ``last(_:)`` returns.
    public var edits: [RecordedEdit] = []
    /// An action that each undo performs unless it throws.
    public var whenUndone: () -> Void = {}
    /// The error that an undo throws; `nil` if it succeeds.
    public var failure: (any Error)?
    /// The number of edits that ``last(_:)`` was last asked for; `nil` before the first call.
    public private(set) var asked: Int?

    /// Creates a history without edits.
    public nonisolated init() {}

    /// Makes an edit, as a line of a person does: it can be undone, and the recorder of the line collects it.
    public func make(_ edit: RecordedEdit) {
        edits.append(edit)
        undoable.append(edit)
        EditRecorder.current?.record(EditReference(edit.number, in: self))
    }

    /// Moves an edit from ``undoable`` to ``redoable`` or, for a redo, back again.
    ///
    /// - Throws: ``failure``, if an edit is undone.
    public func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) throws -> RecordedEdit? {
        switch reversal {
        case .undo:
            if let failure { throw failure }
            whenUndone()
            return Self.move(number, from: &undoable, to: &redoable)
        case .redo: return Self.move(number, from: &redoable, to: &undoable)
        }
    }

    private static func move(
        _ number: Int?, from edits: inout [RecordedEdit], to others: inout [RecordedEdit]
    ) -> RecordedEdit? {
        guard let index = edits.lastIndex(where: { number == nil || $0.number == number }) else { return nil }
        let edit = edits.remove(at: index)
        others.append(edit)
        return edit
    }

    /// Returns the last `count` of the ``edits``, newest first.
    public func last(_ count: Int) -> [RecordedEdit] {
        asked = count
        return edits.suffix(count).reversed()
    }
}

extension RecordedEdit {
    /// Returns an edit with the given number and no changes.
    public static func example(_ number: Int) -> RecordedEdit {
        RecordedEdit(number: number, time: Timestamp(milliseconds: 0), changes: [])
    }
}
