import SQLite
import SQLiteTesting
import Testing

@Suite("How long a write waits")
struct BusyTimeoutTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    @Test("every write waits for the disk, however patient it is", arguments: [BusyTimeout.long, .short])
    func disk(_ busyTimeout: BusyTimeout) async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let synchronous = try await database.write(busyTimeout) { connection in
            try connection.first("PRAGMA synchronous") { try $0.integer("synchronous") }
        }
        #expect(synchronous == 2)
    }

    @Test("an impatient write gives up while another connection writes, and leaves the next one to wait")
    func waiting() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let other = try RawConnection(file.path)
        try other.run("BEGIN IMMEDIATE")
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write(.short) { try $0.insert("one") }
        }
        #expect(error?.kind == .busy)
        async let write: Void = database.write { try $0.insert("two") }
        // Longer than the impatient write waits.
        try await Task.sleep(for: .milliseconds(300))
        try other.run("ROLLBACK")
        try await write
        #expect(try await database.texts() == ["two"])
    }
}
