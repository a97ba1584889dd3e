import Arguments
import Commands
import Consoles
import Edits
import Languages
import Records
import Ribcage
import Screens
import Terminal

/// No RIB that is open has edits.
struct NoEditsHere: Explained {
    package let explanation = HistoryPhrases.noneHere
}

// The commands of a program some of whose RIBs provide edits.
extension PromptHost {
    /// The undo history of the nearest open RIB that provides one.
    private func editHistory() throws(NoEditsHere) -> any EditHistory {
        let history = nearest { ($0 as? any EditHistoryProvider)?.editHistory }
        guard let history else { throw NoEditsHere() }
        return history
    }

    static let historyCommands = [
        HostCommand("undo", summary: HistoryPhrases.undo, outcome: edit) { host in
            let edit = try await host.editHistory().undo()
            return try await host.tell(edit, edit?.undone ?? HistoryPhrases.nothingToUndo)
        },
        HostCommand("redo", summary: HistoryPhrases.redo, outcome: edit) { host in
            let edit = try await host.editHistory().redo()
            return try await host.tell(edit, edit?.redone ?? HistoryPhrases.nothingToRedo)
        },
        HostCommand(
            "history", OptionalArgument(Argument(HistoryPhrases.count, count)), summary: HistoryPhrases.history,
            example: HistoryPhrases.historyExample, showsRecord: true
        ) { host, count in try await host.show(host.editHistory().last(count ?? 10)) },
    ]

    private static let edit: [Member<RecordedEdit?>] = [
        .object("edit", HistoryPhrases.edit, like: RecordedEdit.record().members) { $0 }
    ]

    private nonisolated static func count(_ text: String) throws(UsageError) -> Int {
        guard let count = Int(text), count > 0 else {
            throw UsageError(HistoryPhrases.wrongCount(text))
        }
        return count
    }

    /// Tells what was changed back or made again; `nil` when nothing was.
    ///
    /// - Returns: the edit.
    private func tell(_ edit: RecordedEdit?, _ phrase: Phrase) async throws -> RecordedEdit? {
        if !options.writesJSON { try attempt { try console.tell(reader.text(phrase)) } }
        if edit != nil { try await revisit() }
        return edit
    }

    /// Shows edits, the newest last: just above the next prompt.
    private func show(_ edits: [RecordedEdit]) throws {
        if options.writesJSON { return try edits.reversed().forEach { try show($0, as: RecordedEdit.record()) } }
        guard let newest = edits.first else {
            return try attempt { try console.tell(reader.text(HistoryPhrases.nothingEdited)) }
        }
        let numberWidth = "\(newest.number)".count
        let lines = edits.reversed().map { $0.line(for: reader, clock: clock, numberWidth: numberWidth) }
        try attempt { try console.show(lines.joined(separator: "\n")) }
    }

    /// Tells a person that they are not where they were, because that place is no more.
    func tellGone(_ place: Route) throws {
        if options.writesJSON { return }
        try attempt { try console.tell(reader.text(HostPhrases.gone(place, now: root.currentRoute)).dim) }
    }

    /// Goes once more to the place where a person is, after the data behind it changed. Where a step can be taken no
    /// more, they are as far as the ones before it led, are told so, and see that place.
    func revisit() async throws {
        let here = root.currentRoute
        if let first = chain.last(where: { $0.viewController is any Screen }) {
            let steps = Route(Array(here.segments.dropFirst(first.route.segments.count)))
            if let name = steps.segments.first, first.leads(to: name) {
                try await first.closeOpenPlace()
                _ = try? await first.follow(steps)
            }
        }
        let place = root.currentRoute
        if place != here { try tellGone(here) }
        try await arriveAgain(quietly: place == here)
    }
}
