import SQLite
import SQLiteTesting
import Testing

/// The bodies of exit tests run in a process of their own.
@Suite("Several processes", .timeLimit(.minutes(15)))
struct ProcessTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    @Test("opening a file a second time keeps the locks of the first")
    func locks() async throws {
        let first = try await Database.open(file.location, schema: Notes.one)
        try await first.write { try $0.insert("one") }
        await (try Database.open(file.location, schema: Notes.one)).close()
        await readInChild(file.path)
        #expect(try file.files() == ["test.db", "test.db-shm", "test.db-wal"])
        #expect(try await first.texts() == ["one"])
    }

    @Test("two processes that open a new file and count on it lose nothing")
    func counting() async throws {
        async let child: Void = countInChild(file.path)
        try await Self.count(in: file.path)
        await child
        #expect(try file.rows("SELECT n FROM counter") == [["100"]])
    }

    /// A process that believes itself to be the last one takes the log away when it closes.
    private func readInChild(_ path: String) async {
        await #expect(processExitsWith: .success) { [path] in
            let texts = try RawConnection(path).rows("SELECT text FROM notes")
            #expect(texts == [["one"]])
        }
    }

    private func countInChild(_ path: String) async {
        await #expect(processExitsWith: .success) { [path] in
            try await ProcessTests.count(in: path)
        }
    }

    private static func count(in path: String) async throws {
        let database = try await Database.open(.file(path), schema: ConcurrencyTests.counter)
        for _ in 0..<50 {
            try await database.write { try $0.execute("UPDATE counter SET n = n + 1") }
        }
        await database.close()
    }
}
