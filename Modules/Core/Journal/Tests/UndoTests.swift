import Basics
import BasicsTesting
import Journal
import JournalTesting
import SQLite
import Testing

@Suite("Undo and redo of a journal")
struct UndoTests {
    @Test("take back the last edit of a scope, whatever table it was in, and bring it back")
    func stack() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        let scope: Scope = { _ in page.number }
        _ = try await journal.addLine("one", at: 1, of: page)
        let two = try await journal.addLine("two", at: 2, of: page)
        try await journal.set("text", of: two, in: "line", to: "zwei")

        let undone = try await ScopeHistory(journal, of: scope).undo()
        #expect(undone?.changes == [change("line 2", "two", "zwei")])
        #expect(try await journal.lines(of: page) == ["1 one", "2 two"])
        _ = try await ScopeHistory(journal, of: scope).undo()
        _ = try await ScopeHistory(journal, of: scope).undo()
        #expect(try await journal.lines(of: page) == [])
        #expect(try await ScopeHistory(journal, of: scope).undo() == nil)

        for _ in 1...3 { #expect(try await ScopeHistory(journal, of: scope).redo() != nil) }
        #expect(try await ScopeHistory(journal, of: scope).redo() == nil)
        #expect(try await journal.lines(of: page) == ["1 one", "2 zwei"])
    }

    @Test("change nothing out of their scope")
    func scopes() async throws {
        let journal = try await Notebook.journal()
        let (monday, tuesday) = (try await journal.addPage("Monday"), try await journal.addPage("Tuesday"))
        _ = try await journal.addLine("one", at: 1, of: monday)
        _ = try await journal.addLine("two", at: 1, of: tuesday)
        _ = try await ScopeHistory(journal, of: monday.number).undo()
        #expect(try await journal.lines(of: monday) == [])
        #expect(try await journal.lines(of: tuesday) == ["1 two"])
        let undone = try await journal.pageList.undo()
        #expect(undone?.changes == [change("page Tuesday", nil, "Tuesday")])
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("cannot redo after another edit of the scope")
    func redoEnds() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        let scope: Scope = { _ in page.number }
        _ = try await journal.addLine("one", at: 1, of: page)
        _ = try await ScopeHistory(journal, of: scope).undo()
        _ = try await journal.addPage("Tuesday")
        #expect(try await ScopeHistory(journal, of: scope).redo() != nil, "an edit elsewhere ends nothing here")
        _ = try await ScopeHistory(journal, of: scope).undo()
        _ = try await journal.addLine("two", at: 1, of: page)
        #expect(try await ScopeHistory(journal, of: scope).redo() == nil)
        #expect(try await journal.lines(of: page) == ["1 two"])
    }

    @Test("undo an edit of two scopes from either")
    func twoScopes() async throws {
        let (journal, monday, tuesday, _) = try await moved()
        #expect(try await journal.history(of: { _ in monday.number }, last: 9).count == 2)
        _ = try await ScopeHistory(journal, of: tuesday.number).undo()
        #expect(try await journal.lines(of: monday) == ["1 one"])
        _ = try await ScopeHistory(journal, of: monday.number).redo()
        #expect(try await journal.lines(of: tuesday) == ["1 one"])
        #expect(try await ScopeHistory(journal, of: tuesday.number).undo() != nil)
        #expect(try await ScopeHistory(journal, of: tuesday.number).undo() == nil)
    }

    @Test("are refused where a row was moved since, out of their sight")
    func movedSince() async throws {
        let (journal, monday, tuesday, line) = try await moved()
        try await journal.set("place", of: line, in: "line", to: 4)
        let history = ScopeHistory(journal, of: monday.number)
        await #expect(throws: JournalError.changedSince("line 1")) { try await history.undo() }
        #expect(try await journal.lines(of: tuesday) == ["4 one"])
    }

    @Test("are refused where another row has come to the place since")
    func placeTaken() async throws {
        let (journal, monday, tuesday, _) = try await moved()
        _ = try await ScopeHistory(journal, of: monday.number).undo()
        _ = try await journal.addLine("other", at: 1, of: tuesday)
        let history = ScopeHistory(journal, of: monday.number)
        await #expect(throws: JournalError.changedSince("line 1")) { try await history.redo() }
        #expect(try await journal.lines(of: monday) == ["1 one"])
        #expect(try await journal.lines(of: tuesday) == ["1 other"])
    }

    @Test("leave a field that was changed since, and name it")
    func fieldChangedSince() async throws {
        let (journal, monday, _, line) = try await moved(withText: "moved")
        try await journal.set("text", of: line, in: "line", to: "later")
        let undone = try await ScopeHistory(journal, of: monday.number).undo()
        #expect(undone?.left.map(\.subject.english) == ["line 1"])
        #expect(try await journal.lines(of: monday) == ["1 later"])
    }

    @Test("count what nothing is left to undo of as undone")
    func nothingLeft() async throws {
        let (journal, monday, tuesday, line) = try await moved(withText: "both")
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE line SET page = ?, text = 'one' WHERE id = ?", monday, line)
        }
        _ = try await ScopeHistory(journal, of: tuesday.number).undo()
        _ = try await ScopeHistory(journal, of: tuesday.number).undo()
        #expect(try await journal.lines(of: monday) == ["1 one"])
        #expect(try await ScopeHistory(journal, of: tuesday.number).undo() == nil)
    }

    @Test("undo the making of a place only from where it was made")
    func madeElsewhere() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPageWithLine()
        await #expect(throws: JournalError.undoneElsewhere) { try await ScopeHistory(journal, of: page.number).undo() }
        _ = try await journal.pageList.undo()
        #expect(try await journal.pages() == [])
        #expect(try await journal.lines(of: page) == [])
        _ = try await journal.pageList.redo()
        #expect(try await journal.lines(of: page) == ["1 one"])
    }

    @Test("bring back just what was undone")
    func exactRedo() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPageWithLine()
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE line SET deleted = 1 WHERE page = ?", page)
        }
        _ = try await journal.pageList.undo()
        _ = try await journal.pageList.redo()
        #expect(try await journal.pages() == ["Monday"])
        #expect(try await journal.lines(of: page) == [], "the line was deleted before")
    }

    @Test("leave a place that a merge called for, which was written before the edit, if that changed anything")
    func repair() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        let line = try await journal.addLine("one", at: 1, of: page)
        func write(_ text: String) async throws -> [String] {
            try await journal.edit { connection, edit in
                try connection.repair(before: &edit) {
                    try connection.execute("UPDATE line SET place = 2 WHERE id = ?", line)
                }
                try connection.execute("UPDATE line SET text = ? WHERE id = ?", text, line)
            }
            return try await journal.lines(of: page)
        }
        let written = [try await write("one"), try await write("two")]
        #expect(written == [["1 one"], ["2 two"]])
        let history = ScopeHistory(journal, of: page.number)
        let undone = try await history.undo()
        #expect(undone?.changes == [change("line 2", "one", "two")])
        let left = try await journal.lines(of: page)
        #expect(left == ["2 one"])
        let origins = try await history.last(9).map(\.origin)
        #expect(origins == [.undo(of: 4), .change, .outside, .change])
    }

    @Test("exchange two rows as one change of each place")
    func exchange() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        _ = try await journal.addLine("one", at: 1, of: page)
        _ = try await journal.addLine("two", at: 2, of: page)
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE line SET place = 3 - place WHERE page = ?", page)
        }
        let undone = try await ScopeHistory(journal, of: page.number).undo()
        #expect(undone?.changes == [change("line 1", "one", "two"), change("line 2", "two", "one")])
        #expect(try await journal.lines(of: page) == ["1 one", "2 two"])
    }

    /// A journal with the pages Monday and Tuesday, and a line of Monday that one edit has moved to Tuesday, with its text.
    private func moved(
        withText text: String = "one"
    ) async throws -> (journal: Journal, monday: RowID, tuesday: RowID, line: RowID) {
        let journal = try await Notebook.journal()
        let (monday, tuesday) = (try await journal.addPage("Monday"), try await journal.addPage("Tuesday"))
        let line = try await journal.addLine("one", at: 1, of: monday)
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE line SET page = ?, text = ? WHERE id = ?", tuesday, text, line)
        }
        return (journal, monday, tuesday, line)
    }

    private func change(_ subject: Phrase, _ before: String?, _ after: String?) -> RecordedEdit.Change {
        RecordedEdit.Change(subject, before: before.map { .text($0) }, after: after.map { .text($0) })
    }
}

extension Journal {
    /// Adds a page “Monday” with a line “one” at its first place, as one edit.
    func addPageWithLine() async throws -> RowID {
        try await edit { connection, edit in
            let (page, line) = (try edit.newRow(), try edit.newRow())
            try connection.execute("INSERT INTO page (id, title) VALUES (?, 'Monday')", page)
            try connection.execute("INSERT INTO line (id, page, place, text) VALUES (?, ?, 1, 'one')", line, page)
            return page
        }
    }
}
