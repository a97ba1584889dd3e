import Platform
import SQLite
import SQLiteTesting
import Testing

@Suite("Several at once", .timeLimit(.minutes(15)))
struct ConcurrencyTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    static let counter = Schema.numbered([
        "CREATE TABLE counter (n INTEGER NOT NULL)", "INSERT INTO counter VALUES (0)",
    ])

    @Test("two connections that count on one file lose nothing")
    func counting() async throws {
        let location = file.location
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                let database = try await Database.open(location, schema: Self.counter)
                for _ in 0..<100 {
                    group.addTask {
                        try await database.write { connection in
                            let n = try connection.first("SELECT n FROM counter") { try $0.integer("n") } ?? 0
                            try connection.execute("UPDATE counter SET n = ?", n + 1)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try file.rows("SELECT n FROM counter") == [["200"]])
    }

    @Test("several first opens at once all succeed, and migrate once", arguments: 0..<10)
    func firstOpens(round: Int) async throws {
        try await openMany(Self.counter)
        #expect(try file.rows("SELECT n FROM counter") == [["0"]])
    }

    @Test("several migrations at once all succeed, and keep the right copy", arguments: 0..<10)
    func migrations(round: Int) async throws {
        try await Notes.make(in: file, "one")
        try await openMany(Notes.two)
        let copy = try RawConnection("\(FileSystem.folder(of: file.path))/backups/before-version-2.db")
        #expect(try copy.rows("PRAGMA user_version") == [["1"]])
        #expect(try copy.rows("SELECT text FROM notes") == [["one"]])
    }

    private func openMany(_ schema: Schema) async throws {
        let location = file.location
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    let database = try await Database.open(location, schema: schema)
                    try await database.read { _ = try $0.execute("SELECT count(*) FROM sqlite_schema") }
                    await database.close()
                }
            }
            try await group.waitForAll()
        }
    }
}
