public import Edits
import Time

/// A stub of an undo history.
@MainActor public final class EditHistoryStub: EditHistory {
    /// The results of `undo`; the last element comes first.
    public var undoable: [RecordedEdit] = []
    /// The results of `redo`; the last element comes first.
    public var redoable: [RecordedEdit] = []
    /// All edits, the oldest first.
    public var edits: [RecordedEdit] = []
    /// An action that each successful `undo` performs.
    public var whenUndone: () -> Void = {}
    /// The error that `undo` fails with; `nil` to succeed.
    public var failure: (any Error)?
    /// The number of edits that was requested last.
    public private(set) var asked: Int?

    /// A history without an edit.
    public nonisolated init() {}

    /// Removes and returns the last of ``undoable``.
    ///
    /// - Throws: ``failure``.
    public func undo() throws -> RecordedEdit? {
        if let failure { throw failure }
        whenUndone()
        return undoable.popLast()
    }

    /// Removes and returns the last of ``redoable``.
    public func redo() -> RecordedEdit? { redoable.popLast() }

    /// Returns the last of ``edits``, newest first.
    public func last(_ count: Int) -> [RecordedEdit] {
        asked = count
        return edits.suffix(count).reversed()
    }
}

extension RecordedEdit {
    /// An edit with a number and no details.
    public static func example(_ number: Int) -> RecordedEdit {
        RecordedEdit(number: number, time: Timestamp(milliseconds: 0), changes: [])
    }
}
