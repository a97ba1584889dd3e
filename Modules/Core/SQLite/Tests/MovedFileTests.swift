import Foundation
import Platform
import SQLite
import SQLiteTesting
import Testing

/// What sync clients and people do with a file that a program has open.
@Suite("A file that is removed or replaced while it is open")
struct MovedFileTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    enum Change: CaseIterable {
        case removed, renamed, replaced, overwritten, folderMoved, logRemoved, logReplaced, indexRemoved

        /// Whether the main file is still the one that was opened.
        var isOfLog: Bool { [.logRemoved, .logReplaced, .indexRemoved].contains(self) }

        /// Makes the change, for which another copy of the file is at `<path>.copy`.
        func make(at path: String) throws {
            let manager = FileManager.default
            switch self {
            case .removed: try manager.removeItem(atPath: path)
            case .renamed: try manager.moveItem(atPath: path, toPath: "\(path).away")
            case .replaced: try FileSystem.move("\(path).copy", to: path)
            case .overwritten: try FileSystem.write(FileSystem.bytes(of: "\(path).copy"), atBeginningOf: path)
            case .folderMoved:
                let folder = FileSystem.folder(of: path)
                try manager.moveItem(atPath: folder, toPath: "\(folder).away")
                try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
                try manager.removeItem(atPath: "\(folder).away")
            case .logRemoved: try manager.removeItem(atPath: "\(path)-wal")
            case .logReplaced:
                try FileSystem.createPrivateFile("\(path).empty", with: [])
                try FileSystem.move("\(path).empty", to: "\(path)-wal")
            case .indexRemoved: try manager.removeItem(atPath: "\(path)-shm")
            }
        }
    }

    /// Opens a file with three notes. An older copy of the file has one of them, and the last one is in the log alone.
    private func opened() async throws -> Database {
        try await Notes.make(in: file, "one")
        try file.write(file.bytes(), to: ".copy")
        try await Notes.make(in: file, "two")
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("three") }
        return database
    }

    @Test("takes no edit, and says so, and the files at its path stay as they are", arguments: Change.allCases)
    func refused(change: Change) async throws {
        let database = try await opened()
        try change.make(at: file.path)
        let before = try contents()
        for _ in 1...2 {
            let error = await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("four") } }
            #expect(error?.kind == .moved)
            #expect(error?.path == file.path)
        }
        #expect(try contents() == before)
        await database.close()
        if !change.isOfLog { #expect(try contents() == before) }
    }

    @Test("is refused at the first edit, too, if the file was overwritten before it", arguments: [true, false])
    func overwrittenEarly(isEdited: Bool) async throws {
        let database = try await opened()
        await database.close()
        let again = try await Database.open(file.location, schema: Notes.one)
        if isEdited { try await again.write { try $0.insert("four") } }
        try Change.overwritten.make(at: file.path)
        let error = await #expect(throws: DatabaseError.self) { try await again.write { try $0.insert("five") } }
        #expect(error?.kind == .moved)
    }

    @Test("is refused, too, if the copy is only one run older")
    func overwrittenByLast() async throws {
        try await Notes.make(in: file, "one")
        try file.write(file.bytes(), to: ".copy")
        try await Notes.make(in: file, "two")
        let database = try await Database.open(file.location, schema: Notes.one)
        try Change.overwritten.make(at: file.path)
        let error = await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("three") } }
        #expect(error?.kind == .moved)
    }

    @Test("is refused when a backup has overwritten it whose tables are on other pages")
    func overwrittenByBackup() async throws {
        try await Notes.make(in: file, "one")
        // The index takes the page of the mark, which is behind it then, and before it in a backup.
        try file.run("DROP TABLE log_mark; CREATE INDEX extra ON notes (text)")
        try await Notes.make(in: file, "two")
        try DatabaseFile(file.path, schema: Notes.one).copy(to: "\(file.path).copy")
        try await Notes.make(in: file, "three")
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("four") }
        try Change.overwritten.make(at: file.path)
        let error = await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("five") } }
        #expect(error?.kind == .moved)
    }

    @Test("keeps the edits of a log that was removed alone, once it is closed")
    func logAlone() async throws {
        let database = try await opened()
        try Change.logRemoved.make(at: file.path)
        await #expect(throws: DatabaseError.self) { try await database.write { try $0.insert("four") } }
        await database.close()
        #expect(try file.rows("SELECT text FROM notes ORDER BY id") == [["one"], ["two"], ["three"]])
    }

    @Test("is not what other connections do to it: they move its log, rewrite it, and edit")
    func others() async throws {
        let database = try await opened()
        let other = try await Database.open(file.location, schema: Notes.one)
        for (number, sql) in ["PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA wal_checkpoint", "VACUUM", ""].enumerated() {
            try file.run("DELETE FROM notes WHERE text = 'raw'; INSERT INTO notes (text) VALUES ('raw'); \(sql)")
            try await other.write { try $0.insert("other \(number)") }
            try await database.write { try $0.insert("own \(number)") }
            try await other.compact()
            try await database.write { try $0.insert("later \(number)") }
            await (try Database.open(file.location, schema: Notes.one)).close()
        }
        #expect(try await database.texts().count == 16)
    }

    /// The bytes of all files in the folder but the index of the log.
    private func contents() throws -> [String: [UInt8]] {
        let names = try file.files().filter { $0 != "test.db-shm" }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try file.bytes(of: String($0.dropFirst("test.db".count)))) })
    }
}
