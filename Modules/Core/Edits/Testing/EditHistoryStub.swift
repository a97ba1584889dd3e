public import Edits
import Time

/// A stub of an undo history, which returns the edits that a test sets.
@MainActor public final class EditHistoryStub: EditHistory {
    /// The edits that ``undo()`` returns, the last element first.
    public var undoable: [RecordedEdit] = []
    /// The edits that ``redo()`` returns, the last element first.
    public var redoable: [RecordedEdit] = []
    /// All edits, oldest first, which ``last(_:)`` returns.
    public var edits: [RecordedEdit] = []
    /// An action that each ``undo()`` performs unless it throws.
    public var whenUndone: () -> Void = {}
    /// The error that ``undo()`` throws; `nil` if it succeeds.
    public var failure: (any Error)?
    /// The number of edits that ``last(_:)`` was last asked for; `nil` before the first call.
    public private(set) var asked: Int?

    /// Creates a history without edits.
    public nonisolated init() {}

    /// Removes the last element of ``undoable`` and returns it; `nil` if there is none.
    ///
    /// - Throws: ``failure``.
    public func undo() throws -> RecordedEdit? {
        if let failure { throw failure }
        whenUndone()
        return undoable.popLast()
    }

    /// Removes the last element of ``redoable`` and returns it; `nil` if there is none.
    public func redo() -> RecordedEdit? { redoable.popLast() }

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
