package import Basics

/// The edits that the lines of a session made, in any place, in order: those in effect, then those undone.
///
/// An undo takes back the last edit in effect, and a redo the first one after it. A new edit removes the undone ones.
@MainActor package final class EditTrail {
    package enum Outcome: Equatable {
        /// The edit was undone or redone.
        case done(RecordedEdit)
        /// Another program had already undone or redone the edit, which is no longer part of the trail.
        case doneElsewhere
        /// There is no edit to undo or redo.
        case nothing
    }

    private var edits: [EditReference] = []
    /// The number of edits in effect, at the beginning of ``edits``.
    private var position = 0

    package init() {}

    /// Carries out a line, and adds its edits, also if it fails. A line without edits leaves the trail as it is.
    @inline(never)  // The optimizer of Swift 6.3.1 crashes in callers that it inlines such functions into.
    package func recording<Output>(_ line: () async throws -> Output) async rethrows -> Output {
        let recorder = EditRecorder()
        defer { add(recorder.close()) }
        return try await EditRecorder.$current.withValue(recorder, operation: line)
    }

    private func add(_ made: [EditReference]) {
        if made.isEmpty { return }
        edits.replaceSubrange(position..., with: made)
        position = edits.count
    }

    /// Undoes or redoes the next edit of the trail or, at its end, the newest edit of a log that can be undone or
    /// redone, which then joins the trail. Descriptions name parts as in the place in view. If the log throws an error,
    /// the trail is unchanged.
    package func revert(
        _ reversal: Reversal, seenFrom place: (any EditLog)?, atEnd log: (any EditLog)?
    ) async throws -> Outcome {
        let index = reversal == .undo ? position - 1 : position
        if edits.indices.contains(index) {
            let edit = edits[index]
            let reverted = try await edit.log.revert(reversal, edit: edit.number, seenFrom: place ?? edit.log)
            guard let reverted else {
                edits.remove(at: index)
                if reversal == .undo { position -= 1 }
                return .doneElsewhere
            }
            position += reversal == .undo ? -1 : 1
            return .done(reverted)
        }
        guard let log, let reverted = try await log.revert(reversal, edit: nil, seenFrom: place ?? log) else {
            return .nothing
        }
        edits.insert(EditReference(reverted.number, in: log), at: position)
        if reversal == .redo { position += 1 }
        return .done(reverted)
    }
}
