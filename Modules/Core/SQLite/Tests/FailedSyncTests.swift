import Basics
import SQLite
import SQLiteTesting
import Testing

/// After a failed sync, the system may consider unsynced data as written, and no later sync repairs that
/// (www.usenix.org/conference/atc20/presentation/rebello).
@Suite("A sync that fails")
struct FailedSyncTests {
    let file: TemporaryDatabase

    init() throws {
        FailingDisk.install()
        file = try TemporaryDatabase()
    }

    private var log: String { "\(file.path)-wal" }

    @Test("leaves the edit in doubt, and says so")
    func inDoubt() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("one") }
        let error = await #expect(throws: DatabaseError.self) {
            try await FailingDisk.refusingSync(of: log) { try await database.write { try $0.insert("two") } }
        }
        #expect(error?.kind == .inDoubt)
        #expect(
            error?.description
                == """
                The disk failed while an edit was saved in \(file.path) (disk I/O error). It may or may not be kept: look \
                before you make it again.
                """)
        let texts = try await database.texts()
        #expect(texts == ["one"] || texts == ["one", "two"])
    }

    @Test("lets no later edit rest on what the disk may not have: the log is emptied first")
    func emptied() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("one") }
        await #expect(throws: DatabaseError.self) {
            try await FailingDisk.refusingSync(of: log) { try await database.write { try $0.insert("two") } }
        }
        try await database.write { try $0.insert("three") }
        // The main file alone, as if a power loss took the log: it already has the first edit. So the last edit needs
        // no older part of the log.
        let crashed = try TemporaryDatabase()
        try crashed.write(file.bytes())
        let alone = try await Database.open(crashed.location, schema: Notes.one).texts()
        #expect(Set(alone).isSuperset(of: ["one"]))
        try crashed.write(file.bytes())
        try crashed.write(file.bytes(of: "-wal"), to: "-wal")
        let texts = try await Database.open(crashed.location, schema: Notes.one).texts()
        #expect(texts.first == "one" && texts.last == "three")
    }

    @Test("refuses edits for as long as the disk fails, and takes them again afterwards")
    func persisting() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        await FailingDisk.refusingSync(of: log) {
            for _ in 0..<3 {
                await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("no") } }
            }
        }
        try await database.write { try $0.insert("yes") }
        let texts = try await database.texts()
        #expect(texts.last == "yes")
    }
}
