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
        #expect(try file.permissions(of: suffix) == 0o600)
        await database.close()
    }

    @Test("what a statement may have to change back is kept in memory, and not in a folder that others see")
    func temporaryFiles() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let store = try await database.write { try $0.first("PRAGMA temp_store") { try $0.integer("temp_store") } }
        #expect(store == 2)
    }

    /// The superuser may write everywhere, so for it the file stays as good as it was.
    @Test("a file that may not be written is refused", .enabled(if: geteuid() != 0), arguments: [0o400, 0o000, 0o200])
    func noPermission(permissions: Int) async throws {
        try await Notes.make(in: file, "one")
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
        let error = await #expect(throws: DatabaseError.self) {
            try await Database.open(file.location, schema: Notes.one)
        }
        #expect(error?.kind == (permissions == 0o400 ? .readOnly : .inaccessible))
    }
}
