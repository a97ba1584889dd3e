import Arguments
import Commands
import Consoles
import Edits
import Languages
import Records
import Ribcage
import Screens
import Terminal

/// The error of `undo`, `redo` and `history` when no open RIB provides edits.
struct NoEditsHere: Explained {
    let explanation = HistoryPhrases.noneHere
}

// The commands `undo`, `redo` and `history`.
@MainActor extension HostContext {
    /// Returns the undo history of the innermost open RIB that provides one. If the last command belonged to a higher
    /// place, the search begins there, since that command made the last edit.
    private func editHistory() throws(NoEditsHere) -> any EditHistory {
        let depth = navigator.depthOfLastAction
        guard let history = navigator.nearest(upFrom: depth, { ($0 as? any EditHistoryProvider)?.editHistory }) else {
            throw NoEditsHere()
        }
        return history
    }

    static let historyCommands = [
        HostCommand("undo", summary: HistoryPhrases.undo, outcome: edit) { context in
            let edit = try await context.editHistory().undo()
            return try await context.tell(edit, edit?.undone ?? HistoryPhrases.nothingToUndo)
        },
        HostCommand("redo", summary: HistoryPhrases.redo, outcome: edit) { context in
            let edit = try await context.editHistory().redo()
            return try await context.tell(edit, edit?.redone ?? HistoryPhrases.nothingToRedo)
        },
        HostCommand(
            "history", OptionalArgument(Argument(HistoryPhrases.count, count)), summary: HistoryPhrases.history,
            example: HistoryPhrases.historyExample, showsRecord: true
        ) { context, count in try await context.show(context.editHistory().last(count ?? 10)) },
    ]

    private static let edit: [Member<RecordedEdit?>] = [
        .object("edit", HistoryPhrases.edit, like: RecordedEdit.record.members) { $0 }, RecordedEdit.leftParts,
    ]

    private nonisolated static func count(_ text: String) throws(UsageError) -> Int {
        guard let count = Int(typed: text), count > 0 else {
            throw UsageError(HistoryPhrases.wrongCount(text))
        }
        return count
    }

    /// Shows a phrase as the outcome of `undo` or `redo`. If an edit was undone or redone, the open places are
    /// refreshed.
    ///
    /// - Returns: the same edit; `nil` if there was none.
    private func tell(_ edit: RecordedEdit?, _ phrase: Phrase) async throws -> RecordedEdit? {
        if !speaker.writesJSON { try speaker.tell(phrase) }
        if let left = edit?.left, !left.isEmpty, !speaker.writesJSON {
            try speaker.tell(HistoryPhrases.left(left.map(\.subject)))
        }
        if edit != nil { try await pages.revisit() }
        return edit
    }

    /// Shows edits, which are given newest first, in reverse order, so that the newest is just above the next prompt.
    private func show(_ edits: [RecordedEdit]) throws {
        if speaker.writesJSON {
            return try edits.reversed().forEach { try speaker.show($0, as: RecordedEdit.record) }
        }
        guard let newest = edits.first else { return try speaker.tell(HistoryPhrases.nothingEdited) }
        let numberWidth = "\(newest.number)".count
        let lines = edits.reversed().map { $0.line(for: speaker.reader, clock: clock, numberWidth: numberWidth) }
        let heading = speaker.reader.text(HistoryPhrases.heading).dim.wrapped(to: speaker.reader.width)
        try speaker.show((heading + lines).joined(separator: "\n"))
    }
}
