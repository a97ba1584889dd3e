import SQLite
import SQLiteTesting
import Testing

@Suite("What a write has to survive")
struct DurabilityTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    /// What SQLite does at each commit: 2 waits for the disk, 1 does not.
    private func synchronous(_ durability: Durability, of database: Database) async throws -> Int? {
        try await database.write(durability) { connection in
            try connection.first("PRAGMA synchronous") { try $0.integer("synchronous") }
        }
    }

    @Test("a write waits for the disk unless it is a relaxed one, also right after one")
    func disk() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        #expect(try await database.write { try $0.first("PRAGMA synchronous") { try $0.integer("synchronous") } } == 2)
        for durability in [Durability.relaxed, .relaxed, .full, .relaxed, .full] {
            #expect(try await synchronous(durability, of: database) == (durability == .full ? 2 : 1))
        }
    }

    @Test(
        "what a relaxed write wrote is seen by other connections at once, and is there after the file is opened again")
    func visible() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write(.relaxed) { try $0.insert("one") }
        #expect(try file.rows("SELECT text FROM notes") == [["one"]])
        await database.close()
        #expect(try await Database.open(file.location, schema: Notes.one).texts() == ["one"])
    }

    @Test("a relaxed write gives up while another connection writes, and leaves the next one to wait")
    func waiting() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let other = try RawConnection(file.path)
        try other.run("BEGIN IMMEDIATE")
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write(.relaxed) { try $0.insert("one") }
        }
        #expect(error?.kind == .busy)
        async let write: Void = database.write { try $0.insert("two") }
        // Longer than the relaxed write waited.
        try await Task.sleep(for: .milliseconds(300))
        try other.run("ROLLBACK")
        try await write
        #expect(try await database.texts() == ["two"])
    }
}
