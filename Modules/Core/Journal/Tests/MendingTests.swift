import Basics
import Journal
import JournalTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The journal of a rescued store")
struct MendingTests {
    @Test("receives again the edits that it has lost, keeps what its rows show, and lets later edits of others win")
    func lostEdit() async throws {
        let (file, here) = try await Notebook.inFile()
        let there = try await Notebook.journal(identity: "there") { Timestamp(milliseconds: 2_000) }
        let page = try await here.addPage("Monday")
        try await here.set("colour", of: page, in: "page", to: "red")
        try await here.set("title", of: page, in: "page", to: "Tuesday")
        try await there.merge(here)
        try await there.set("colour", of: page, in: "page", to: "blue")
        try await here.set("title", of: page, in: "page", to: "Wednesday")
        _ = try await here.addPage("Thursday")
        try file.run("DELETE FROM journal_edit WHERE number IN (2, 4); DELETE FROM journal_replica")
        let isGivenUp = try await here.database.write { try here.mend($0, isDamaged: true, initial: [:]) }
        _ = try await here.addPage("Friday")
        let received = try await here.merge(there)
        #expect([isGivenUp, received.stops.isEmpty, received.edits == 3] == [true, true, true])
        try await there.merge(here)
        for journal in [here, there] {
            let pages = try await journal.database.read { connection in
                try connection.query("SELECT title || coalesce(' ' || colour, '') AS page FROM page ORDER BY id") {
                    try $0.text("page")
                }
            }
            #expect(Set(pages) == ["Wednesday blue", "Thursday", "Friday"])
        }
        let undone = try await here.pageList.undo()
        #expect(undone?.changes.map(\.subject.english) == ["page Friday"])
    }

    @Test("lets any edit of another store win over what every new store has and no edit here has written")
    func unwritten() async throws {
        let schema = Schema.numbered(
            Notebook.statements + ["INSERT INTO page (id, title, colour) VALUES (1, 'Settings', 'grey')"]
                + Journal.statements(for: Notebook.tables))
        var journals: [Journal] = []
        for time in [3_000, 2_000, 1_000] as [Int64] {
            journals.append(
                Journal(
                    try await Database.open(.memory, schema: schema), tables: Notebook.tables,
                    now: { Timestamp(milliseconds: time) }, identity: { "\(time)" }))
        }
        let (here, there, new) = (journals[0], journals[1], journals[2])
        try await there.set("colour", of: RowID(1), in: "page", to: "red")
        _ = try await here.addPage("Monday")
        let initial = try await new.initialRows()
        try await here.database.write { _ = try here.mend($0, isDamaged: true, initial: initial) }
        try await here.merge(there)
        try await there.merge(here)
        for journal in [here, there] {
            let colours = try await journal.database.read { connection in
                try connection.query("SELECT colour FROM page WHERE id = 1") { try $0.optionalText("colour") }
            }
            #expect(colours == ["red"])
        }
    }

    @Test("is given up where a change is not as it was written, and otherwise kept")
    func wrongChange() async throws {
        let (file, journal) = try await Notebook.inFile()
        _ = try await journal.addPage("Monday")
        var seen: [String] = []
        for text in ["Monday", "Mondax"] {
            try file.run("UPDATE journal_change SET after = '\(text)' WHERE after = 'Monday'")
            let isGivenUp = try await journal.database.write { try journal.mend($0, isDamaged: false, initial: [:]) }
            let history = try await journal.pageHistory()
            seen.append("\(isGivenUp) \(history.count)")
        }
        #expect(seen == ["false 1", "true 0"])
        _ = try await journal.addPage("Tuesday")
        #expect(try await journal.pageList.undo() != nil)
        let pages = try await journal.pages()
        #expect(pages == ["Monday"])
    }
}
