import Basics
import SQLite
import SQLiteTesting
import Testing

@Suite("Statements")
struct StatementTests {
    func open() async throws -> Database {
        try await Database.open(.memory, schema: Notes.one)
    }

    @Test("the number of changed rows and the last row id are given")
    func changes() async throws {
        let (changed, id) = try await open().write { connection in
            try connection.insert("one")
            try connection.insert("two")
            return (try connection.execute("UPDATE notes SET text = text || '!'"), connection.lastInsertedRow)
        }
        #expect(changed == 2)
        #expect(id == 2)
    }

    @Test("a kept statement works again after an error, without the old arguments")
    func afterError() async throws {
        let database = try await open()
        try await database.write { try $0.insert("one") }
        let error = await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("one") } }
        #expect(error?.kind == .constraint)
        #expect(error?.code.extended == 2067)
        #expect(error?.code.primary == 19)
        #expect(error?.message == "UNIQUE constraint failed: notes.text")
        #expect(error?.sql == "INSERT INTO notes (text) VALUES (?)")
        try await database.write { try $0.insert("two") }
        #expect(try await database.texts() == ["one", "two"])
    }

    @Test("a query that was left early begins anew the next time")
    func leftEarly() async throws {
        let database = try await open()
        try await database.write { connection in
            for text in ["one", "two", "three"] { try connection.insert(text) }
        }
        await #expect(throws: Failure()) {
            try await database.read { connection in
                _ = try connection.query("SELECT text FROM notes ORDER BY id") { _ in throw Failure() }
            }
        }
        #expect(try await database.texts() == ["one", "two", "three"])
    }

    @Test("the same query inside its own rows does not disturb it")
    func nested() async throws {
        let database = try await open()
        let pairs = try await database.write { connection in
            for text in ["one", "two"] { try connection.insert(text) }
            return try connection.query("SELECT text FROM notes ORDER BY id") { row in
                try row.text("text") + ":" + connection.texts().joined(separator: "+")
            }
        }
        #expect(pairs == ["one:one+two", "two:one+two"])
    }

    @Test("a kept statement follows a changed table")
    func changedTable() async throws {
        let columns = try await open().write { connection in
            try connection.insert("one")
            var columns = try connection.query("SELECT * FROM notes") { $0.columns }
            try connection.execute("ALTER TABLE notes ADD COLUMN mark TEXT")
            columns += try connection.query("SELECT * FROM notes") { $0.columns }
            return columns
        }
        #expect(columns == [["id", "text"], ["id", "text", "mark"]])
    }

    @Test("more statements than are kept do no harm")
    func manyStatements() async throws {
        let sum = try await open().read { connection in
            var sum = 0
            for number in 0..<300 { sum += try connection.first("SELECT \(number) AS n") { try $0.integer("n") } ?? 0 }
            return sum
        }
        #expect(sum == 44850)
    }

    static let misuses = [
        ("SELECT 1; SELECT 2", "more than one statement"),
        ("", "no statement"),
        (" -- nothing", "no statement"),
        ("SELECT ?", "1 arguments wanted, 0 given"),
    ]

    @Test("SQL that is not one statement with all its arguments is refused", arguments: misuses)
    func misuse(sql: String, message: String) async throws {
        let database = try await open()
        let error = await #expect(throws: DatabaseError.self) { try await database.read { _ = try $0.execute(sql) } }
        #expect(error?.kind == .misuse)
        #expect(error?.message == message)
    }

    @Test("white space and comments after a statement are no second one")
    func comment() async throws {
        let one = try await open().read { try $0.first("SELECT 1 AS n; -- one") { try $0.integer("n") } }
        #expect(one == 1)
    }

    @Test("wrong SQL is an error with the SQL in it")
    func wrongSQL() async throws {
        let database = try await open()
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { _ = try $0.execute("SELECT\n  a FROM nowhere") }
        }
        #expect(
            error?.description
                == ":memory: refused a statement (no such table: nowhere), code 1; "
                + "the statement was: SELECT a FROM nowhere.")
    }
}
