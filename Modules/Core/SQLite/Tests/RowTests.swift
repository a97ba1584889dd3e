import SQLite
import SQLiteTesting
import Testing

@Suite("Rows")
struct RowTests {
    static let sql = """
        SELECT 'words' AS text, 42 AS integer, 1.5 AS real, x'0102' AS blob, NULL AS void, 1 AS yes,
        CAST(x'ff' AS TEXT) AS latin
        """

    func read<Output: Sendable>(_ body: @Sendable (borrowing Row) throws -> Output) async throws -> Output {
        let database = try await Database.open(.memory, schema: .numbered([]))
        return try #require(try await database.read { try $0.first(Self.sql, map: body) })
    }

    func error(_ body: @Sendable (borrowing Row) throws -> Void) async throws -> DatabaseError? {
        await #expect(throws: DatabaseError.self) { try await read(body) }
    }

    @Test("a column of the wanted type is read by its name")
    func typed() async throws {
        try await #expect(read { try $0.text("text") } == "words")
        try await #expect(read { try $0.integer("integer") } == 42)
        try await #expect(read { try $0.integer("integer", as: UInt8.self) } == 42)
        try await #expect(read { try $0.real("real") } == 1.5)
        try await #expect(read { try $0.bool("yes") } == true)
        try await #expect(read { try $0.text("TEXT") } == "words")
    }

    @Test("each row may be asked for other columns, in another order, and again in a later run")
    func otherColumns() async throws {
        let database = try await Database.open(.memory, schema: .numbered([]))
        let sql = "SELECT 1 AS a, 2 AS b, 3 AS c, 4 AS a UNION ALL SELECT 5, 6, 7, 8 UNION ALL SELECT 9, 10, 11, 12"
        for _ in 1...2 {
            let values = try await database.read { connection in
                try connection.query(sql) { row in
                    try (row.integer("a") == 5 ? ["c", "B", "a", "b"] : ["b", "a"]).map { try row.integer($0) }
                }
            }
            #expect(values == [[2, 1], [7, 6, 5, 6], [10, 9]])
        }
    }

    @Test("an optional column is nil for NULL and the value otherwise")
    func optional() async throws {
        try await #expect(read { try $0.optionalText("void") } == nil)
        try await #expect(read { try $0.optionalText("text") } == "words")
        try await #expect(read { try $0.optionalInteger("void") } == nil)
        try await #expect(read { try $0.optionalInteger("integer") } == 42)
    }

    typealias Reading = @Sendable (borrowing Row) throws -> Void

    static let wrong: [(column: String, expected: String, found: String, reading: Reading)] = [
        ("integer", "text", "integer 42", { _ = try $0.text("integer") }),
        ("void", "text", "null", { _ = try $0.text("void") }),
        ("real", "text", "real 1.5", { _ = try $0.optionalText("real") }),
        ("text", "an integer", "text \"words\"", { _ = try $0.integer("text") }),
        ("blob", "an integer", "blob of 2 bytes", { _ = try $0.optionalInteger("blob") }),
        ("void", "an integer", "null", { _ = try $0.integer("void") }),
        ("integer", "a real number", "integer 42", { _ = try $0.real("integer") }),
        ("integer", "0 or 1", "integer 42", { _ = try $0.bool("integer") }),
        ("integer", "a prime", "integer 42", { throw $0.unexpected("integer", expected: "a prime") }),
        ("latin", "text", "1 bytes that are not valid UTF-8", { _ = try $0.text("latin") }),
        (
            "title", "a value", "missing (there are: text, integer, real, blob, void, yes, latin)",
            { _ = try $0.text("title") }
        ),
    ]

    @Test("a column that holds something else is an error that names it and what was found", arguments: wrong.indices)
    func wrongType(index: Int) async throws {
        let (column, expected, found, reading) = Self.wrong[index]
        let error = try await error(reading)
        #expect(error?.kind == .unexpectedRow(column: column, expected: expected, found: found))
        #expect(error?.sql == Self.sql)
        #expect(error?.path == ":memory:")
    }

    @Test("an integer that does not fit is an error that says what does")
    func doesNotFit() async throws {
        let database = try await Database.open(.memory, schema: .numbered([]))
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { try $0.first("SELECT 256 AS n") { try $0.integer("n", as: UInt8.self) } }
        }
        let kind = DatabaseError.Kind.unexpectedRow(
            column: "n", expected: "an integer from 0 to 255", found: "integer 256")
        #expect(error?.kind == kind)
    }

    @Test("the error says which row of the result it was")
    func rowNumber() async throws {
        let database = try await Database.open(.memory, schema: .numbered([]))
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { try $0.query("VALUES (1), (2), ('x')") { try $0.integer("column1") } }
        }
        #expect(error?.message == "column column1 of row 3 should hold an integer but is text \"x\"")
    }

    @Test("a row that is far longer than any of ours is taken for damage, and not read")
    func tooLong() async throws {
        let file = try TemporaryDatabase()
        let database = try await Database.open(file.location, schema: Notes.one)
        try file.run("INSERT INTO notes (text) VALUES (zeroblob(8000000) || 'x')")
        let error = await #expect(throws: DatabaseError.self) { try await database.texts() }
        #expect(error?.kind == .corrupt)
    }
}
