import Basics
import Foundation
import Journal
import JournalTesting
import Platform
import PlatformTesting
import SQLite
import SQLiteTesting
import Sync
import SyncTesting
import Testing

@Suite("A folder that carries edits")
struct FolderRemoteTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var path: String { folder.file("goals") }

    private var remote: FolderRemote { FolderRemote("~/goals", path: path, program: "notes") }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".edits") }.sorted()
    }

    private func bytes(_ name: String) throws -> [UInt8] { try folder.bytes(of: "goals/\(name)") }

    private func write(_ bytes: some Collection<UInt8>, _ name: String) throws {
        _ = try folder.write(bytes, to: "goals/\(name)")
    }

    @Test("has a file for each machine, which only its owner may read, and which nothing else writes")
    func ownFiles() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        let first = try files()
        #expect(first.count == 1)
        let before = try bytes(first[0])
        _ = try await desktop.journal.addPage("Tuesday")
        try await desktop.sync(remote)
        #expect(try files().count == 2)
        #expect(try bytes(first[0]) == before)
        for name in try files() {
            #expect(name.allSatisfy { "0123456789abcdef.edits".contains($0) })
            #expect(FileSystem.permissions(of: "\(path)/\(name)") == 0o600)
        }
        #expect(String(decoding: try bytes(".gitattributes"), as: UTF8.self) == "*.edits -text\n")
        try await laptop.sync(remote)
        #expect(try await Set(laptop.journal.pages()) == ["Monday", "Tuesday"])
        // Nothing new: nothing is written.
        let all = try files().map(bytes)
        #expect(try await laptop.sync(remote).isNothing)
        #expect(try files().map(bytes) == all)
    }

    @Test("is begun again by its owner where its first line is cut off or damaged", arguments: [1, 20, -1])
    func damagedHeader(length: Int) async throws {
        let laptop = try await Machine("laptop")
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        let name = try files()[0]
        var damaged = try bytes(name)
        if length > 0 { damaged = Array(damaged.prefix(length)) } else { damaged[3] ^= 1 }
        try write(damaged, name)
        _ = try await laptop.journal.addPage("Tuesday")
        // Where the folder has nothing else, the exchange has to be begun anew.
        _ = try await laptop.synchronizer.exchange(with: remote, startingOver: true)
        let reader = try await Machine("reader")
        let outcome = try await reader.sync(remote)
        #expect(try await Set(reader.journal.pages()) == ["Monday", "Tuesday"])
        #expect(outcome.notices.isEmpty)
    }

    @Test("is sent again what a file had whose first line is damaged")
    func damagedHeaderOfOne() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        for machine in [desktop, laptop, desktop] { try await machine.sync(remote) }
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        let own = try await "\(String(laptop.journal.replica(), radix: 16)).edits"
        try write(try bytes(own).prefix(20), own)
        try await laptop.sync(remote)
        try await desktop.sync(remote)
        #expect(try await desktop.journal.pages() == ["Monday"])
    }

    @Test("is read again from the beginning where a file was cut off and has grown again in another order")
    func rewritten() async throws {
        let (laptop, phone, desktop) = (
            try await Machine("laptop"), try await Machine("phone"), try await Machine("desktop")
        )
        let between = MemoryRemote()
        /// Adds a page on the laptop and one on the phone, whose edits the laptop passes on.
        func addPages(_ title: String) async throws {
            _ = try await phone.journal.addPage("phone \(title)")
            _ = try await laptop.journal.addPage("laptop \(title)")
            try await phone.sync(between)
            try await laptop.sync(between)
        }
        for title in ["one", "two"] {
            try await addPages(title)
            try await laptop.sync(remote)
        }
        try await desktop.sync(remote)
        let own = try await "\(String(laptop.journal.replica(), radix: 16)).edits"
        let name = try #require(try files().first { $0 == own })
        try write(try bytes(name).prefix(60), name)
        for title in ["three", "four"] { try await addPages(title) }
        try await laptop.sync(remote)
        try await desktop.sync(remote)
        #expect(try await Set(desktop.journal.pages()) == Set(laptop.journal.pages()))
    }

    @Test("passes on the edits of a machine that has never been there")
    func forwarding() async throws {
        let (laptop, phone, desktop) = (
            try await Machine("laptop"), try await Machine("phone"), try await Machine("desktop")
        )
        let other = MemoryRemote()
        _ = try await phone.journal.addPage("Monday")
        try await phone.sync(other)
        try await laptop.sync(other)
        try await laptop.sync(remote)
        try await desktop.sync(remote)
        #expect(try await desktop.journal.pages() == ["Monday"])
        #expect(try await desktop.history() == ["phone: page Monday"])
    }

    @Test("is read up to a record whose writing was cut short, wherever that is, and mended by its owner")
    func tornEnd() async throws {
        let laptop = try await Machine("laptop")
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        let name = try files()[0]
        let whole = try bytes(name)
        _ = try await laptop.journal.addPage("Tuesday")
        try await laptop.sync(remote)
        let more = try bytes(name)
        for length in whole.count..<more.count {
            try write(more[..<length], name)
            let reader = try await Machine("reader")
            let outcome = try await reader.sync(FolderRemote("~/goals", path: path, program: "notes"))
            #expect(try await reader.journal.pages() == ["Monday"], "\(length) bytes")
            #expect(outcome.notices.isEmpty, "\(length) bytes")
            for other in try files() where other != name {
                try FileManager.default.removeItem(atPath: "\(path)/\(other)")
            }
        }
        // The owner sees that its file has lost something, and adds it again.
        let outcome = try await laptop.sync(remote)
        #expect(outcome.sent == 1)
        let reader = try await Machine("reader")
        try await reader.sync(remote)
        #expect(try await Set(reader.journal.pages()) == ["Monday", "Tuesday"])
    }

    @Test("is seen to have lost edits once more after its owner has mended a record that was cut short")
    func tornTwice() async throws {
        let (laptop, phone) = (try await Machine("laptop"), try await Machine("phone"))
        _ = try await phone.journal.addPage("Sunday")
        try await phone.sync(remote)
        let others = try files()
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        let name = try #require(try files().first { !others.contains($0) })
        let whole = try bytes(name)
        _ = try await laptop.journal.addPage("Tuesday")
        try await laptop.sync(remote)
        let header = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
        let losses = [
            (try bytes(name).dropLast(5), 1), (whole[..<(header + 4)], 2), (whole[...], 1), (whole[...header], 2),
        ]
        for (left, sent) in losses + [(whole[...], 1)] {
            try write(left, name)
            let outcome = try await laptop.sync(remote)
            #expect(outcome.sent == sent, "\(left.count) bytes")
        }
        let reader = try await Machine("reader")
        try await reader.sync(remote)
        #expect(try await Set(reader.journal.pages()) == ["Sunday", "Monday", "Tuesday"])
    }

    @Test("is read but for what is damaged, and says where")
    func flippedBytes() async throws {
        let laptop = try await Machine("laptop")
        for day in ["Monday", "Tuesday", "Wednesday"] { _ = try await laptop.journal.addPage(day) }
        try await laptop.sync(remote)
        let name = try files()[0]
        let whole = try bytes(name)
        let header = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
        for index in stride(from: header + 1, to: whole.count, by: 7) {
            var damaged = whole
            damaged[index] ^= 1
            try write(damaged, name)
            let reader = try await Machine("reader")
            let outcome = try await reader.sync(remote)
            let pages = try await reader.journal.pages()
            #expect(Set(pages).isSubset(of: ["Monday", "Tuesday", "Wednesday"]), "byte \(index)")
            #expect(!outcome.notices.isEmpty || pages.count == 3, "byte \(index)")
            try FileManager.default.removeItem(atPath: "\(path)/\(try files().first { $0 != name } ?? "")")
            // Once the file is whole, the rest comes.
            try write(whole, name)
            try await reader.sync(remote)
            #expect(try await Set(reader.journal.pages()) == ["Monday", "Tuesday", "Wednesday"], "byte \(index)")
            for other in try files() where other != name {
                try FileManager.default.removeItem(atPath: "\(path)/\(other)")
            }
        }
    }

    @Test("is read with the second version of a file that a carrier has made, and no link is followed")
    func foreignFiles() async throws {
        let laptop = try await Machine("laptop")
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        let name = try files()[0]
        let first = try bytes(name)
        _ = try await laptop.journal.addPage("Tuesday")
        try await laptop.sync(remote)
        let stem = name.dropLast(".edits".count)
        try write(try bytes(name), "\(stem).sync-conflict-20261128-101500-ABCDEFG.edits")
        try write(first, name)
        try write("hello".utf8, "notes.txt")
        try write("hello".utf8, "other.edits")
        try write([], "empty.edits")
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/ff.edits", withDestinationPath: "/dev/zero")
        let reader = try await Machine("reader")
        let outcome = try await reader.sync(remote)
        #expect(try await Set(reader.journal.pages()) == ["Monday", "Tuesday"])
        #expect(
            outcome.notices.map(\.english).sorted()
                == [
                    "\(stem).sync-conflict-20261128-101500-ABCDEFG.edits is a second version of a file, made by what carries the folder. It was read as well.",
                    "ff.edits is no file, and was not read.",
                    "other.edits is damaged at byte 0. What could be read of it was read.",
                ].sorted())
    }

    @Test("is refused with one line where it is not there, or is of another program or a newer one")
    func refusals() async throws {
        let laptop = try await Machine("laptop")
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        let other = try await Machine("desktop")
        await #expect(throws: RemoteError.otherProgram("~/goals", program: "notes")) {
            try await other.sync(FolderRemote("~/goals", path: path, program: "mandalart"))
        }
        let name = try files()[0]
        let text = String(decoding: try bytes(name), as: UTF8.self)
        try write(Array("ribcage-edits 9\(text.dropFirst("ribcage-edits 1".count))".utf8), name)
        await #expect(throws: RemoteError.newer("~/goals", version: "9")) { try await other.sync(remote) }
        // The folder was there before, so that it is not created again.
        try FileManager.default.removeItem(atPath: path)
        let error = await #expect(throws: RemoteError.self) { try await laptop.sync(remote) }
        #expect(error?.explanation.english.hasPrefix("~/goals is not there") == true)
        #expect(try await laptop.journal.pages() == ["Monday"])
    }

    @Test("takes a large edit in parts, however much of it has come, and applies it as one")
    func largeEdit() async throws {
        let laptop = try await Machine("laptop")
        let page = try await laptop.journal.addPage("Monday")
        try await laptop.journal.edit { connection, edit in
            for place in 1...9_000 {
                try connection.execute(
                    "INSERT INTO line (id, page, place, text) VALUES (?, ?, ?, ?)", edit.newRow(), page, place,
                    "Line \(place)")
            }
        }
        try await laptop.sync(remote)
        let reader = try await Machine("reader")
        let name = try files()[0]
        let whole = try bytes(name)
        // Half of it has come, then three quarters, which is more than one batch.
        for part in [whole.count / 2, whole.count * 3 / 4] {
            let end = try #require(whole[part...].firstIndex(of: UInt8(ascii: "\n")))
            try write(whole[...end], name)
            #expect(try await reader.sync(remote).notices.isEmpty)
            #expect(try await reader.journal.lines(of: page).isEmpty)
        }
        try write(whole, name)
        let outcome = try await reader.sync(remote)
        #expect(outcome.received == 1)
        #expect(outcome.notices.isEmpty)
        #expect(try await reader.journal.lines(of: page).count == 9_000)
        #expect(try await reader.journal.history(of: { _ in page.number }, last: 9).count == 1)
    }

    @Test("keeps one of each row that two unnoticed copies have, though neither had sent it before it was copied")
    func unsentCopies() async throws {
        let (here, there) = (try TemporaryDatabase(), try TemporaryDatabase())
        let original = try await Machine("laptop", in: here)
        _ = try await original.journal.addPage("Monday")
        await original.journal.database.close()
        try there.write(try here.bytes())
        let machines = [try await Machine("laptop", in: here), try await Machine("laptop", in: there)]
        for (machine, name) in zip(machines, ["one", "two"]) { _ = try await machine.journal.addPage(name) }
        for machine in machines + machines { try await machine.sync(remote) }
        for machine in machines {
            #expect(try await machine.journal.pages().sorted() == ["Monday", "one", "two"])
        }
    }
}
