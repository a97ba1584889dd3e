import Arguments
import Commands
import Edits
import Languages
public import Prompt
import Records
import Ribcage
import Screens
import Terminal

/// The error of `undo`, `redo` and `history` when no open RIB provides edits.
struct NoEditsHere: Rejection {
    let explanation = HistoryPhrases.noneHere
}

extension HostCommandGroup {
    /// The commands `undo`, `redo` and `history`, for a program some of whose RIBs provide edits: see
    /// `EditHistoryProvider`.
    public static let history = HostCommandGroup(
        [
            HostCommand("undo", outcome: edit) {
                Syntax($0, summary: HistoryPhrases.undo) {}
            } run: { context, _ in
                let edit = try await context.revert(.undo)
                return try await context.tell(edit, edit?.undone ?? HistoryPhrases.nothingToUndo)
            },
            HostCommand("redo", outcome: edit) {
                Syntax($0, summary: HistoryPhrases.redo) {}
            } run: { context, _ in
                let edit = try await context.revert(.redo)
                return try await context.tell(edit, edit?.redone ?? HistoryPhrases.nothingToRedo)
            },
            HostCommand("history", showsRecord: true) {
                Syntax(
                    $0, OptionalArgument(Argument(HistoryPhrases.count, count)), summary: HistoryPhrases.history,
                    example: HistoryPhrases.historyExample
                ) { $0 }
            } run: { context, count in
                try await context.show(context.editHistory().last(count ?? 10))
            },
        ], records: [RecordedEdit.record.guide])

    private static let edit: [Member<RecordedEdit?>] = [
        .object("edit", HistoryPhrases.edit, like: RecordedEdit.record.members) { $0 }, RecordedEdit.leftParts,
    ]

    private nonisolated static func count(_ text: String) throws(UsageError) -> Int {
        guard let count = Int(typed: text), count > 0 else {
            throw UsageError(HistoryPhrases.wrongCount(text))
        }
        return count
    }
}

private enum Reversal {
    case undo, redo

    @MainActor func edit(in history: any EditHistory) async throws -> RecordedEdit? {
        self == .undo ? try await history.undo() : try await history.redo()
    }
}

@MainActor extension HostContext {
    /// Undoes or redoes the edit of the last line if that was in another place, otherwise the last edit of this place.
    ///
    /// - Returns: the edit; `nil` if there was none.
    fileprivate func revert(_ reversal: Reversal) async throws -> RecordedEdit? {
        return try await reversal.edit(in: editHistory())
    }

    /// Returns the undo history of the innermost open RIB that provides one. If the last command belonged to a higher
    /// place, the search begins there, since that command made the last edit.
    fileprivate func editHistory() throws(NoEditsHere) -> any EditHistory {
        let history = nearest { ($0 as? any EditHistoryProvider)?.editHistory }
        guard let history else { throw NoEditsHere() }
        return history
    }

    /// Shows a phrase as the outcome of `undo` or `redo`. If an edit was undone or redone, the open places are
    /// refreshed.
    ///
    /// - Returns: the same edit; `nil` if there was none.
    fileprivate func tell(_ edit: RecordedEdit?, _ phrase: Phrase) async throws -> RecordedEdit? {
        if !speaker.writesJSON { try speaker.tell(phrase) }
        if let left = edit?.left, !left.isEmpty, !speaker.writesJSON {
            try speaker.tell(HistoryPhrases.left(left.map(\.subject)))
        }
        if edit != nil { expectChanges() }
        return edit
    }

    /// Shows edits, which are given newest first, in reverse order, so that the newest is just above the next prompt.
    fileprivate func show(_ edits: [RecordedEdit]) throws {
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
