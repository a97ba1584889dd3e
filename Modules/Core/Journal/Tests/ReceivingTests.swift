import Basics
import JournalTesting
import SQLite
import SQLiteTesting
import Testing

@testable import Journal

@Suite("Edits of another store")
struct ReceivingTests {
    /// Two stores of their own, as two people begin them.
    private func stores() async throws -> (Journal, Journal) {
        (
            try await Notebook.journal(identity: "here"),
            try await Notebook.journal(identity: "there") { Timestamp(milliseconds: 2_000) }
        )
    }

    @Test("are received in the order of their sequences, each once, and not after a gap")
    func gaps() async throws {
        let (here, there) = try await stores()
        for title in ["one", "two", "three"] { _ = try await there.addPage(title) }
        try await here.prepareExchange()
        let edits = try await there.edits(of: there.replica())
        let gap = try await here.receive([edits[0], edits[2]], after: Reception(sent: 0))
        #expect(gap.edits == 1)
        #expect(gap.stops == [.gap(before: edits[2].key)])
        #expect(try await here.pages() == ["one"])
        // What was missing comes from elsewhere, in the same exchange.
        let filled = try await here.receive([edits[1]], after: gap)
        #expect(filled.edits == 2)
        #expect(try await here.pages() == ["one", "two"])
        let rest = try await here.receive(edits, after: Reception(sent: 0))
        #expect(rest.edits == 1)
        #expect(rest.stops.isEmpty)
        #expect(try await here.receive(edits, after: Reception(sent: 0)).edits == 0)
        #expect(try await here.pages() == ["one", "two", "three"])
    }

    @Test("are left out if they are damaged, with those after them")
    func damage() async throws {
        let (here, there) = try await stores()
        for title in ["one", "two"] { _ = try await there.addPage(title) }
        try await here.prepareExchange()
        var edits = try await there.edits(of: there.replica())
        edits[0].changes[1] = SharedEdit.Change(
            row: edits[0].changes[1].row, field: "page.title", before: .null, after: "another")
        let reception = try await here.receive(edits, after: Reception(sent: 0))
        #expect(reception.stops == [.damaged(edits[0].key)])
        #expect(try await here.pages().isEmpty)
        // A forged record of a row that cannot be.
        let forged = SharedEdit(
            EditKey(replica: 5, sequence: 1), time: 0, kind: 0, scopes: [],
            changes: [SharedEdit.Change(row: -1, field: "page.deleted", before: .null, after: 0)], checksum: 0)
        #expect(try await here.receive([forged], after: Reception(sent: 0)).stops == [.damaged(forged.key)])
    }

    @Test("are received again as a whole where a purge has erased the first parts before the last ones came")
    func purgeOfParts() async throws {
        let (here, there) = try await stores()
        let page = try await there.addPage("Monday")
        try await there.edit { connection, edit in
            let sql = "INSERT INTO line (id, page, place, text) VALUES (?, ?, ?, 'x')"
            for place in 1...2_000 { try connection.execute(sql, edit.newRow(), page, place) }
        }
        try await here.prepareExchange()
        let parts = try await there.edits(of: there.replica())
        let begun = try await here.receive(Array(parts.prefix(2)), after: Reception(sent: 0))
        try await here.purge([])
        let rest = try await here.receive(Array(parts.dropFirst(2)), after: begun)
        #expect(rest.stops == [.gap(before: parts[1].key)])
        #expect(try await here.lines(of: page).isEmpty)
        #expect(try await here.receive(parts, after: Reception(sent: 0)).edits == 1)
        #expect(try await here.lines(of: page).count == 2_000)
    }

    @Test("of equal times are shown in the same order in both stores")
    func ties() async throws {
        let one = try await Notebook.journal(identity: "here")
        let other = try await Notebook.journal(identity: "there")
        let page = try await one.addPage("Monday")
        try await other.merge(one)
        for (journal, title) in [(one, "One"), (other, "Other")] {
            try await journal.database.write { _ = try $0.execute("UPDATE journal_store SET time = 9999999999") }
            try await journal.set("title", of: page, in: "page", to: .text(title))
        }
        try await one.merge(other)
        try await other.merge(one)
        let winner = try await one.replica() > other.replica() ? "One" : "Other"
        #expect(try await one.pages() == [winner])
        #expect(try await other.pages() == [winner])
    }

    @Test("of a newer version are passed on, and after an upgrade applied and found by a search")
    func newerVersion() async throws {
        let newer = try await Notebook.journal(identity: "newer")
        let page = try await newer.addPage("Monday")
        try await newer.set("colour", of: page, in: "page", to: "red")
        // An older version knows no colours.
        let fewer = JournaledTable("page", fields: [.plain("title")], scope: { _ in "1" }, describe: { _ in [] })
        let file = try TemporaryDatabase()
        let index = SearchIndex(
            "page_text", columns: ("title", "colour"),
            texts: """
                WITH \(SearchIndexes.changed)
                SELECT row, title AS first, coalesce(colour, '') AS rest FROM changed CROSS JOIN page ON page.id = row
                """)
        let indexes = SearchIndexes([index])
        let schema = Schema.numbered(
            Notebook.statements + indexes.statements + Journal.statements(for: Notebook.tables))
        func older(_ tables: [JournaledTable]) async throws -> Journal {
            Journal(
                try await Database.open(file.location, schema: schema), tables: tables,
                now: { Timestamp(milliseconds: 3_000) }, identity: { "older" })
        }
        let before = try await older([fewer])
        try await before.merge(newer)
        #expect(try file.rows("SELECT title, colour FROM page") == [["Monday", nil]])
        let third = try await Notebook.journal(identity: "third")
        try await third.merge(before)
        let colours = try await third.database.read { connection in
            try connection.query("SELECT colour FROM page") { try $0.optionalText("colour") }
        }
        #expect(colours == ["red"])
        await before.database.close()
        let after = try await older(Notebook.tables)
        func red() async throws -> [Int] {
            try await after.search(indexes) { try $0.rows(with: "red", in: "page_text", first: "title", atMost: 9) }
        }
        try await after.set("title", of: page, in: "page", to: "Tuesday")
        #expect(try await red().isEmpty)
        try await after.prepareExchange()
        #expect(try file.rows("SELECT title, colour FROM page") == [["Tuesday", "red"]])
        #expect(try await red() == [Int(page.number)])
    }

    @Test("with values that the table refuses are kept, and the rest of their row is shown")
    func refusedValues() async throws {
        let (here, there) = try await stores()
        try await here.prepareExchange()
        let row = RowID(replica: 9, counter: 1).number
        let change = { (field: String, value: Value) in
            SharedEdit.Change(row: row, field: "page.\(field)", before: .null, after: value)
        }
        let edit = SharedEdit(
            EditKey(replica: 9, sequence: 1), time: 1, kind: 0, scopes: [1],
            changes: [change("colour", .blob([5])), change("deleted", 0), change("title", "Monday")], checksum: nil)
        _ = there
        let reception = try await here.receive([sealed(edit)], after: Reception(sent: 0))
        #expect(reception.edits == 1)
        #expect(try await here.pages() == ["Monday"])
        #expect(try await here.edits(of: 9).first?.changes == edit.changes)
        try await here.purge([])
        let kept = try await here.edits(of: here.replica()).flatMap(\.changes)
        #expect(kept.filter { $0.field == "page.colour" }.map(\.after) == [.blob([5])])
    }

    @Test("win over a purge where it keeps what no edit has written, such as a row of a migration")
    func unwritten() async throws {
        let schema = Schema.numbered(
            Notebook.statements + ["INSERT INTO page (id, title, colour) VALUES (1, 'Settings', 'grey')"]
                + Journal.statements(for: Notebook.tables))
        var journals: [Journal] = []
        for time in [3_000, 2_000] as [Int64] {
            journals.append(
                Journal(
                    try await Database.open(.memory, schema: schema), tables: Notebook.tables,
                    now: { Timestamp(milliseconds: time) }, identity: { "\(time)" }))
        }
        try await journals[1].set("colour", of: RowID(1), in: "page", to: "red")
        try await journals[0].purge([])
        try await journals[0].merge(journals[1])
        try await journals[1].merge(journals[0])
        for journal in journals {
            let colours = try await journal.database.read { connection in
                try connection.query("SELECT colour FROM page") { try $0.optionalText("colour") }
            }
            #expect(colours == ["red"])
        }
    }

    @Test("outlast a purge while they wait for the edit that added their row")
    func purgedWhileWaiting() async throws {
        let (laptop, desktop) = try await stores()
        let page = try await laptop.addPage("Monday")
        try await desktop.merge(laptop)
        try await desktop.set("title", of: page, in: "page", to: "Tuesday")
        let here = try await Notebook.journal(identity: "phone") { Timestamp(milliseconds: 3_000) }
        try await here.prepareExchange()
        _ = try await here.receive(desktop.edits(of: desktop.replica()), after: Reception(sent: 0))
        try await here.purge([])
        try await here.merge(laptop)
        #expect(try await here.pages() == ["Tuesday"])
    }

    @Test("of a store are undone by their own store alone")
    func undo() async throws {
        let (here, there) = try await stores()
        _ = try await there.addPage("Monday")
        try await here.merge(there)
        #expect(try await here.pageList.undo() == nil)
        #expect(try await here.revert(.undo, edit: nil, seenFrom: here.pageList) == nil)
        let edit = try #require(try await here.pageHistory().first)
        #expect(try await here.revert(.undo, edit: edit.number, seenFrom: here.pageList) == nil)
        _ = try await there.pageList.undo()
        try await here.merge(there)
        #expect(try await here.pages().isEmpty)
        #expect(try await here.pageHistory().map(\.origin) == [.undo(of: edit.number), .change])
    }

    @Test("are not undone in a copy of the store that made them, if they were made after the copy")
    func undoInCopy() async throws {
        let (here, there) = (try TemporaryDatabase(), try TemporaryDatabase())
        let before = try await Notebook.journal(here.location, identity: "here")
        _ = try await before.addPage("Monday")
        await before.database.close()
        try there.write(try here.bytes())
        let original = try await Notebook.journal(here.location, identity: "here")
        let copy = try await Notebook.journal(there.location, identity: "there")
        _ = try await original.addPage("Tuesday")
        try await original.nameMachine("laptop")
        try await copy.merge(original)
        #expect(try await copy.pageHistory().map(\.machine) == ["laptop", nil])
        #expect(try await copy.machines(besides: "desktop").map(\.name) == ["laptop"])
        #expect(try await copy.revert(.undo, edit: nil, seenFrom: copy.pageList)?.number == 1)
        #expect(try await copy.pages() == ["Tuesday"])
    }
}

/// Returns an edit with its checksum, as its store computes it.
private func sealed(_ edit: SharedEdit) -> SharedEdit {
    var checksum = Checksum(of: edit.key, time: edit.time, kind: edit.kind, reverted: edit.reverted)
    for change in edit.changes { checksum.add(Change(change, name: FieldName(change.field))) }
    var edit = edit
    edit.checksum = checksum.number
    return edit
}
