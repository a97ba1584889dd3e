import Basics
import Journal
import JournalTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("Edits from when the clock was ahead")
struct RenewalTests {
    /// Triggers that keep the time of the last edit of a page until the page is deleted.
    private static let triggers = [
        """
        CREATE TRIGGER page_touched AFTER UPDATE OF title, deleted ON page WHEN NOT NEW.deleted BEGIN
            UPDATE page SET seen = max(coalesce(seen, 0), (SELECT time >> 16 FROM journal_store)) WHERE id = NEW.id;
        END
        """,
        """
        CREATE TRIGGER page_gone AFTER UPDATE OF deleted ON page WHEN NEW.deleted BEGIN
            UPDATE page SET seen = NULL WHERE id = NEW.id;
        END
        """,
    ]

    @Test("get the present time, also as that of the last edit of their rows, and earlier edits keep key and time")
    func restamped() async throws {
        let schema = Schema.numbered(
            Notebook.statements + Self.triggers + Journal.statements(for: Notebook.tables))
        let times = Clock([1_000, 2_000, 9_000_000, 3_000])
        let journal = Journal(
            try await Database.open(.memory, schema: schema), tables: Notebook.tables, now: times.next,
            identity: { "here" })
        let page = try await journal.addPage("Monday")
        _ = try await journal.addPage("Tuesday")
        let replica = try await journal.replica()
        try await journal.set("title", of: page, in: "page", to: "Sunday")
        try await journal.renew(after: 0, isCopied: false, isRestamped: true)
        let history = try await journal.pageHistory().map(\.time.milliseconds)
        #expect(history == [3_000, 2_000, 1_000])
        let (heads, present) = (try await journal.heads(), try await journal.replica())
        #expect([heads[replica], heads[present]] == [2, 1])
        let seen = try await journal.database.read { connection in
            try connection.query("SELECT title, seen FROM page ORDER BY id") { row in
                "\(try row.text("title")) \(try row.optionalInteger("seen") ?? 0)"
            }
        }
        #expect(seen == ["Sunday 3000", "Tuesday 0"])
    }
}
