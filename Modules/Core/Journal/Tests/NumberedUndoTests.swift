import Basics
import BasicsTesting
import Journal
import JournalTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing

@Suite("Undo and redo of an edit by its number")
struct NumberedUndoTests {
    @Test("take back and bring back any edit, whatever was edited since and in which scope")
    func anyEdit() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        let (one, _) = (
            try await journal.addLine("one", at: 1, of: page), try await journal.addLine("two", at: 2, of: page)
        )
        try await journal.set("text", of: one, in: "line", to: "eins")
        _ = try await journal.addPage("Tuesday")
        let undone = try await journal.revert(.undo, edit: 4, seenFrom: journal)
        #expect(undone?.number == 4)
        #expect(try await journal.lines(of: page) == ["1 one", "2 two"])
        let redone = try await journal.revert(.redo, edit: 4, seenFrom: journal)
        #expect(redone?.number == 4)
        #expect(try await journal.lines(of: page) == ["1 eins", "2 two"])
    }

    @Test("change nothing if the edit is already undone, or for a redo in effect, or if there is none")
    func already() async throws {
        let journal = try await Notebook.journal()
        for title in ["Monday", "Tuesday"] { _ = try await journal.addPage(title) }
        var seen: [Int?] = []
        for reversal in [Reversal.redo, .undo, .undo, .redo, .redo] {
            seen.append(try await journal.revert(reversal, edit: 1, seenFrom: journal)?.number)
        }
        for reversal in [Reversal.undo, .redo] {
            // Edit 3 is the undo of edit 1.
            for number in [3, 99] {
                seen.append(try await journal.revert(reversal, edit: number, seenFrom: journal)?.number)
            }
        }
        #expect(seen == [nil, 1, nil, 1, nil, nil, nil, nil, nil])
        #expect(try await journal.pages() == ["Monday", "Tuesday"])
    }

    @Test("bring back an edit after which another was made in its scope, which a redo of the scope does not")
    func redoAfterEdit() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        _ = try await journal.addLine("one", at: 1, of: page)
        _ = try await journal.revert(.undo, edit: 2, seenFrom: journal)
        _ = try await journal.addLine("two", at: 2, of: page)
        let scope = ScopeHistory(journal, of: page.number)
        let redone = [try await scope.redo()?.number, try await scope.revert(.redo, edit: 2, seenFrom: scope)?.number]
        #expect(redone == [nil, 2])
        #expect(try await journal.lines(of: page) == ["1 one", "2 two"])
        let undone = [try await scope.undo()?.number, try await scope.undo()?.number]
        #expect(undone == [4, 2])
    }

    @Test("leave a plain field that was changed since, and refuse the whole edit for a structural one")
    func changedSince() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        let line = try await journal.addLine("one", at: 1, of: page)
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE line SET text = 'two', weight = 2 WHERE id = ?", line)
        }
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE line SET text = 'three', place = 4 WHERE id = ?", line)
        }
        try await journal.set("place", of: line, in: "line", to: 5)
        let undone = try await journal.revert(.undo, edit: 3, seenFrom: journal)
        #expect(undone?.left.map(\.subject) == ["line 5"])
        await #expect(throws: JournalError.changedSince("line 4")) {
            try await journal.revert(.undo, edit: 4, seenFrom: journal)
        }
        #expect(try await journal.lines(of: page) == ["5 three"])
    }

    @Test("take away no row that was changed since, nor one with something in it that was changed since")
    func usedRow() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        let line = try await journal.addLine("one", at: 1, of: page)
        try await journal.set("text", of: line, in: "line", to: "two")
        let list = journal.pageList
        for (number, subject) in [(1, "page Monday"), (2, "line 1")] {
            await #expect(throws: JournalError.changedSince(Phrase(verbatim: subject))) {
                try await list.revert(.undo, edit: number, seenFrom: list)
            }
        }
        for number in [3, 2] { _ = try await list.revert(.undo, edit: number, seenFrom: list) }
        let undone = try await list.revert(.undo, edit: 1, seenFrom: list)
        #expect(undone?.number == 1)
        #expect(try await journal.pages() == [])
    }

    @Test("take away with a redo no row that was changed since it came back")
    func usedAgain() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        try await journal.edit { connection, _ in try connection.execute("UPDATE page SET deleted = 1") }
        _ = try await journal.revert(.undo, edit: 2, seenFrom: journal)
        _ = try await journal.addLine("one", at: 1, of: page)
        await #expect(throws: JournalError.changedSince("page Monday")) {
            try await journal.revert(.redo, edit: 2, seenFrom: journal)
        }
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("undo the creation of a place from within it, if it was not used since")
    func ownCreation() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPageWithLine()
        let within = ScopeHistory(journal, of: page.number)
        await #expect(throws: JournalError.undoneElsewhere) { try await within.undo() }
        let undone = try await journal.revert(.undo, edit: 1, seenFrom: within)
        #expect(undone?.number == 1)
        #expect(try await journal.pages() == [])
    }

    @Test("are not stopped by a place in view whose scope is gone")
    func placeGone() async throws {
        let journal = try await Notebook.journal()
        _ = try await journal.addPage("Monday")
        let gone = ScopeHistory(journal) { _ in throw Stop() }
        let undone = try await journal.revert(.undo, edit: 1, seenFrom: gone)
        #expect(undone?.number == 1)
        await #expect(throws: Stop.self) { try await gone.redo() }
    }

    @Test("are not described as seen from a place of another store")
    func otherStore() async throws {
        let (journal, other) = (try await Notebook.journal(), try await Notebook.journal())
        _ = try await journal.addPage("Monday")
        let isAsked = Mutex(false)
        let place = ScopeHistory(other) { _ in
            isAsked.withLock { $0 = true }
            return Notebook.pages
        }
        _ = try await journal.revert(.undo, edit: 1, seenFrom: place)
        #expect(!isAsked.withLock { $0 })
    }

    @Test("of the whole store take its newest edit in any scope, and redo only what was undone after the newest")
    func store() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        _ = try await journal.addLine("one", at: 1, of: page)
        _ = try await journal.addPage("Tuesday")
        var seen: [Int?] = []
        for reversal in [Reversal.redo, .undo, .undo, .redo, .undo, .undo, .undo, .redo, .redo, .redo, .redo] {
            seen.append(try await journal.revert(reversal, edit: nil, seenFrom: journal)?.number)
        }
        #expect(seen == [nil, 3, 2, 2, 2, 1, nil, 1, 2, 3, nil])
        _ = try await journal.undo()
        _ = try await journal.addLine("two", at: 2, of: page)
        let list = journal.pageList
        let redone = [try await journal.redo()?.number, try await list.redo()?.number]
        #expect(redone == [nil, 3], "no edit was made in the list of pages since")
    }
}

@Suite("The edits that a journal records for a line")
struct RecordedLineTests {
    /// Carries out work as a line, and returns the edits that are recorded for it.
    private func edits(of work: () async throws -> Void) async rethrows -> [EditReference] {
        let recorder = EditRecorder()
        try await EditRecorder.$current.withValue(recorder, operation: work)
        return recorder.close()
    }

    @Test("are those that a person made and that were committed, each one of a transaction")
    func recorded() async throws {
        let (file, journal) = try await Notebook.inFile()
        let made = try await edits {
            let page = try await journal.addPage("Monday")
            try await journal.set("title", of: page, in: "page", to: "Monday")
            try? await journal.edit { connection, _ in
                try connection.execute("UPDATE page SET title = 'Friday'")
                throw Stop()
            }
            try file.run("UPDATE page SET colour = 'red'")
            try await journal.edit { connection, edit in
                for place in 1...3 {
                    try connection.execute(
                        "INSERT INTO line (id, page, place, text) VALUES (?, ?, ?, 'x')", edit.newRow(), page, place)
                    try connection.beginNext(after: &edit, isPart: place == 1)
                }
            }
            for reversal in [Reversal.undo, .redo] {
                _ = try await journal.revert(reversal, edit: nil, seenFrom: journal)
            }
        }
        _ = try await journal.addPage("Tuesday")
        #expect(made.map(\.number) == [1, 3, 5], "edit 2 is of another program, and edit 4 is a part of edit 3")
        #expect(made.allSatisfy { ($0.log as? Journal) === journal })
    }

    @Test("are none of a transaction that fails after some of them")
    func rolledBack() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        let made = await edits {
            try? await journal.edit { connection, edit in
                try connection.execute("UPDATE page SET title = 'Friday' WHERE id = ?", page)
                try connection.beginNext(after: &edit)
                throw Stop()
            }
        }
        #expect(made.isEmpty)
        let seen = try await journal.pages()
        #expect(seen == ["Monday"])
    }
}

private struct Stop: Error {}
