import Edits
import Journal
import JournalTesting
import SQLite
import SQLiteTesting
import Testing
import Time

@Suite("What other programs write into a journaled store")
struct OutsideTests {
    @Test("records what other programs have written since the last edit as one edit, when it is looked at")
    func outside() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        for title in ["Sunday", "Tuesday"] { try file.run("UPDATE page SET title = '\(title)', colour = 'red'") }
        let history = try await journal.history(of: { _ in Notebook.pages }, last: 9)
        #expect(history.map(\.number) == [2, 1])
        #expect(history.first?.changes.map(\.before) == [.text("Monday")])
        #expect(history.first?.changes.map(\.after) == [.text("Tuesday")])
        _ = try await journal.undo { _ in Notebook.pages }
        #expect(try await journal.pages() == ["Monday"])
        #expect(try file.rows("SELECT colour FROM page WHERE id = \(page.number)") == [[nil]])
    }

    @Test("records what other programs have written before the edit that comes next, and undoes it after that")
    func outsideFirst() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = 'Tuesday'")
        try await journal.set("colour", of: page, in: "page", to: "red")
        try file.run("UPDATE page SET title = 'Friday'")
        var titles: [[String]] = []
        for _ in 1...3 {
            _ = try await journal.undo { _ in Notebook.pages }
            titles.append(try await journal.pages())
        }
        #expect(titles == [["Tuesday"], ["Tuesday"], ["Monday"]])
    }

    @Test("goes on after another program has stored what cannot be read")
    func unreadableOutside() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = CAST(x'FF' AS TEXT)")
        try file.run("INSERT INTO page (id, title) VALUES (7, CAST(zeroblob(5000000) AS TEXT))")
        try await journal.set("title", of: page, in: "page", to: "Friday")
        try file.run("DROP TRIGGER journal_page_delete; DELETE FROM page WHERE id = 7")
        for _ in 1...2 { _ = try await journal.undo { _ in Notebook.pages } }
        let titles = try file.rows("SELECT hex(title) FROM page")
        #expect(titles == [["4D6F6E646179"]])
    }

    @Test("keeps the first image of a row, also where another program replaces rows")
    func replacedOutside() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = 'Tuesday'")
        try file.run("INSERT OR REPLACE INTO page (id, title) VALUES (\(page.number), 'Friday')")
        _ = try await journal.undo { _ in Notebook.pages }
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("lets no program delete a row, so that every edit can be undone")
    func rowsStay() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        _ = try await journal.addPage("Monday")
        let error = #expect(throws: DatabaseError.self) { try file.run("DELETE FROM page") }
        #expect(error?.message.contains("a row of page is deleted by setting deleted = 1") == true)
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("a row that another program replaces at once comes back as it was")
    func replacedAtOnce() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        try file.run("INSERT OR REPLACE INTO page (id, title) VALUES (\(page.number), 'Friday')")
        _ = try await journal.undo { _ in Notebook.pages }
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("a text that is not UTF-8 is shown in the history, and undone")
    func notUTF8() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        _ = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = CAST(x'FF' AS TEXT)")
        let history = try await journal.history(of: { _ in Notebook.pages }, last: 9)
        #expect(history.first?.changes.map(\.after) == [.text("\u{FFFD}")])
        _ = try await journal.undo { _ in Notebook.pages }
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("a row that cannot be read keeps its earlier values until it can, and stops no edit of others")
    func keptImage() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = CAST(zeroblob(5000000) AS TEXT)")
        for title in ["Tuesday", "Wednesday"] { _ = try await journal.addPage(title) }
        try file.run("UPDATE page SET title = 'Friday' WHERE id = \(page.number)")
        let history = try await journal.history(of: { _ in Notebook.pages }, last: 1)
        #expect(history.first?.changes.map(\.before) == [.text("Monday")])
        _ = try await journal.undo { _ in Notebook.pages }
        #expect(try await journal.pages() == ["Monday", "Tuesday", "Wednesday"])
    }

    @Test("a row that another program changed keeps its earlier values when its fields are declared in another order")
    func otherOrder() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        let line = try await journal.addLine("one", at: 1, of: page)
        try await journal.set("weight", of: line, in: "line", to: 3)
        try file.run("UPDATE line SET text = 'two', weight = 5")
        let reordered = JournaledTable(
            "line", fields: [.plain("weight"), .structural("place"), .plain("text"), .parent("page", in: "page")],
            scope: { "\($0).page" }, describe: { _ in [] })
        let later = Journal(
            try await Database.open(file.location, schema: Notebook.schema), tables: [reordered, Notebook.tables[0]],
            now: { Timestamp(milliseconds: 2_000) }, identity: { "a file" })
        _ = try await later.undo { _ in page.number }
        let row = try file.rows("SELECT page, place, text, weight FROM line")
        #expect(row == [["\(page.number)", "1", "one", "3"]])
    }

    @Test("the identity of a row that cannot be read is not given again")
    func identityOfUnreadable() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        try file.run("INSERT INTO page (title) VALUES (CAST(zeroblob(5000000) AS TEXT))")
        let next = try await journal.addPage("Tuesday")
        #expect(next.number == page.number + 2)
    }

    @Test("the history is shown where it cannot be recorded, and it is recorded later")
    func notRecorded() async throws {
        let file = try TemporaryDatabase()
        let times = Clock([1_000, -1, 2_000])
        let journal = try await Notebook.journal(file.location, now: times.next)
        _ = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = 'Tuesday'")
        var seen: [[Int64]] = []
        for _ in 1...2 {
            let history = try await journal.history(of: { _ in Notebook.pages }, last: 9)
            seen.append(history.map(\.time.milliseconds))
        }
        #expect(seen == [[1_000], [2_000, 1_000]])
    }
}
