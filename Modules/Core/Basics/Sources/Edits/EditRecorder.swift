import Synchronization

/// An edit, by its number in a log.
public struct EditReference: Sendable {
    /// The number of the edit.
    public let number: Int
    /// The log that has the edit.
    public let log: any EditLog

    /// Creates a reference to an edit of a log.
    public init(_ number: Int, in log: any EditLog) {
        (self.number, self.log) = (number, log)
    }
}

/// Collects the edits that are made while a typed line is carried out.
///
/// The host binds a recorder to the task of the line, and a log records each edit of a person as soon as it is committed.
/// At the end of the line, the recorder is closed. A task that outlives the line still has its recorder, and its edits
/// are not collected.
public final class EditRecorder: Sendable {
    /// The recorder of the line that the current task carries out, if any.
    @TaskLocal public static var current: EditRecorder?

    /// The edits, oldest first; `nil` once the recorder is closed.
    private let edits = Mutex<[EditReference]?>([])

    /// Creates an open recorder without edits.
    public init() {}

    /// Adds an edit. Does nothing once the recorder is closed.
    public func record(_ edit: EditReference) {
        edits.withLock { $0?.append(edit) }
    }

    /// Closes the recorder, and returns its edits, oldest first.
    public func close() -> [EditReference] {
        edits.withLock { edits in
            defer { edits = nil }
            return edits ?? []
        }
    }
}
