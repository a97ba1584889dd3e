import Basics
import Platform
import SQLite
import SQLiteTesting
import Testing

@Suite("Refusals")
struct RefusalTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    /// The error of opening, after a check that the file kept its bytes and got no company.
    func refusal() async throws -> DatabaseError? {
        let (bytes, files) = (try file.bytes(), try file.files())
        let error = await file.openingError(Notes.two)
        #expect(try file.bytes() == bytes)
        #expect(try file.files() == files)
        #expect(error?.path == file.path)
        return error
    }

    static let strangers: [[UInt8]] = [
        [0], Array("SQLite format 3\0".utf8), Array(repeating: 0, count: 4096), Array("a letter".utf8),
    ]

    @Test("a file that is no database is refused", arguments: strangers)
    func notADatabase(bytes: [UInt8]) async throws {
        try file.write(bytes)
        let error = try await refusal()
        #expect(error?.kind == .notADatabase)
        #expect(error?.description == "\(file.path) is not a database. Move it away or choose another folder.")
    }

    @Test("a file of a newer version is refused")
    func newer() async throws {
        try await Notes.make(in: file, "one")
        try file.run("PRAGMA user_version=3")
        let error = try await refusal()
        #expect(error?.kind == .newerVersion(found: 3, known: 2))
        #expect(error?.description.contains("its format is 3, and this one knows 2. Update the program.") == true)
    }

    @Test("a newer version is seen while it is only in the log, and the log stays")
    func newerInLog() async throws {
        try await Notes.make(in: file, "one")
        let crashed = try TemporaryDatabase()
        do {
            let connection = try RawConnection(file.path)
            try connection.run("PRAGMA user_version=3")
            for suffix in ["", "-wal"] { try crashed.write(file.bytes(of: suffix), to: suffix) }
        }
        let (bytes, log) = (try crashed.bytes(), try crashed.bytes(of: "-wal"))
        let error = await crashed.openingError(Notes.two)
        #expect(error?.kind == .newerVersion(found: 3, known: 2))
        #expect(try crashed.bytes() == bytes)
        #expect(try crashed.bytes(of: "-wal") == log)
    }

    /// What a program leaves that is killed after it wrote: the main file, and a log with the last edit.
    private func killed() async throws -> TemporaryDatabase {
        try await Notes.make(in: file, "one")
        let killed = try TemporaryDatabase()
        let connection = try RawConnection(file.path)
        try connection.run("INSERT INTO notes (text) VALUES ('two')")
        for suffix in ["", "-wal"] { try killed.write(file.bytes(of: suffix), to: suffix) }
        return killed
    }

    @Test(
        "a log whose file is missing or empty is refused and stays, as its edits may be nowhere else",
        arguments: [true, false])
    func orphanedLog(isEmpty: Bool) async throws {
        let killed = try await killed()
        let (main, log) = (try killed.bytes(), try killed.bytes(of: "-wal"))
        if isEmpty { try killed.write([]) } else { try killed.remove() }
        let files = try killed.files()
        let error = await killed.openingError()
        #expect(error?.kind == .orphanedLog("\(killed.path)-wal"))
        let (seen, seenFiles) = (try killed.bytes(of: "-wal"), try killed.files())
        #expect(seen == log)
        #expect(seenFiles == files)
        // As the error says.
        try killed.write(main)
        let texts = try await Database.open(killed.location, schema: Notes.one).texts()
        #expect(texts == ["one", "two"])
    }

    @Test(
        "a first write that was broken off is undone, whatever it left in the file",
        arguments: [[7], Array(repeating: 7, count: 4096)])
    func firstWrite(bytes: [UInt8]) async throws {
        try file.write(bytes)
        // The header of a rollback journal of a file that had no page: magic, no record, no nonce, no page, sizes.
        let header: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7] + Array(repeating: 0, count: 12)
        try file.write(header + [0, 0, 2, 0, 0, 0, 16, 0] + Array(repeating: 0, count: 484), to: "-journal")
        let texts = try await Database.open(file.location, schema: Notes.one).texts()
        #expect(texts == [])
    }

    @Test("a file of another program is refused", arguments: [7, -7, 0] as [Int32])
    func foreign(applicationID: Int32) async throws {
        try file.run("PRAGMA application_id=\(applicationID); CREATE TABLE IF NOT EXISTS foreign_rows (a)")
        let error = try await refusal()
        #expect(error?.kind == .otherProgram(applicationID: applicationID))
        #expect(
            error?.description
                == "\(file.path) is the database of another program. Move it away or choose another folder.")
    }

    @Test("a file with a version but no owner is refused")
    func versionWithoutOwner() async throws {
        try file.run("PRAGMA user_version=1")
        #expect(try await refusal()?.kind == .otherProgram(applicationID: 0))
    }

    @Test("a file whose list of tables is damaged is refused")
    func damaged() async throws {
        try await Notes.make(in: file, "one")
        try file.damage()
        let error = try await refusal()
        #expect(error?.kind == .corrupt)
        #expect(error?.code.primary == 11)
        #expect(
            error?.description
                == "\(file.path) is damaged (database disk image is malformed).")
    }

    @Test("a file that was cut off is refused", arguments: [100, 512, 4096, 8000])
    func cutOff(count: Int) async throws {
        try await Notes.make(in: file, "one")
        try file.write(file.bytes().prefix(count))
        let kind = try await refusal()?.kind
        #expect(kind == .corrupt || kind == .notADatabase)
    }

    @Test("damage further inside is found by the query that reaches it")
    func damagedInside() async throws {
        try await Notes.make(in: file, "one")
        try file.damage(4096..<8192)
        let bytes = try file.bytes()
        let database = try await Database.open(file.location, schema: Notes.one)
        let error = await #expect(throws: DatabaseError.self) { try await database.texts() }
        #expect(error?.kind == .corrupt)
        await database.close()
        #expect(try file.bytes() == bytes)
    }

    @Test("a folder in place of the file is refused")
    func folder() async throws {
        try FileSystem.createPrivateFolder(file.path)
        let error = await file.openingError()
        #expect(error?.kind == .folder)
    }

    @Test("a file in a folder that is not there is refused with the system's words")
    func noFolder() async throws {
        let error = await #expect(throws: DatabaseError.self) {
            try await Database.open(.file(file.path + "-nowhere/test.db"), schema: Notes.one)
        }
        #expect(error?.kind == .inaccessible)
        #expect(error?.message == "No such file or directory")
    }

    @Test("an empty path is refused, not taken for a temporary file")
    func emptyPath() async throws {
        let error = await #expect(throws: DatabaseError.self) {
            try await Database.open(.file(""), schema: Notes.one)
        }
        #expect(error?.kind == .inaccessible)
    }
}
