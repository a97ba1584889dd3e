import Basics
import Journal
import JournalTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("A journal")
struct JournalTests {
    @Test("records an edit in the transaction that makes it, and none that changes nothing")
    func edits() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        try await journal.set("title", of: page, in: "page", to: "Monday")
        try await journal.edit { connection, _ in
            for title in ["Tuesday", "Monday"] {
                try connection.execute("UPDATE page SET title = ? WHERE id = ?", title, page)
            }
        }
        await #expect(throws: Stop.self) {
            try await journal.edit { connection, _ in
                try connection.execute("UPDATE page SET title = 'Friday'")
                throw Stop()
            }
        }
        let history = try await journal.pageHistory()
        #expect(history.map(\.number) == [1])
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("shows each edit with what the rows held then, undos and redos among them")
    func history() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        for title in ["Tuesday", "Friday"] { try await journal.set("title", of: page, in: "page", to: .text(title)) }
        _ = try await journal.pageList.undo()
        _ = try await journal.pageList.redo()
        let history = try await journal.pageHistory()
        #expect(history.map(\.origin) == [.redo(of: 3), .undo(of: 3), .change, .change, .change])
        let texts = history.map { $0.changes.map { "\($0.subject.english): \(text($0.before)) → \(text($0.after))" } }
        #expect(
            texts == [
                ["page Friday: Tuesday → Friday"], ["page Tuesday: Friday → Tuesday"],
                ["page Friday: Tuesday → Friday"], ["page Tuesday: Monday → Tuesday"], ["page Monday: – → Monday"],
            ])
    }

    @Test("takes what is of this store alone, and what changes nothing, for no edit")
    func localColumns() async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        try await journal.database.write { _ = try $0.execute("UPDATE page SET seen = 1 WHERE id = ?", page) }
        try file.run("UPDATE page SET title = title, seen = 2")
        #expect(try file.rows("SELECT count(*) FROM journal_edit") == [["1"]])
    }

    @Test("says whether an edit has changed anything so far")
    func hasChanges() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        let page = try await journal.addPage("Monday")
        let found = try await journal.edit { connection, edit in
            var found = [try connection.hasChanges(in: edit)]
            for title in ["Monday", "Tuesday", "Monday"] {
                try connection.execute("UPDATE page SET title = ? WHERE id = ?", title, page)
                found.append(try connection.hasChanges(in: edit))
            }
            try connection.beginNext(after: &edit)
            return found + [try connection.hasChanges(in: edit)]
        }
        #expect(found == [false, false, true, false, false])
    }

    @Test("gives times that only ever grow, though the clock goes back, and refuses a clock out of range")
    func clock() async throws {
        let times = Clock([5_000, 3_000, 3_000, 9_000, -1, Int64.max])
        let journal = try await Notebook.journal(now: times.next)
        for title in ["1", "2", "3", "4"] { _ = try await journal.addPage(title) }
        let seen = try await journal.pageHistory().map(\.time.milliseconds)
        #expect(seen == [9_000, 5_000, 5_000, 5_000])
        for _ in 1...2 {
            await #expect(throws: JournalError.clockOutOfRange) { try await journal.addPage("never") }
        }
        #expect(try await journal.pages() == ["1", "2", "3", "4"])
    }

    @Test("finds an edit whose record is not as it was written")
    func damage() async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        try await journal.set("title", of: page, in: "page", to: "Tuesday")
        try file.run("UPDATE journal_change SET before = 'Mondax' WHERE before = 'Monday'")
        let pages = journal.pageList
        await #expect(throws: JournalError.damaged(edit: 2)) { try await pages.undo() }
        #expect(try await journal.pages() == ["Tuesday"])
    }

    @Test(
        "finds an edit whose record says more than one thing of its kind",
        arguments: ["kind = 1, of_replica = 1, of_sequence = 1", "kind = 3", "kind = 9"])
    func contradiction(_ columns: String) async throws {
        let (file, journal) = try await Notebook.inFile()
        let page = try await journal.addPage("Monday")
        try await journal.set("title", of: page, in: "page", to: "Tuesday")
        try file.run("UPDATE journal_edit SET \(columns) WHERE number = 2")
        await #expect(throws: JournalError.damaged(edit: 2)) { try await journal.pageHistory() }
        #expect(try await journal.pages() == ["Tuesday"])
    }

    @Test("finds that its index of a scope does not have all edits")
    func damagedIndex() async throws {
        let (file, journal) = try await Notebook.inFile()
        for title in ["Monday", "Tuesday"] { _ = try await journal.addPage(title) }
        // As after damage: an index that SQLite takes for one of all rows.
        let index = "CREATE INDEX journal_ordered ON journal_scope (scope, time, edit)"
        try file.run(
            """
            DROP INDEX journal_ordered; \(index) WHERE edit > 1;
            PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = '\(index)' WHERE name = 'journal_ordered'
            """)
        let error = await #expect(throws: DatabaseError.self) {
            try await journal.pageHistory()
        }
        #expect(error?.kind == .corrupt)
        #expect(error?.path == file.path)
        let last = try await journal.pageHistory(last: 1)
        #expect(last.map(\.number) == [2])
    }

    @Test("begins a new replica in a copy, so that no two rows ever have one identity")
    func copies() async throws {
        let file = try TemporaryDatabase()
        let original = try await Notebook.journal(file.location, identity: "here")
        let first = try await original.addPage("Monday")
        let second = try await original.addPage("Tuesday")
        #expect(first.replica == second.replica)
        let copy = try await Notebook.journal(file.location, identity: "there")
        let third = try await copy.addPage("Friday")
        #expect(third.replica != first.replica)
        #expect(try await copy.pageHistory().map(\.number) == [3, 2, 1])
    }

    @Test("knows the file by its number on the disk, which a copy does not have")
    func fileIdentity() async throws {
        let file = try TemporaryDatabase()
        func page(at location: Database.Location) async throws -> RowID {
            let database = try await Database.open(location, schema: Notebook.schema)
            let journal = Journal(database, tables: Notebook.tables, now: { Timestamp(milliseconds: 1) })
            let page = try await journal.addPage("Monday")
            await database.close()
            return page
        }
        let (first, second) = (try await page(at: file.location), try await page(at: file.location))
        try file.write(try file.bytes(), to: ".copy")
        let third = try await page(at: .file("\(file.path).copy"))
        #expect(first.replica == second.replica)
        #expect(third.replica != first.replica)
    }

    @Test("tells once of edits that were acknowledged and are gone with the log, and goes on as a new replica")
    func missingEdits() async throws {
        let file = try TemporaryDatabase()
        let begun = try await Notebook.journal(file.location)
        let first = try await begun.addPage("Monday")
        try await begun.verify()
        await begun.database.close()
        let older = try file.bytes()
        let journal = try await Notebook.journal(file.location)
        for title in ["Tuesday", "Friday"] { _ = try await journal.addPage(title) }
        await journal.database.close()
        // The state that a damaged or removed log leaves.
        try file.write(older)
        let again = try await Notebook.journal(file.location)
        await #expect(throws: JournalError.missingEdits(2, path: file.path)) { try await again.verify() }
        try await again.verify()
        #expect(try await again.addPage("Sunday").replica != first.replica)
        try await again.verify()
    }

    @Test("misses no edit that a purge has erased, even if the program was killed right after it")
    func purgeOfEarlierReplica() async throws {
        let file = try TemporaryDatabase()
        let original = try await Notebook.journal(file.location, identity: "here")
        for title in ["Monday", "Tuesday"] { _ = try await original.addPage(title) }
        let acknowledged = try file.bytes(of: "-acknowledged")
        let copy = try await Notebook.journal(file.location, identity: "there")
        try await copy.purge([])
        try await copy.verify()
        await copy.database.close()
        #expect(try file.bytes(of: "-acknowledged") != acknowledged)
    }

    @Test("tells of a store that was made anew where there had been one with edits")
    func lostStore() async throws {
        let file = try TemporaryDatabase()
        let begun = try await Notebook.journal(file.location)
        for title in ["Monday", "Tuesday"] { _ = try await begun.addPage(title) }
        await begun.database.close()
        try file.remove()
        let anew = try await Notebook.journal(file.location)
        await #expect(throws: JournalError.missingEdits(2, path: file.path)) { try await anew.verify() }
        try await anew.verify()
        _ = try await anew.addPage("Friday")
        try await anew.verify()
    }

    @Test("acknowledges no more than it keeps, when the last edit of a transaction changed nothing")
    func emptyLastEdit() async throws {
        let file = try TemporaryDatabase()
        let journal = try await Notebook.journal(file.location)
        try await journal.edit { connection, edit in
            try connection.execute("INSERT INTO page (id, title) VALUES (?, 'Monday')", edit.newRow())
            try connection.beginNext(after: &edit)
        }
        try await journal.verify()
        #expect(try await journal.pages() == ["Monday"])
    }

    @Test("begins the new replica of a copy with its first edit that is kept")
    func copiesAfterNothing() async throws {
        let file = try TemporaryDatabase()
        let first = try await Notebook.journal(file.location, identity: "here").addPage("Monday")
        let copy = try await Notebook.journal(file.location, identity: "there")
        try await copy.set("title", of: first, in: "page", to: "Monday")
        await #expect(throws: Stop.self) { try await copy.edit { _, _ in throw Stop() } }
        #expect(try await copy.addPage("Tuesday").replica != first.replica)
    }

    @Test("gives no new row the identity of a row that was added from outside without one")
    func identitiesFromOutside() async throws {
        let (file, journal) = try await Notebook.inFile()
        let first = try await journal.addPage("Monday")
        try file.run("INSERT INTO page (title) VALUES ('Tuesday')")
        let third = try await journal.addPage("Friday")
        #expect(third.number == first.number + 2)
        #expect(try await journal.pages() == ["Monday", "Tuesday", "Friday"])
    }

    @Test("purges its history and what the caller erases, and goes on")
    func purge() async throws {
        let (file, journal) = try await Notebook.inFile()
        let (first, second) = (try await journal.addPage("Monday"), try await journal.addPage("Tuesday"))
        try await journal.set("deleted", of: second, in: "page", to: 1)
        try await journal.set("title", of: first, in: "page", to: "Friday")
        try await journal.purge(["UPDATE page SET title = '-' WHERE deleted"])
        try await journal.database.compact()
        #expect(try await journal.pages() == ["Friday"])
        #expect(try await journal.pageHistory().isEmpty)
        #expect(try await journal.pageList.undo() == nil)
        let changes = try file.rows(
            "SELECT edit, row, field, after, time IS NULL FROM journal_change ORDER BY row, field")
        // What was not erased keeps the time at which it was written.
        #expect(
            changes == [
                ["5", "\(first.number)", "page.deleted", "0", "0"],
                ["5", "\(first.number)", "page.title", "Friday", "0"],
                ["5", "\(second.number)", "page.deleted", "1", "0"], ["5", "\(second.number)", "page.title", "-", "1"],
            ])
        try await journal.verify()
        let third = try await journal.addPage("Sunday")
        #expect(third.replica == first.replica && third > second)
        #expect(try await journal.pageHistory().map(\.number) == [6])
        await journal.database.close()
        let bytes = try file.bytes()
        for word in ["Monday", "Tuesday"] { #expect(bytes.firstRange(of: Array(word.utf8)) == nil) }
        #expect(try await Notebook.journal(file.location).pages() == ["Friday", "Sunday"])
    }

    @Test("is purged in a store that has no tables yet")
    func purgeOfNothing() async throws {
        let database = try await Database.open(.memory, schema: .numbered(Journal.statements(for: [])))
        let journal = Journal(database, tables: [], now: { Timestamp(milliseconds: 1) }, identity: { "" })
        try await journal.nameMachine("laptop")
        try await journal.purge([])
        let name = try await journal.machineName(of: journal.replica())
        #expect(name == "laptop")
    }

    @Test("makes its triggers anew when a table is declared otherwise")
    func triggers() async throws {
        let file = try TemporaryDatabase()
        let database = try await Database.open(file.location, schema: Notebook.schema)
        let fewer = JournaledTable("page", fields: [.plain("title")], scope: { _ in "1" }, describe: { _ in [] })
        let journal = Journal(database, tables: [fewer], now: { Timestamp(milliseconds: 1) }, identity: { "" })
        let page = try await journal.addPage("Monday")
        try await journal.set("colour", of: page, in: "page", to: "red")
        #expect(try file.rows("SELECT field FROM journal_change ORDER BY field") == [["page.deleted"], ["page.title"]])
    }

    @Test("has a format for each text of its triggers, so that a store of an older format gets new ones")
    func format() {
        let table = JournaledTable(
            "line", fields: [.parent("page", in: "page"), .plain("text")], scope: { "\($0).page" },
            describe: { _ in [] })
        let statements = Journal.statements(for: [table])
        let triggers = statements.filter { $0.hasPrefix("CREATE TRIGGER") }
        let checksum = FNV1a.of(triggers.joined(separator: ";").utf8).value
        // The last statement has the checksum of the format and the declaration.
        let seen = [statements.last ?? "", "\(checksum)"]
        #expect(
            seen == ["UPDATE journal_store SET triggers = 1535409124345466965", "8336524829806375375"],
            """
            The text of the triggers has changed. Increment `Journal.format`, or stores that exist keep \
            their old triggers. Then both values here change: pin them anew.
            """)
    }

    @Test("takes a table of a later migration: its edits are undone and redone", arguments: [0, 1])
    func laterTable(first: Int) async throws {
        let (one, two) = (Notebook.statements[0], Notebook.statements[1])
        let journals = Journal.statements(for: Array(Notebook.tables.prefix(first)))
        let schema = first == 0 ? Schema.numbered(journals, [one], [two]) : Schema.numbered([one] + journals, [two])
        let database = try await Database.open(.memory, schema: schema)
        let journal = Journal(database, tables: Notebook.tables, now: { Timestamp(milliseconds: 1) }, identity: { "" })
        let page = try await journal.addPage("Monday")
        _ = try await journal.addLine("one", at: 1, of: page)
        let undone = try await ScopeHistory(journal, of: page.number).undo()
        #expect(undone?.changes.map(\.subject.english) == ["line 1"])
        #expect(try await journal.lines(of: page) == [])
        _ = try await ScopeHistory(journal, of: page.number).redo()
        #expect(try await journal.lines(of: page) == ["1 one"])
    }

    private func text(_ content: RecordedEdit.Content?) -> String {
        if case .text(let text, _) = content { text } else { "–" }
    }
}

private struct Stop: Error {}
