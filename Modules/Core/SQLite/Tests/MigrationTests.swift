import Foundation
import Platform
import SQLite
import SQLiteTesting
import Testing

@Suite("Migrations")
struct MigrationTests {
    let file: TemporaryDatabase

    private var folder: String { "\(FileSystem.folder(of: file.path))/backups" }
    private var copyOfOne: String { "\(folder)/before-version-2.db" }

    init() throws { file = try TemporaryDatabase() }

    @Test("a new file gets all migrations, the version and the application id, and no copy")
    func fresh() async throws {
        let database = try await Database.open(file.location, schema: Notes.two)
        await database.close()
        #expect(try file.rows("PRAGMA user_version") == [["2"]])
        #expect(try file.rows("PRAGMA application_id") == [["\(0x7465_7374)"]])
        #expect(try file.files() == ["test.db"])
    }

    @Test("an empty file counts as new")
    func empty() async throws {
        try file.write([])
        let database = try await Database.open(file.location, schema: Notes.one)
        #expect(try await database.texts() == [])
    }

    @Test("a database without tables, owner and version counts as new")
    func noTables() async throws {
        try file.run("PRAGMA journal_mode=WAL")
        let database = try await Database.open(file.location, schema: Notes.one)
        #expect(try await database.texts() == [])
    }

    @Test("a file of version 1 is brought to version 2 and keeps a copy of version 1")
    func copy() async throws {
        try await Notes.make(in: file, "one")
        let database = try await Database.open(file.location, schema: Notes.two)
        #expect(try await database.texts() == ["one"])
        await database.close()
        #expect(try file.files() == ["backups", "test.db", "test.db-shm", "test.db-wal"])
        #expect(FileSystem.fileNames(in: folder) == ["before-version-2.db"])
        #expect(FileSystem.permissions(of: copyOfOne) == 0o600)

        let copy = try RawConnection(copyOfOne)
        #expect(try copy.rows("PRAGMA user_version") == [["1"]])
        #expect(try copy.rows("PRAGMA application_id") == [["\(0x7465_7374)"]])
        #expect(try copy.rows("SELECT * FROM notes") == [["1", "one"]])
    }

    @Test("a copy holds what was still in the log of a connection that is open")
    func copyWithLog() async throws {
        let old = try await Database.open(file.location, schema: Notes.one)
        try await old.write { try $0.insert("in the log") }
        _ = try await Database.open(file.location, schema: Notes.two)
        #expect(try RawConnection(copyOfOne).rows("SELECT text FROM notes") == [["in the log"]])
    }

    @Test("only the version that the file had is copied, however many migrations there are")
    func oneCopy() async throws {
        try await Notes.make(in: file, "one")
        let three = Schema.numbered(Notes.create, ["CREATE TABLE a (a)"], ["CREATE TABLE b (b)"])
        await (try Database.open(file.location, schema: three)).close()
        #expect(FileSystem.fileNames(in: folder) == ["before-version-2.db"])
        #expect(try file.rows("PRAGMA user_version") == [["3"]])
    }

    @Test("a copy takes the place of the one of before an earlier migration, and of nothing else")
    func lastCopy() async throws {
        try await Notes.make(in: file, "one")
        let a = ["CREATE TABLE a (a)"]
        let versions = [Schema.numbered(Notes.create, a), .numbered(Notes.create, a, ["CREATE TABLE b (b)"])]
        try FileSystem.createPrivateFolder(folder)
        for name in ["2026-11-01.db", "before-version-2.txt"] {
            try FileSystem.createPrivateFile("\(folder)/\(name)", with: [1])
        }
        var seen: [[String]] = []
        for schema in versions {
            await (try Database.open(file.location, schema: schema)).close()
            seen.append(FileSystem.fileNames(in: folder).filter { $0.hasPrefix("before") && $0.hasSuffix(".db") })
        }
        #expect(seen == [["before-version-2.db"], ["before-version-3.db"]])
        #expect(FileSystem.fileNames(in: folder).count == 3)
        #expect(try file.files() == ["backups", "test.db", "test.db-shm", "test.db-wal"])
    }

    @Test("an older copy of the same name is replaced")
    func replaced() async throws {
        try await Notes.make(in: file, "one")
        try FileSystem.createPrivateFolder(folder)
        try FileSystem.createPrivateFile(copyOfOne, with: Array("half a copy".utf8))
        _ = try await Database.open(file.location, schema: Notes.two)
        #expect(try RawConnection(copyOfOne).rows("SELECT text FROM notes") == [["one"]])
    }

    @Test("a copy that cannot be made stops the migration")
    func noCopy() async throws {
        try await Notes.make(in: file, "one")
        try FileSystem.createPrivateFolder(copyOfOne)
        let before = try file.bytes()
        let error = await file.openingError(Notes.two)
        #expect(error?.kind == .copyFailed(copyOfOne))
        #expect(try file.bytes() == before)
    }

    @Test("a migration that fails leaves the version and the data, and says which it was")
    func failing() async throws {
        try await Notes.make(in: file, "one")
        let broken = Schema.numbered(Notes.create, ["DELETE FROM notes", "INSERT INTO nowhere VALUES (1)"])
        let error = await file.openingError(broken)
        #expect(error?.message == "migration 2, step 2: no such table: nowhere")
        #expect(error?.sql == "INSERT INTO nowhere VALUES (1)")
        let database = try await Database.open(file.location, schema: Notes.one)
        #expect(try await database.texts() == ["one"])
    }

    @Test("the migrations before one that fails stay")
    func partly() async throws {
        let broken = Schema.numbered(Notes.create, ["COMMIT"])
        let error = await file.openingError(broken)
        #expect(error?.kind == .misuse)
        #expect(try file.rows("PRAGMA user_version") == [["1"]])
    }

    @Test("a table can be made anew without losing the rows that point to it")
    func rebuild() async throws {
        let create = [
            "CREATE TABLE a (id INTEGER PRIMARY KEY)",
            "CREATE TABLE b (a INTEGER REFERENCES a (id) ON DELETE CASCADE)",
            "INSERT INTO a VALUES (1)", "INSERT INTO b VALUES (1)",
        ]
        let rebuild = [
            "CREATE TABLE new_a (id INTEGER PRIMARY KEY, text TEXT)", "INSERT INTO new_a (id) SELECT id FROM a",
            "DROP TABLE a", "ALTER TABLE new_a RENAME TO a",
        ]
        await (try Database.open(file.location, schema: .numbered(create))).close()
        let database = try await Database.open(file.location, schema: .numbered(create, rebuild))
        #expect(try await database.read { try $0.first("SELECT a FROM b") { try $0.integer("a") } } == 1)
        #expect(try await database.read { try $0.first("PRAGMA foreign_keys") { try $0.bool("foreign_keys") } } == true)
    }

    @Test("a migration that leaves a key pointing nowhere fails")
    func brokenKeys() async throws {
        let schema = Schema.numbered([
            "CREATE TABLE a (id INTEGER PRIMARY KEY)", "CREATE TABLE b (a INTEGER REFERENCES a (id))",
            "INSERT INTO b VALUES (7)",
        ])
        let error = await file.openingError(schema)
        #expect(error?.kind == .constraint)
        #expect(error?.message == "migration 1, step 1: 1 rows point to rows that are not there")
    }
}
