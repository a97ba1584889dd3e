import Basics
import BasicsTesting
import JournalTesting
import SQLite
import SQLiteTesting
import Testing

@testable import Journal

@Suite("What other programs write into a journaled store")
struct OutsideTests {
    @Test("records what other programs have written since the last edit as one edit of theirs, when it is looked at")
    func outside() async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        for title in ["Sunday", "Tuesday"] { try file.run("UPDATE page SET title = '\(title)', colour = 'red'") }
        let history = try await journal.pageHistory()
        #expect(history.map(\.number) == [2, 1])
        #expect(history.map(\.origin) == [.outside, .change])
        #expect(history.first?.changes.map(\.before) == [.text("Monday")])
        #expect(history.first?.changes.map(\.after) == [.text("Tuesday")])
        let sql = "SELECT row, field, before, after FROM journal_change WHERE edit = 2 ORDER BY field"
        let (changes, number) = (try file.rows(sql), "\(page.number)")
        #expect(changes == [[number, "page.colour", nil, "red"], [number, "page.title", "Monday", "Tuesday"]])
    }

    @Test("records what other programs have written before the edit that comes next, and undoes that edit alone")
    func outsideFirst() async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = 'Tuesday'")
        try await journal.set("colour", of: page, in: "page", to: "red")
        try file.run("UPDATE page SET title = 'Friday'")
        let undone = try await journal.pageList.undo()
        #expect(undone?.number == 3)
        let (titles, colours) = (try await journal.pages(), try file.rows("SELECT colour FROM page"))
        #expect(titles == ["Friday"])
        #expect(colours == [[nil]])
        let history = try await journal.pageHistory()
        #expect(history.map(\.origin) == [.undo(of: 3), .outside, .change, .outside, .change])
    }

    @Test("records what other programs have written before an edit that comes to nothing, too")
    func outsideBeforeNothing() async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = 'Tuesday'")
        try await journal.set("title", of: page, in: "page", to: "Tuesday")
        #expect(try file.rows("SELECT number, kind FROM journal_edit") == [["1", "0"], ["2", "1"]])
        #expect(try file.rows("SELECT count(*) FROM journal_before") == [["0"]])
    }

    @Test("leaves the rows that a later migration inserts as they are, in all stores, and lets any edit win over them")
    func laterMigration() async throws {
        let inserts = ["INSERT INTO page (id, title, colour) VALUES (5, 'Settings', 'grey')"]
        let first = Notebook.statements + Journal.statements(for: Notebook.tables)
        var (journals, files) = ([Journal](), [TemporaryDatabase]())
        defer { withExtendedLifetime(files) {} }
        for name in ["laptop", "desktop"] {
            let (file, before) = try await Notebook.inFile()
            _ = try await before.addPage("Of the \(name)")
            await before.database.close()
            try file.run("INSERT INTO page (title) VALUES ('Outside the \(name)')")
            files.append(file)
            let schema = Schema.numbered(first, Journal.initialRows(inserts))
            journals.append(
                Journal(
                    try await Database.open(file.location, schema: schema), tables: Notebook.tables,
                    now: { Timestamp(milliseconds: 2_000) }, identity: { name }))
        }
        try await journals[0].set("colour", of: RowID(5), in: "page", to: "red")
        try await journals[1].merge(journals[0])
        try await journals[0].merge(journals[1])
        for journal in journals {
            let pages = try await journal.database.read { connection in
                try connection.query("SELECT title, colour FROM page ORDER BY title") { row in
                    [try row.text("title"), try row.optionalText("colour")]
                }
            }
            #expect(
                pages == [
                    ["Of the desktop", nil], ["Of the laptop", nil], ["Outside the desktop", nil],
                    ["Outside the laptop", nil], ["Settings", "red"],
                ])
        }
    }

    @Test("undoes nothing that another program changed, in a scope, in the store or by its number")
    func notUndone() async throws {
        let (file, journal) = try await Notebook.inFile()
        try file.run("INSERT INTO page (title) VALUES ('Monday')")
        let pages = journal.pageList
        for log in [pages, journal] as [any EditLog] {
            let undone = [try await log.undo(), try await log.revert(.undo, edit: 1, seenFrom: pages)]
            #expect(undone == [nil, nil])
        }
        let seen = try await journal.pages()
        #expect(seen == ["Monday"])
    }

    @Test("finds that the mark of an edit is not as it was written")
    func damagedMark() async throws {
        let (file, journal) = try await Notebook.inFile()
        try file.run("INSERT INTO page (title) VALUES ('Monday')")
        try await journal.recordOutside()
        try file.run("UPDATE journal_edit SET kind = 0")
        await #expect(throws: JournalError.damaged(edit: 1)) { try await journal.undo() }
        let seen = try await journal.pages()
        #expect(seen == ["Monday"])
    }

    @Test("takes away no row that another program has changed since, nor one with something of another program in it")
    func createdAndChanged() async throws {
        let (file, journal) = try await Notebook.inFile()
        let monday = try await journal.addPage("Monday")
        try file.run("INSERT INTO line (page, place, text) VALUES (\(monday.number), 1, 'theirs')")
        await #expect(throws: JournalError.changedSince("page Monday")) { try await journal.undo() }
        _ = try await journal.addPage("Tuesday")
        try file.run("UPDATE page SET colour = 'red' WHERE title = 'Tuesday'")
        let pages = journal.pageList
        for log in [pages, journal] as [any EditLog] {
            await #expect(throws: JournalError.changedSince("page Tuesday")) { try await log.undo() }
        }
        let seen = try await journal.pages()
        #expect(seen == ["Monday", "Tuesday"])
    }

    @Test("goes on after another program has stored what cannot be read")
    func unreadableOutside() async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = CAST(x'FF' AS TEXT)")
        try file.run("INSERT INTO page (id, title) VALUES (7, CAST(zeroblob(5000000) AS TEXT))")
        try await journal.set("title", of: page, in: "page", to: "Friday")
        try file.run("DROP TRIGGER journal_page_delete; DELETE FROM page WHERE id <> \(page.number)")
        let history = try await journal.pageHistory()
        #expect(history.map(\.origin) == [.change, .outside, .change])
        let undone = try await journal.pageList.undo()
        #expect(undone?.changes.map(\.before) == [.text("\u{FFFD}")])
    }

    @Test("keeps the first image of a row that another program replaces, at once or later", arguments: [true, false])
    func replacedOutside(isFirst: Bool) async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        if !isFirst { try file.run("UPDATE page SET title = 'Tuesday'") }
        try file.run("INSERT OR REPLACE INTO page (id, title) VALUES (\(page.number), 'Friday')")
        let history = try await journal.pageHistory(last: 1)
        #expect(history.first?.changes == [Self.retitled("Monday", "Friday")])
    }

    @Test("gives rows that another program has added without identities its own, with all that refers to them")
    func identities() async throws {
        let (file, journal) = try await Notebook.inFile()
        let other = try await Notebook.journal(identity: "elsewhere")
        _ = try await other.addPage("Monday")
        _ = try await journal.receive(other.edits(of: other.replica()), after: Reception(sent: 0))
        // SQLite takes the identity after Monday's, which the other store gives to its next row.
        try file.run("INSERT INTO page (title) VALUES ('theirs')")
        try file.run("INSERT INTO line (page, place, text) SELECT id, 1, 'in theirs' FROM page WHERE title = 'theirs'")
        _ = try await other.addPage("Tuesday")
        _ = try await journal.receive(other.edits(of: other.replica()), after: Reception(sent: 0))
        let (pages, replica) = (try await journal.pages(), try await journal.replica())
        #expect(Set(pages) == ["Monday", "theirs", "Tuesday"])
        let theirs = try file.rows(
            """
            SELECT page.id >> 25, line.id >> 25, text FROM page JOIN line ON line.page = page.id
            WHERE title = 'theirs'
            """)
        #expect(theirs == [["\(replica)", "\(replica)", "in theirs"]])
    }

    @Test("finds the rows that another program has added without a search of all edits for each of them")
    func plan() async throws {
        let (file, _) = try await Notebook.inFile()
        let plan = try file.rows("EXPLAIN QUERY PLAN \(Notebook.tables[0].outsideRows)").joined().compactMap(\.self)
        let scans = plan.filter { $0.contains("SCAN") }.count
        let repeated = plan.filter { $0.contains("CORRELATED") }
        #expect(scans == 1 && repeated == [], "\(plan)")
    }

    @Test("lets no program delete a row, so that every edit can be undone")
    func rowsStay() async throws {
        let (file, journal) = try await Notebook.inFile()
        _ = try await journal.addPage("Monday")
        let error = #expect(throws: DatabaseError.self) { try file.run("DELETE FROM page") }
        #expect(error?.message.contains("a row of page is deleted by setting deleted = 1") == true)
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("a text that is not UTF-8 is shown in the history")
    func notUTF8() async throws {
        let (file, journal) = try await Notebook.inFile()
        _ = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = CAST(x'FF' AS TEXT)")
        let history = try await journal.pageHistory()
        #expect(history.first?.changes == [Self.retitled("Monday", "\u{FFFD}")])
    }

    @Test("a row that cannot be read keeps its earlier values until it can, and stops no edit of others")
    func keptImage() async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        try file.run("UPDATE page SET title = CAST(zeroblob(5000000) AS TEXT)")
        for title in ["Tuesday", "Wednesday"] { _ = try await journal.addPage(title) }
        try file.run("UPDATE page SET title = 'Friday' WHERE id = \(page.number)")
        let history = try await journal.pageHistory(last: 1)
        #expect(history.first?.changes == [Self.retitled("Monday", "Friday")])
        let seen = try await journal.pages()
        #expect(seen == ["Friday", "Tuesday", "Wednesday"])
    }

    @Test("a row that another program changed keeps its earlier values when its fields are declared in another order")
    func otherOrder() async throws {
        let (file, journal) = try await Notebook.inFile()
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
        try await later.recordOutside()
        let changes = try file.rows("SELECT field, before, after FROM journal_change WHERE edit = 4 ORDER BY field")
        #expect(changes == [["line.text", "one", "two"], ["line.weight", "3", "5"]])
    }

    @Test("the identity of a row that cannot be read is not given again")
    func identityOfUnreadable() async throws {
        let (file, journal) = try await Notebook.inFile()
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
            let history = try await journal.pageHistory()
            seen.append(history.map(\.time.milliseconds))
        }
        #expect(seen == [[1_000], [2_000, 1_000]])
    }

    private static func retitled(_ before: String, _ after: String) -> RecordedEdit.Change {
        RecordedEdit.Change(Phrase(verbatim: "page \(after)"), before: .text(before), after: .text(after))
    }
}
