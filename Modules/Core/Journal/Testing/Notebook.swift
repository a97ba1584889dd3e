public import Basics
public import Journal
public import SQLite
import SQLiteTesting

// rib: verbatim file: doubles for tests

/// Two tables for tests of the journal: pages, and lines that belong to pages.
public enum Notebook {
    /// The scope of edits of pages. Edits of lines belong to the scope of their page.
    public static let pages: Int64 = 1

    /// The journaled tables.
    public static let tables = [
        JournaledTable(
            "page", fields: [.plain("title"), .plain("colour")], counted: { Phrase(verbatim: "pages: \($0)") },
            scope: { _ in "\(pages)" },
            describe: { edit in
                let name = (edit.after ?? edit.before)?.text("title") ?? ""
                return [
                    JournaledTable.Described(
                        RecordedEdit.Change(
                            Phrase(verbatim: "page \(name)"), before: edit.before.content("title"),
                            after: edit.after.content("title")))
                ]
            }),
        JournaledTable(
            "line", fields: [.parent("page", in: "page"), .structural("place"), .plain("text"), .plain("weight")],
            claim: ["page", "place"], counted: { Phrase(verbatim: "lines: \($0)") },
            scope: { "\($0).page" },
            describe: { edit in
                func place(_ fields: Fields?) -> Int { fields?.integer("place") ?? 0 }
                func subject(_ place: Int) -> Phrase { Phrase(verbatim: "line \(place)") }
                if let before = edit.before, let after = edit.after, !edit.changed.isDisjoint(with: ["place", "page"]) {
                    return [
                        JournaledTable.Described(
                            order: place(before),
                            RecordedEdit.Change(subject(place(before)), before: edit.before.content("text"), after: nil)
                        ),
                        JournaledTable.Described(
                            order: place(after),
                            RecordedEdit.Change(subject(place(after)), before: nil, after: edit.after.content("text"))),
                    ]
                }
                let number = place(edit.after ?? edit.before)
                let change = RecordedEdit.Change(
                    subject(number), before: edit.before.content("text"), after: edit.after.content("text"))
                return [JournaledTable.Described(order: number, change)]
            }),
    ]

    /// SQL that creates the tables, one statement each.
    public static let statements = [
        """
        CREATE TABLE page (
            id INTEGER PRIMARY KEY, title TEXT NOT NULL, colour TEXT, seen INTEGER, deleted INTEGER NOT NULL DEFAULT 0
        ) STRICT
        """,
        """
        CREATE TABLE line (
            id INTEGER PRIMARY KEY, page INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL, weight INTEGER,
            deleted INTEGER NOT NULL DEFAULT 0
        ) STRICT
        """,
    ]

    /// A schema with only these tables.
    public static let schema = Schema.numbered(statements + Journal.statements(for: tables))

    /// Opens a database with the tables of a notebook, and creates its journal.
    ///
    /// - Throws: `DatabaseError` when the file cannot be opened.
    public static func journal(
        _ location: Database.Location = .memory, identity: String = "a file",
        now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 1_000) }
    ) async throws -> Journal {
        Journal(
            try await Database.open(location, schema: schema), tables: tables, now: now, identity: { identity })
    }
}

extension Fields? {
    fileprivate func content(_ column: String) -> RecordedEdit.Content? {
        self?.text(column).map { .text($0) }
    }
}

extension Journal {
    /// Adds a page.
    ///
    /// - Returns: its identity.
    /// - Throws: as `Journal.edit(keepingOthers:_:)`.
    public func addPage(_ title: String) async throws -> RowID {
        try await edit { connection, edit in
            let id = try edit.newRow()
            try connection.execute("INSERT INTO page (id, title) VALUES (?, ?)", id, title)
            return id
        }
    }

    /// Adds a line to a page.
    ///
    /// - Returns: its identity.
    /// - Throws: as `Journal.edit(keepingOthers:_:)`.
    public func addLine(_ text: String, at place: Int, of page: RowID) async throws -> RowID {
        try await edit { connection, edit in
            let id = try edit.newRow()
            try connection.execute(
                "INSERT INTO line (id, page, place, text) VALUES (?, ?, ?, ?)", id, page, place, text)
            return id
        }
    }

    /// Sets a column of a row.
    ///
    /// - Throws: as `Journal.edit(keepingOthers:_:)`.
    public func set(_ column: String, of row: RowID, in table: String, to value: Value) async throws {
        try await edit { connection, _ in
            try connection.execute("UPDATE \(table) SET \(column) = ? WHERE id = ?", value, row)
        }
    }

    /// Returns the existing lines of a page with their places: `1 one`.
    ///
    /// - Throws: `DatabaseError`.
    public func lines(of page: RowID) async throws -> [String] {
        try await database.read { connection in
            let sql = "SELECT place, text FROM line WHERE page = ? AND NOT deleted ORDER BY place, id"
            return try connection.query(sql, page) { "\(try $0.integer("place")) \(try $0.text("text"))" }
        }
    }

    /// Returns the titles of the existing pages.
    ///
    /// - Throws: `DatabaseError`.
    public func pages() async throws -> [String] {
        try await database.read { connection in
            try connection.query("SELECT title FROM page WHERE NOT deleted ORDER BY id") { try $0.text("title") }
        }
    }
}
