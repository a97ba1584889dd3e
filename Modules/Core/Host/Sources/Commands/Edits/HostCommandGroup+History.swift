import Basics
import Commands
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
                try await context.revert(.undo)
            },
            HostCommand("redo", outcome: edit) {
                Syntax($0, summary: HistoryPhrases.redo) {}
            } run: { context, _ in
                try await context.revert(.redo)
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

@MainActor extension HostContext {
    /// Undoes or redoes the next edit of this session, wherever it was made. Where the session has none, the newest edit
    /// of this place is meant; in a shell, without a place, the newest edit of the store.
    ///
    /// - Returns: the edit; `nil` if nothing was changed.
    fileprivate func revert(_ reversal: Reversal) async throws -> RecordedEdit? {
        let place = placeHistory
        let log: (any EditLog)? = isAlone ? editLog ?? place : place
        let outcome = try await trail.revert(reversal, seenFrom: place, atEnd: log)
        if outcome == .nothing, log == nil { throw NoEditsHere() }
        if !speaker.writesJSON { try outcome.sentences(of: reversal).forEach(speaker.tell) }
        guard case .done(let edit) = outcome else { return nil }
        try await applySettings()
        expectChanges()
        return edit
    }

    /// The undo history of the innermost open RIB that has one.
    private var placeHistory: (any EditHistory)? { nearest { ($0 as? any EditHistoryProvider)?.editHistory } }

    fileprivate func editHistory() throws(NoEditsHere) -> any EditHistory {
        guard let history = placeHistory else { throw NoEditsHere() }
        return history
    }

    /// Shows edits, which are given newest first, in reverse order, so that the newest is just above the next prompt.
    fileprivate func show(_ edits: [RecordedEdit]) throws {
        if speaker.writesJSON {
            return try edits.reversed().forEach { try speaker.show($0, as: RecordedEdit.record) }
        }
        guard let newest = edits.first else { return try speaker.tell(HistoryPhrases.nothingEdited) }
        let numberWidth = "\(newest.number)".count
        let lines = edits.reversed().map { $0.line(for: speaker.reader, numberWidth: numberWidth) }
        let heading = speaker.reader.text(HistoryPhrases.heading).dim.wrapped(to: speaker.reader.width)
        try speaker.show((heading + lines).joined(separator: "\n"))
    }
}
