import Basics
import BasicsTesting
import Journal
import JournalTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing

@Suite("A large edit of a journal")
struct LargeEditTests {
    /// An operation on an edit: reading it in the history, undoing it, or redoing it.
    enum Use: CaseIterable { case history, undo, redo }

    @Test("is read, undone and redone in as many steps a change as a small one", arguments: Use.allCases)
    func steps(_ use: Use) async throws {
        let (some, many) = (try await texts(with: 200, use), try await texts(with: 800, use))
        #expect(some > 0)
        #expect(many <= 5 * some, "the texts of subjects that are compared")
    }

    @Test("is summed up by how many things of each kind it added, changed and removed")
    func counts() async throws {
        let journal = try await Notebook.journal()
        let page = try await journal.addPage("Monday")
        let first = try await journal.addLine("one", at: 1, of: page)
        let second = try await journal.addLine("two", at: 2, of: page)
        try await journal.edit { connection, edit in
            try connection.execute("UPDATE page SET colour = 'mint' WHERE id = ?", page)
            try connection.execute("UPDATE line SET text = 'eins', weight = 3 WHERE id = ?", first)
            try connection.execute("UPDATE line SET deleted = 1 WHERE id = ?", second)
            for place in 3...5 {
                let sql = "INSERT INTO line (id, page, place, text) VALUES (?, ?, ?, 'x')"
                try connection.execute(sql, edit.newRow(), page, place)
            }
        }
        let edit = try await journal.history(of: { _ in page.number }, last: 1).first
        #expect(
            edit?.counts == [
                RecordedEdit.Count("lines: 3", .added), RecordedEdit.Count("pages: 1", .changed),
                RecordedEdit.Count("lines: 1", .changed), RecordedEdit.Count("lines: 1", .removed),
            ])
        let undone = try await ScopeHistory(journal, of: page.number).undo()
        #expect(undone?.counts == edit?.counts, "what is undone is named as it was made")
    }

    /// Returns how often the text of a subject is made while an edit of `count` rows is used.
    private func texts(with count: Int, _ use: Use) async throws -> Int {
        let made = Texts()
        let table = JournaledTable("mark", fields: [.plain("text")], scope: { _ in "1" }) { edit in
            let row = edit.row.number
            let subject = Phrase(made: { _ in
                made.count()
                return "mark \(row)"
            })
            let (before, after) = (edit.before?.text("text"), edit.after?.text("text"))
            let change = RecordedEdit.Change(subject, before: before.map { .text($0) }, after: after.map { .text($0) })
            return [JournaledTable.Described(change)]
        }
        let sql = "CREATE TABLE mark (id INTEGER PRIMARY KEY, text TEXT, deleted INTEGER NOT NULL DEFAULT 0) STRICT"
        let schema = Schema.numbered([sql] + Journal.statements(for: [table]))
        let journal = Journal(
            try await Database.open(.memory, schema: schema), tables: [table],
            now: { Timestamp(milliseconds: 1_000) }, identity: { "a file" })
        // The second edit removes and adds, so that what it removed may have been replaced.
        for _ in 1...2 {
            try await journal.edit { connection, edit in
                try connection.execute("UPDATE mark SET deleted = 1")
                let sql = "INSERT INTO mark (id, text) VALUES (?, 'a')"
                for _ in 1...count { try connection.execute(sql, edit.newRow()) }
            }
        }
        made.reset()
        let history = ScopeHistory(journal, of: 1)
        switch use {
        case .history: _ = try await history.last(10)
        case .undo: _ = try await history.undo()
        case .redo:
            _ = try await history.undo()
            made.reset()
            _ = try await history.redo()
        }
        return made.number
    }
}

/// A count of texts.
private final class Texts: Sendable {
    private let made = Mutex(0)

    var number: Int { made.withLock { $0 } }

    func count() { made.withLock { $0 += 1 } }

    func reset() { made.withLock { $0 = 0 } }
}
