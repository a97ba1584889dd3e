public import Edits
import Time

/// Edits that a test makes up.
@MainActor public final class EditHistoryStub: EditHistory {
    /// What `undo` gives, the last first.
    public var undoable: [RecordedEdit] = []
    /// What `redo` gives, the last first.
    public var redoable: [RecordedEdit] = []
    /// All edits, the oldest first.
    public var edits: [RecordedEdit] = []
    /// Done by each `undo` that does not fail.
    public var whenUndone: () -> Void = {}
    /// When set, `undo` fails with it.
    public var failure: (any Error)?
    /// How many edits were asked for last.
    public private(set) var asked: Int?

    /// A history without an edit.
    public nonisolated init() {}

    /// The last of ``undoable``.
    ///
    /// - Throws: ``failure``.
    public func undo() throws -> RecordedEdit? {
        if let failure { throw failure }
        whenUndone()
        return undoable.popLast()
    }

    /// The last of ``redoable``.
    public func redo() -> RecordedEdit? { redoable.popLast() }

    /// The last of ``edits``, newest first.
    public func last(_ count: Int) -> [RecordedEdit] {
        asked = count
        return edits.suffix(count).reversed()
    }
}

extension RecordedEdit {
    /// An edit of a number, in which nothing is said of what was changed.
    public static func example(_ number: Int) -> RecordedEdit {
        RecordedEdit(number: number, time: Timestamp(milliseconds: 0), changes: [])
    }
}
