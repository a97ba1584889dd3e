import DreamsData
import DreamsDomainInterface
import MandalartDomainInterface
import SQLite
import SQLiteTesting
import Testing

@Suite("Dreams on a file")
struct StoreTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> SQLiteDreamsRepository {
        let database = try await Database.open(file.location, schema: .alone(SQLiteDreamsRepository.migrations))
        return SQLiteDreamsRepository(database: database)
    }

    @Test("wishes and trees are there on another connection")
    func reopening() async throws {
        let repository = try await open()
        try await repository.edit { $0 = try .samples }
        #expect(try await open().dreams() == DreamList.samples)
    }

    @Test("a title that differs in its bytes alone is written")
    func normalisation() async throws {
        let repository = try await open()
        let number = try await repository.edit { try $0.add(try Title("\u{E9}")) }
        try await repository.edit { try $0.apply([.title(try Title("e\u{301}"))], to: number) }
        #expect(try file.rows("SELECT hex(title) FROM wish") == [["65CC81"]])
    }

    @Test("repositories on two connections lose no wish of each other, and no two get one number")
    func concurrency() async throws {
        let (first, second) = (try await open(), try await open())
        let numbers = try await withThrowingTaskGroup(of: WishNumber.self) { group in
            for index in 1...20 {
                let repository = index.isMultiple(of: 2) ? first : second
                group.addTask { try await repository.edit { try $0.add(try Title("Wish \(index)")) } }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(numbers.count == 20)
        #expect(try await open().dreams().wishes.count == 20)
    }

    @Test(
        "a row that no wish can have is an error that names the column",
        arguments: [
            ("INSERT INTO wish (number, title) VALUES (101, 'x')", "number"),
            ("INSERT INTO wish (number, title) VALUES (1, ' ')", "title"),
            ("INSERT INTO wish (number, title, done) VALUES (1, 'x', '2027-02-30')", "done"),
            ("INSERT INTO wish (number, title, purpose) VALUES (1, 'x', ' ')", "purpose"),
            ("INSERT INTO wish (number, title, goal) VALUES (1, 'x', ' ')", "goal"),
            ("INSERT INTO wish (number, title, date) VALUES (1, 'x', 'soon')", "date"),
            ("INSERT INTO wish (number, title, vision) VALUES (1, 'x', ' ')", "vision"),
            ("INSERT INTO wish (number, title, chart) VALUES (1, 'x', 0)", "chart"),
            (
                "INSERT INTO wish (number, title) VALUES (1, 'x'); INSERT INTO milestone VALUES (1, 2, 'y', NULL)",
                "number"
            ),
            (
                "INSERT INTO wish (number, title) VALUES (1, 'x'); INSERT INTO milestone VALUES (1, 1, ' ', NULL)",
                "title"
            ),
            (
                "INSERT INTO wish (number, title) VALUES (1, 'x'); INSERT INTO milestone VALUES (1, 1, 'y', '?')",
                "reached"
            ),
        ])
    func badRows(sql: String, column: String) async throws {
        let repository = try await open()
        try file.run("PRAGMA ignore_check_constraints=ON; \(sql)")
        let error = await #expect(throws: DatabaseError.self) { try await repository.dreams() }
        guard case .unexpectedRow(column, _, _)? = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
