import Foundation
import SQLite
import SQLiteTesting
import Testing

@Suite("Permissions")
struct PermissionTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    @Test("a new file and its log are for their owner alone", arguments: ["", "-wal", "-shm"])
    func owner(suffix: String) async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        #expect(file.permissions(of: suffix) == 0o600)
        await database.close()
    }

    @Test("what a statement may have to change back is kept in memory, and not in a folder that others see")
    func temporaryFiles() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let store = try await database.write { try $0.first("PRAGMA temp_store") { try $0.integer("temp_store") } }
        #expect(store == 2)
    }

    /// The superuser may write everywhere, so for it the file stays as good as it was.
    @Test("a file that may not be read is refused", .enabled(if: geteuid() != 0), arguments: [0o000, 0o200])
    func unreadable(permissions: Int) async throws {
        try await Notes.make(in: file, "one")
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
        let error = await file.openingError()
        #expect(error?.kind == .inaccessible)
    }

    @Test(
        "a file that may only be read is read, and refuses each write", .enabled(if: geteuid() != 0),
        arguments: [0o700, 0o500])
    func readOnly(folderPermissions: Int) async throws {
        try await Notes.make(in: file, "one")
        let folder = URL(filePath: file.path).deletingLastPathComponent().path
        func allow(_ permissions: Int, _ path: String) throws {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        }
        try allow(0o400, file.path)
        try allow(folderPermissions, folder)
        defer { try? allow(0o700, folder) }
        let database = try await Database.open(file.location, schema: Notes.one)
        let texts = try await database.texts()
        #expect(texts == ["one"])
        let error = await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("two") } }
        #expect(error?.kind == .readOnly)
        let older = await file.openingError(Notes.two)
        #expect(older?.kind == .readOnly)
        await database.close()
    }
}
