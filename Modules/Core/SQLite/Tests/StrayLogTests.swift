import Foundation
import Platform
import SQLite
import SQLiteTesting
import Testing

/// A write-ahead log beside a main file, after a program was killed, and after files were moved.
@Suite("A log that was left behind")
struct StrayLogTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    /// The files that a killed program leaves, and the main file before its edits.
    private struct Killed {
        let main, log: [UInt8]
    }

    /// Makes notes, closes the file, and makes more, which are only in the log.
    private func killed(_ closed: [String], then texts: [String], prefix: String = "") async throws -> Killed {
        let file = try TemporaryDatabase()
        for text in closed { try await add(prefix + text, to: file) }
        return try await killed(file, then: texts.map { prefix + $0 })
    }

    private func killed(_ file: TemporaryDatabase, then texts: [String]) async throws -> Killed {
        let main = FileSystem.exists(file.path) ? try file.bytes() : nil
        let database = try await Database.open(file.location, schema: Notes.one)
        for text in texts { try await database.write { try $0.insert(text) } }
        let killed = Killed(main: try main ?? file.bytes(), log: try file.bytes(of: "-wal"))
        await database.close()
        return killed
    }

    private func add(_ text: String, to file: TemporaryDatabase) async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert(text) }
        await database.close()
    }

    private func place(_ main: [UInt8], _ log: [UInt8]) throws {
        for name in try file.files() where name != "test.db" {
            try FileManager.default.removeItem(atPath: FileSystem.folder(of: file.path) + "/\(name)")
        }
        try file.write(main)
        try file.write(log, to: "-wal")
    }

    private func texts() async throws -> [String] {
        let database = try await Database.open(file.location, schema: Notes.one)
        let texts = try await database.texts()
        await database.close()
        return texts
    }

    /// Expects that a log is moved aside, that the error says where, and that the file is what it is without the log.
    private func expectStray(_ main: [UInt8], _ log: [UInt8], _ texts: [String]) async throws {
        try place(main, log)
        let error = await file.openingError()
        #expect(error?.kind == .strayLog("\(file.path)-wal", aside: "\(file.path)-wal-stray"))
        #expect(try file.bytes(of: "-wal-stray") == log)
        #expect(try file.bytes() == main)
        #expect(try file.files() == ["test.db", "test.db-wal-stray"])
        #expect(try await self.texts() == texts)
        #expect(try file.rows("PRAGMA integrity_check") == [["ok"]])
    }

    @Test("is applied to its own file, wherever both were moved")
    func own() async throws {
        let left = try await killed(["one", "two"], then: ["three", "four"])
        try place(left.main, left.log)
        #expect(try await texts() == ["one", "two", "three", "four"])
        let fresh = try await killed([], then: ["three", "four"])
        try place(fresh.main, fresh.log)
        #expect(try await texts() == ["three", "four"])
    }

    @Test("is not applied to an older copy of its file")
    func older() async throws {
        let old = try TemporaryDatabase()
        for text in ["one", "two"] { try await add(text, to: old) }
        let copy = try old.bytes()
        for text in ["three", "four"] { try await add(text, to: old) }
        let left = try await killed(old, then: ["five"])
        try await expectStray(copy, left.log, ["one", "two"])
    }

    @Test("is not applied to a backup of its file, made before or while its edits were made")
    func backup() async throws {
        let old = try TemporaryDatabase()
        for text in ["one", "two"] { try await add(text, to: old) }
        let own = DatabaseFile(old.path, schema: Notes.one)
        try own.copy(to: "\(old.path).before")
        let database = try await Database.open(old.location, schema: Notes.one)
        try await database.write { try $0.insert("three") }
        try own.copy(to: "\(old.path).meanwhile")
        try await database.write { try $0.insert("four") }
        let log = try old.bytes(of: "-wal")
        await database.close()
        try await expectStray(old.bytes(of: ".before"), log, ["one", "two"])
        try await expectStray(old.bytes(of: ".meanwhile"), log, ["one", "two", "three"])
    }

    @Test("is not applied to the file of another store, whose log is not applied to this one's either")
    func otherStore() async throws {
        let here = try await killed(["one", "two"], then: ["three"], prefix: "here ")
        let there = try await killed(["one"], then: ["two", "three"], prefix: "there ")
        try await expectStray(here.main, there.log, ["here one", "here two"])
        try await expectStray(there.main, here.log, ["there one"])
        // The name is taken by an earlier one.
        try place(here.main, there.log)
        try file.write([1], to: "-wal-stray")
        let error = await file.openingError()
        #expect(error?.kind == .strayLog("\(file.path)-wal", aside: "\(file.path)-wal-stray-2"))
    }

    @Test("is told from that of the file where only a copy is to be made, and stays then")
    func copies() async throws {
        let here = try await killed(["one", "two"], then: ["three"], prefix: "here ")
        let there = try await killed(["one"], then: ["two", "three"], prefix: "there ")
        try place(here.main, there.log)
        let own = DatabaseFile(file.path, schema: Notes.one)
        let error = #expect(throws: DatabaseError.self) { try own.copy(to: "\(file.path).copy") }
        #expect(error?.kind == .strayLog("\(file.path)-wal", aside: nil))
        #expect(try file.bytes(of: "-wal") == there.log)
        let refused = #expect(throws: DatabaseError.self) { try own.rescue(keepingAt: "\(file.path).damaged") }
        #expect(refused?.kind == .strayLog("\(file.path)-wal", aside: "\(file.path)-wal-stray"))
    }

    @Test("is applied to a file of an older program, which has no mark, and a log without a mark to any file")
    func unmarked() async throws {
        let old = try TemporaryDatabase()
        for text in ["one", "two"] { try await add(text, to: old) }
        try old.run("DROP TABLE log_mark")
        let first = try await killed(old, then: ["three"])
        try place(first.main, first.log)
        #expect(try await texts() == ["one", "two", "three"])
        let main = try old.bytes()
        let other = try RawConnection(old.path)
        try other.run("INSERT INTO notes (text) VALUES ('four')")
        try place(main, old.bytes(of: "-wal"))
        #expect(try await texts() == ["one", "two", "three", "four"])
    }

    /// Whatever a transfer has written when the power goes, the log has to be applied.
    @Test(
        "is applied to its file while it is being moved into it, and whatever a power loss leaves of that",
        arguments: ["", "VACUUM", "PRAGMA wal_checkpoint"])
    func transfer(meanwhile: String) async throws {
        let old = try TemporaryDatabase()
        for text in ["one", "two"] { try await add(text, to: old) }
        try old.run("DELETE FROM notes WHERE text = 'one'")
        let main = try old.bytes()
        let database = try await Database.open(old.location, schema: Notes.one)
        for text in ["three", "four"] { try await database.write { try $0.insert(text) } }
        if !meanwhile.isEmpty { try old.run(meanwhile) }
        // What was moved by now is on the disk.
        let moved = try old.bytes()
        for text in ["five", "six"] { try await database.write { try $0.insert(text) } }
        if meanwhile == "VACUUM" { try old.run(meanwhile) }
        let log = try old.bytes(of: "-wal")
        await database.close()
        let base = meanwhile == "PRAGMA wal_checkpoint" ? moved : main
        let frames = stride(from: 32, to: log.count, by: 4_120).map { start in
            (page: log[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }, bytes: log[start + 24..<start + 4_120])
        }
        var random = SystemRandomNumberGenerator()
        for _ in 1...60 {
            var state = base
            let count = Int.random(in: 0...frames.count, using: &random)
            // The pages as of a frame, each whole, half or not at all.
            var pages: [Int: ArraySlice<UInt8>] = [:]
            for frame in frames.prefix(count) { pages[frame.page] = frame.bytes }
            for (page, bytes) in pages {
                let part = [0, 2_048, 4_096, 4_096].randomElement(using: &random) ?? 0
                let start = (page - 1) * 4_096
                if state.count < start + 4_096 { state += Array(repeating: 0, count: start + 4_096 - state.count) }
                state.replaceSubrange(start..<start + part, with: bytes.prefix(part))
            }
            // A header that is none is refused as before.
            guard state.starts(with: Array("SQLite format 3".utf8)) else { continue }
            try place(state, log)
            #expect(try await texts() == ["two", "three", "four", "five", "six"])
        }
    }

    @Test("is applied when the file was just replaced by a backup, and the disk failed before it was moved")
    func replaced() async throws {
        FailingDisk.install()
        let old = try TemporaryDatabase()
        for text in ["one", "two"] { try await add(text, to: old) }
        let own = DatabaseFile(old.path, schema: Notes.one)
        try own.copy(to: "\(old.path).backup")
        try await add("three", to: old)
        let main = try old.bytes()
        let resolved = try #require(FileSystem.resolvingFolders(of: old.path))
        try await FailingDisk.refusingSync(of: resolved) {
            _ = try own.replace(byCopyOf: "\(old.path).backup", keepingAt: "\(old.path).aside")
        }
        let log = try old.bytes(of: "-wal")
        #expect(!log.isEmpty)
        for main in [main, try old.bytes()] {
            try place(main, log)
            #expect(try await texts() == ["one", "two"])
        }
    }

    @Test("is applied after a migration that was not moved into the file")
    func migrated() async throws {
        let old = try TemporaryDatabase()
        for text in ["one", "two"] { try await add(text, to: old) }
        let main = try old.bytes()
        let database = try await Database.open(old.location, schema: Notes.two)
        let migrated = try old.bytes(of: "-wal")
        try await database.write { try $0.insert("three") }
        let edited = try old.bytes(of: "-wal")
        await database.close()
        for (log, expected) in [(migrated, ["one", "two"]), (edited, ["one", "two", "three"])] {
            try place(main, log)
            let again = try await Database.open(file.location, schema: Notes.two)
            #expect(try await again.texts() == expected)
            await again.close()
        }
    }

    @Test(
        "that is a symbolic link is refused, as its index is, and the file elsewhere stays",
        arguments: ["-wal", "-shm"])
    func links(suffix: String) async throws {
        try await Notes.make(in: file, "one")
        try FileSystem.removeFile(file.path + suffix)
        try file.write([], to: ".elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: file.path + suffix, withDestinationPath: "\(file.path).elsewhere")
        let own = DatabaseFile(file.path, schema: Notes.one)
        let opening = await file.openingError()
        let copying = #expect(throws: DatabaseError.self) { try own.copy(to: "\(file.path).copy") }
        let rescuing = #expect(throws: DatabaseError.self) { try own.rescue(keepingAt: "\(file.path).damaged") }
        for error in [opening, copying, rescuing] {
            #expect(error?.path == file.path + suffix)
            #expect(error?.message == "it is a symbolic link")
        }
        #expect(try file.bytes(of: ".elsewhere") == [])
    }

    @Test(
        "that is a pipe is refused, as its companions are, and not waited for",
        arguments: ["-wal", "-shm", "-journal"])
    func pipes(suffix: String) async throws {
        try await Notes.make(in: file, "one")
        try FileSystem.removeFile(file.path + suffix)
        mkfifo(file.path + suffix, 0o600)
        let error = await file.openingError()
        #expect(error?.path == file.path + suffix)
        #expect(error?.message == "it is no regular file")
    }
}
