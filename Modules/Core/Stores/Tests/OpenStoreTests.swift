import Basics
import Foundation
import Host
import Journal
import JournalTesting
import Platform
import PlatformTesting
import SQLite
import SQLiteTesting
import Stores
import StoresTesting
import Testing

@MainActor @Suite("An open store")
struct OpenStoreTests {
    private let notes: NotesProgram

    init() throws { notes = try NotesProgram() }

    @Test("is a file with the program's name in the data folder, for its owner alone")
    func file() async throws {
        notes.afterOpening = { #expect($0.location == notes.store) }
        #expect(await notes.run("show") == (.ok, ["[0: ]"]))
        #expect(notes.files().contains("notes.db"))
        for (path, mode) in [(notes.home.file("data"), 0o700), (notes.store, 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode, "\(path)")
        }
    }

    @Test("is at a path that does not depend on the current folder, even if the named folder does")
    func relativeFolder() async throws {
        let up = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in "../" }.joined()
        var location: String?
        notes.afterOpening = { location = $0.location }
        #expect(await notes.run("--data", "./\(up)\(notes.home.file("near").dropFirst())", "show").code == .ok)
        #expect(location?.hasPrefix("/") == true, "\(location ?? "")")
        #expect(notes.files(in: "near").contains("notes.db"))
    }

    @Test("is closed after the app has ended what edits it")
    func closed() async throws {
        var opened: OpenStore?
        notes.afterOpening = { opened = $0 }
        await notes.run("show")
        #expect(notes.ends == 1)
        let store = try #require(opened)
        let error = await #expect(throws: DatabaseError.self) { _ = try await store.journal.pages() }
        #expect(error?.kind == .closed)
        #expect(FileSystem.size(of: "\(notes.store)-wal") == 0)
    }

    @Test("begins with what a recording has, and a replay does the same on no other data")
    func recording() async throws {
        try await notes.add("one")
        let recording = notes.home.file("recording")
        var seen: [[String]] = []
        let note: (OpenStore) async throws -> Void = { seen.append(try await $0.journal.pages()) }
        notes.afterOpening = note
        #expect(await notes.run("--record", recording, "show").code == .ok)
        try await notes.add("two")
        notes.afterOpening = note
        #expect(await notes.run("--replay", recording) == (.ok, ["! \(recording): all as recorded."]))
        #expect(seen == [["one"], ["one"]])
        #expect(try notes.titles() == ["one", "two"])
    }

    @Test("keeps the person's place beside the data, unless each run begins at one place")
    func place() async throws {
        await notes.run(typing: ["page 3"])
        let kept = try notes.home.bytes(of: "data/place")
        #expect(String(decoding: kept, as: UTF8.self) == "notes://cover/page/3\n")
        #expect(await notes.run(typing: []).transcript.contains("[3: ]"))
        notes.start = "cover/page/5"
        #expect(await notes.run(typing: []).transcript.contains("[5: ]"))
    }

    @Test("tells once that no automatic backup could be made, and goes on")
    func noDailyBackup() async throws {
        try await notes.add("one")
        try notes.age()
        _ = try notes.home.write("", to: "data/backups")
        let seen = await notes.run(typing: ["show", "show"])
        let told = seen.transcript.filter { $0.contains("No automatic backup was made: ") }
        #expect(told.count == 1, "\(seen.transcript)")
    }

    @Test("is backed up each day, too, after an edit while the clock was ahead, and that is told once a day")
    func editAhead() async throws {
        try await notes.add("one")
        try notes.setTime(4_000_000_000_000)
        try FileSystem.createPrivateFolder(notes.home.file("data/backups"))
        _ = try notes.home.write("", to: "data/backups/2096-10-02.db")
        let backups = { FileSystem.fileNames(in: notes.home.file("data/backups")) }
        let today = Day(of: WallClock.system.localTime(of: .now())).description
        let first = await notes.run(typing: ["show", "show"])
        #expect(first.transcript.filter { $0.contains("The last edit is dated 2096-10-02, after today") }.count == 1)
        #expect(backups() == ["\(today).db", "2096-10-02.db"])
        let second = await notes.run(typing: ["show"])
        #expect(!second.transcript.contains { $0.contains("after today") })
    }

    @Test("tells of a row that cannot be read, and how a backup that has it is put back")
    func unreadableRow() async throws {
        try await notes.add("one")
        try RawConnection(notes.store).run(
            "PRAGMA ignore_check_constraints=1; UPDATE page SET seen = 5")
        notes.afterOpening = { store in
            _ = try await store.journal.database.read { connection in
                try connection.readable("SELECT seen FROM page") { try $0.text("seen") }
            }
        }
        let seen = await notes.run("--json", "show")
        #expect(seen.code == .failed)
        let told = seen.transcript.first { $0.contains("has a row that cannot be read") } ?? ""
        #expect(told.contains("has it: notes restore <file>."), "\(seen.transcript)")
        #expect(told.contains(#""code":"storage""#))
    }

    @Test("is refused where the file is another program's, which keeps every byte")
    func otherProgram() async throws {
        try FileSystem.createPrivateFolder(notes.home.file("data"))
        try RawConnection(notes.store).run("PRAGMA application_id=7; CREATE TABLE other (a)")
        let before = try notes.home.bytes(of: "data/notes.db")
        let seen = await notes.run("--json", "show")
        #expect(seen.code == .failed)
        #expect(seen.transcript.first?.contains(#""code":"storage""#) == true, "\(seen.transcript)")
        #expect(try notes.home.bytes(of: "data/notes.db") == before)
    }
}
