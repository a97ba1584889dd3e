import Basics
import Commands
import Ribcage
import Screens
import Terminal

struct NoEditsHere: Rejection {
    let explanation = HistoryPhrases.noneHere
}

extension HostCommandGroup {
    /// The commands `undo`, `redo` and `history`, for a program with a store, or with RIBs that have an undo history:
    /// see `EditHistoryProvider`.
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
                try await context.showHistory(last: count ?? 10)
            },
        ], records: [RecordedEdit.record.description])

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
    /// Undoes or redoes the next edit of this session, in whatever place it was made. If the session has none, uses the
    /// history of this place. If the place has no history, or if the program's arguments name no place, uses the log of
    /// the store.
    fileprivate func revert(_ reversal: Reversal) async throws -> RecordedEdit? {
        let place = placeHistory ?? editLog
        let log: (any EditLog)? = run.source == .arguments && namesNoPlace ? editLog ?? place : place
        let outcome = try await trail.revert(reversal, seenFrom: place, atEnd: log)
        if outcome == .nothing, log == nil { throw NoEditsHere() }
        if !speaker.writesJSON { try outcome.sentences(of: reversal).forEach(speaker.tell) }
        guard case .done(let edit) = outcome else { return nil }
        try await applySettings()
        pages.expectChanges()
        return edit
    }

    private var placeHistory: (any EditHistory)? { nearest { ($0 as? any EditHistoryProvider)?.editHistory } }

    /// Shows the last edits of the nearest open place that has a history; where none has one, those of the store.
    fileprivate func showHistory(last count: Int) async throws {
        if let history = placeHistory { return try show(await history.last(count), HistoryPhrases.heading) }
        guard let editLog else { throw NoEditsHere() }
        try show(await editLog.last(count), HistoryPhrases.headingOfStore)
    }

    /// Shows edits, which are given newest first, in reverse order, so that the newest is just above the next prompt.
    private func show(_ edits: [RecordedEdit], _ heading: Phrase) throws {
        if speaker.writesJSON {
            return try edits.reversed().forEach { try speaker.show($0, as: RecordedEdit.record) }
        }
        guard let newest = edits.first else { return try speaker.tell(HistoryPhrases.nothingEdited) }
        let numberWidth = "\(newest.number)".count
        let lines = edits.reversed().map { $0.line(for: speaker.reader, numberWidth: numberWidth) }
        let heading = speaker.reader.text(heading).dim.wrapped(to: speaker.reader.width)
        try speaker.show((heading + lines).joined(separator: "\n"))
    }
}

extension EditTrail.Outcome {
    /// Returns the reply to `undo` or `redo`, a sentence on each line.
    func sentences(of reversal: Reversal) -> [Phrase] {
        switch self {
        case .done(let edit):
            let left = edit.left.isEmpty ? [] : [HistoryPhrases.left(edit.left.map(\.subject))]
            // `Undone: sub-goal 1 is “Endurance” again, was “Stamina”.`
            let sentence =
                reversal == .undo
                ? edit.sentence(HistoryPhrases.undone) { (is: $0.before, was: $0.after) }
                : edit.sentence(HistoryPhrases.redone) { (is: $0.after, was: $0.before) }
            return [sentence] + left
        case .doneElsewhere:
            return [reversal == .undo ? HistoryPhrases.undoneElsewhere : HistoryPhrases.redoneElsewhere]
        case .nothing:
            return [reversal == .undo ? HistoryPhrases.nothingToUndo : HistoryPhrases.nothingToRedo]
        }
    }
}

extension RecordedEdit {
    /// The edit by the numbers of changed things, if it has more changes than a line tells of.
    private var sum: Phrase? {
        guard changes.count >= Self.leastSummed, let first = counts.first else { return nil }
        func phrase(_ count: Count) -> Phrase { HistoryPhrases.count(count.things, count.effect) }
        return counts.dropFirst().reduce(phrase(first)) { HistoryPhrases.list($0, phrase($1)) }
    }

    /// The least number of changes of an edit that is summed up. For a smaller edit, the first change says more.
    private static let leastSummed = 10

    fileprivate func sentence(_ verb: Phrase, _ contents: (Change) -> (is: Content?, was: Content?)) -> Phrase {
        if let sum { return HistoryPhrases.done(verb, sum) }
        guard let change = changes.first else { return HistoryPhrases.done(verb, edit: number) }
        let (now, was) = contents(change)
        return HistoryPhrases.done(
            verb, change.subject,
            is: (first: now.phrase(of: change), second: now.phrase(of: change, after: was)),
            was: (first: was.phrase(of: change), second: was.phrase(of: change, after: now)),
            others: changes.count - 1)
    }

    /// Returns the edit as one line of the history: number, time, subject, old and new value, or the numbers of changed
    /// things. Long values are truncated to fit the reader's width.
    func line(for reader: Reader, numberWidth: Int) -> Text {
        let number = Reader.figure(number, digits: numberWidth)
        let kind =
            switch origin {
            case .change: ""
            case .outside: "\(HistoryPhrases.outside.text(in: reader.language)): "
            case .undo(of: let number): "undo \(number): "
            case .redo(of: let number): "redo \(number): "
            }
        let origin = (machine.map { "\($0): " } ?? "") + kind
        let time = reader.minute(of: time)
        let more: Text = changes.count == 1 ? "" : Text(" +\(changes.count - 1)").dim
        if reader.isLinear { return heardLine(number, origin, time, more: more, for: reader) }
        let head = Text("\(number)\(time)  ").dim + Text(line: origin)
        if let sum { return (head + reader.text(sum)).truncated(to: reader.width) }
        guard let change = changes.first else { return (head + "–").truncated(to: reader.width) }
        let label: Text = reader.text(change.label) + ": "
        func line(_ longest: Int) -> Text {
            let before = change.before.phrase(of: change, longest)
            let after = change.after.phrase(of: change, longest, after: change.before)
            return head + label + reader.text(before) + " → " + reader.text(after) + more
        }
        let whole = line(.max)
        if whole.width <= reader.width { return whole }
        // The greatest length of both texts with which the line fits; two columns are a letter and a “…”.
        let longest = stride(from: reader.width, to: 2, by: -1).first { line($0).width <= reader.width } ?? 2
        return line(longest).truncated(to: reader.width)
    }

    /// Returns the edit as a line of the history for a screen reader: `12 sub-goal 1: “Stamina”, was “Endurance”,
    /// 2026-11-21 09:05`.
    private func heardLine(_ number: String, _ origin: String, _ time: String, more: Text, for reader: Reader) -> Text {
        if let sum {
            return reader.lines(
                of: ListRow(Text(number), Text(line: origin) + reader.text(sum), facts: [Text(time)])
            ).joined()
        }
        guard let change = changes.first else {
            return reader.lines(of: ListRow(Text(number), Text(line: origin + time))).joined()
        }
        let after = reader.text(change.after.phrase(of: change)) + more
        let before = HistoryPhrases.was(change.before.phrase(of: change, after: change.after))
        return reader.lines(
            of: ListRow(
                Text(number), Text(line: origin) + reader.text(change.label),
                facts: [after, reader.text(before), Text(time)])
        ).joined()
    }
}

extension RecordedEdit.Content? {
    /// Returns the value as a phrase, with a person's own text cut to a number of columns. If `other` has the same text
    /// with other details, only the details are returned.
    fileprivate func phrase(
        of change: RecordedEdit.Change, _ longest: Int = .max, after other: RecordedEdit.Content? = nil
    ) -> Phrase {
        switch self {
        case .text(let text, let detail):
            if case .text(text, let otherDetail) = other, !detail.isEmpty, detail != otherDetail {
                return Phrase(verbatim: detail)
            }
            return HistoryPhrases.cited(Text(line: text).truncated(to: longest).plain, detail: detail)
        case .word(let word): return word
        case nil: return change.isEntry ? HistoryPhrases.gone : HistoryPhrases.empty
        }
    }
}
