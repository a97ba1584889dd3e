import Basics
import BasicsTesting
import Foundation
import Host
import HostTesting
import Journal
import JournalTesting
import Platform
import PlatformTesting
import SQLite
import SQLiteTesting
import Stores
import StoresTesting
import Sync
import Testing

@MainActor @Suite("The command sync")
struct SyncCommandTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private var folder: String { home.file("goals") }

    /// Runs the program with the data of a machine, with words or with lines that a person types.
    @discardableResult private func run(
        _ machine: String, _ words: String..., typing lines: [String]? = nil, adding titles: [String] = [],
        applyingSettings: @escaping () async throws -> Void = {}
    ) async -> (code: ExitCode, transcript: [String]) {
        let program = Program(
            StoreDeclaration.notes.program, summary: "Keeps notes.", remembersEdits: true,
            store: StoreDeclaration.notes.synchronizedAccess)
        return await program.transcript(of: ["--data", home.file(machine)] + words, typing: lines) { invocation, _ in
            let store = try await OpenStore(.notes, for: invocation)
            for title in titles { _ = try await store.journal.addPage(title) }
            return Program.App(root: CoverRouter(), over: store, applySettings: applyingSettings)
        }
    }

    private func titles(_ machine: String) throws -> [String?] {
        try RawConnection(home.file("\(machine)/notes.db"))
            .rows("SELECT title FROM page WHERE NOT deleted ORDER BY title").flatMap { $0 }
    }

    private func files(_ machine: String) -> [String] {
        FileSystem.fileNames(in: home.file(machine)).filter { $0.hasSuffix(".db") }
    }

    @Test("says what the first exchange will do, asks, and makes a backup")
    func firstTime() async throws {
        await run("laptop", "show", adding: ["Monday", "Tuesday"])
        let question =
            "Exchange edits with \(folder) from now on? 2 edits to send, 0 edits to receive. A backup is made first."
        let declined = await run("laptop", "sync", folder, typing: ["no"])
        #expect(declined.code != .ok)
        #expect(declined.transcript.joined(separator: " ").hasPrefix(question), "\(declined.transcript)")
        #expect(!FileSystem.exists(folder))
        let nobody = await run("laptop", "sync", folder)
        #expect(nobody.code != .ok)
        let first = await run("laptop", "sync", folder, typing: ["yes"])
        #expect(first.code == .ok, "\(first.transcript)")
        #expect(first.transcript.contains("! \(folder): 2 edits sent, 0 edits received."), "\(first.transcript)")
        #expect(files("laptop").count == 2)
        let other = await run("desktop", "--yes", "sync", "\(folder)/")
        #expect(other.transcript.first == "! \(folder): 0 edits sent, 2 edits received.")
        #expect(try titles("desktop") == ["Monday", "Tuesday"])
        // The desktop is not asked again, and says nothing if nothing is new.
        #expect(await run("desktop", "sync") == (.ok, []))
        #expect(files("desktop").count == 2)
    }

    @Test("tells which edits of this machine later ones have replaced, in JSON, too")
    func lost() async throws {
        await run("laptop", "show", adding: ["Monday"])
        await run("laptop", "--yes", "sync", folder)
        await run("desktop", "--yes", "sync", folder)
        for (machine, title, time) in [("laptop", "Mine", 1), ("desktop", "Theirs", 2)] {
            let program = Program("notes", summary: "", store: StoreDeclaration.notes.synchronizedAccess)
            _ = await program.transcript(of: ["--data", home.file(machine), "show"]) { invocation, _ in
                let store = try await OpenStore(.notes, for: invocation)
                let row = try await store.journal.row(titled: "Monday")
                try await Task.sleep(for: .milliseconds(5 * time))
                try await store.journal.set("title", of: row, in: "page", to: .text(title))
                return Program.App(root: CoverRouter(), over: store)
            }
        }
        await run("desktop", "sync")
        let told = await run("laptop", "sync")
        #expect(
            told.transcript == [
                "! \(folder): 1 edit sent, 1 edit received.",
                "! Edited later on another machine: page Theirs is “Theirs” now, was “Mine” here. The history has both.",
            ])
        let record = await run("laptop", "--json", "sync", "--dry-run").transcript
        #expect(record.first?.contains(#""sent":0,"received":0,"lost":[]"#) == true, "\(record)")
    }

    @Test("says where the machines are, and what this one is called")
    func status() async throws {
        #expect(
            await run("laptop", "sync").transcript == [
                "! notes: Name where to exchange edits the first time, such as “sync ~/Dropbox/goals”."
            ])
        await run("laptop", "sync", "machine", "my", "laptop", adding: ["Monday"])
        await run("laptop", "--yes", "sync", folder)
        await run("desktop", "--yes", "sync", folder)
        let status = await run("desktop", "sync", "status").transcript
        #expect(status.count == 3, "\(status)")
        #expect(status.last?.hasPrefix("! “my laptop”: last edit ") == true, "\(status)")
        let purged = await run("desktop", "--yes", "purge").transcript
        #expect(purged.last?.hasSuffix(", \(folder).") == true, "\(purged)")
        #expect(await run("desktop", "sync", "forget", folder).code == .ok)
        #expect(
            await run("desktop", "sync", "forget", folder).transcript == [
                "! notes: \(folder) is no target of “sync”. “sync status” lists them."
            ])
        #expect(await run("desktop", "sync").code != .ok)
    }

    @Test("forgets a target on a disk that is gone, and changes nothing with --dry-run or without a name")
    func forget() async throws {
        try FileSystem.createPrivateFolder(home.file("mount"))
        let disk = home.file("mount/disk")
        await run("laptop", "--yes", "sync", disk, adding: ["Monday"])
        let before = await run("laptop", "sync", "status").transcript
        let refused = [
            await run("laptop", "sync", "forget", disk, "--dry-run"),
            await run("laptop", "sync", "machine", "kitchen", "--dry-run"),
            await run("laptop", "sync", "both", "--dry-run"), await run("laptop", "sync", "machine", ""),
        ]
        #expect(refused.allSatisfy { $0.code != .ok }, "\(refused.map { $0.transcript })")
        let after = await run("laptop", "sync", "status").transcript
        #expect(after == before)
        try FileManager.default.removeItem(atPath: home.file("mount"))
        let forgotten = await run("laptop", "sync", "forget", "\(disk)/")
        #expect(forgotten.code == .ok, "\(forgotten.transcript)")
        #expect(await run("laptop", "sync").transcript.first?.contains("Name where to exchange edits") == true)
    }

    @Test("goes on with the other targets where one is not there, and fails then")
    func severalTargets() async throws {
        await run("laptop", "--yes", "sync", folder, adding: ["Monday"])
        await run("laptop", "--yes", "sync", home.file("disk"))
        try FileManager.default.removeItem(atPath: home.file("disk"))
        let outcome = await run("laptop", "sync", adding: ["Tuesday"])
        #expect(outcome.code == .failed)
        #expect(outcome.transcript.first == "! \(folder): 1 edit sent, 0 edits received.")
        #expect(outcome.transcript.last?.hasPrefix("! notes: \(home.file("disk")) is not there") == true)
    }

    @Test("asks before it goes on with a target that is empty though it was not")
    func emptied() async throws {
        await run("laptop", "--yes", "sync", folder, adding: ["Monday"])
        for name in FileSystem.fileNames(in: folder) { try FileSystem.removeFile("\(folder)/\(name)") }
        let declined = await run("laptop", "sync", typing: ["no"])
        let text = declined.transcript.joined(separator: " ")
        #expect(text.hasPrefix("\(folder) is empty, though it was not the last time."), "\(text)")
        #expect(FileSystem.fileNames(in: folder).isEmpty)
        #expect(await run("laptop", "sync", typing: ["yes"]).code == .ok)
        await run("desktop", "--yes", "sync", folder)
        #expect(try titles("desktop") == ["Monday"])
    }

    @Test("applies the settings that have come before a question that is answered with no")
    func declinedAfterReceiving() async throws {
        let disk = home.file("disk")
        await run("laptop", "--yes", "sync", folder, adding: ["Monday"])
        for target in [folder, disk] { await run("desktop", "--yes", "sync", target) }
        await run("laptop", "sync", adding: ["Tuesday"])
        for name in FileSystem.fileNames(in: disk) { try FileSystem.removeFile("\(disk)/\(name)") }
        var count = 0
        let declined = await run("desktop", typing: ["sync", "no"]) { count += 1 }
        let text = declined.transcript.joined(separator: " ")
        #expect(text.contains("\(disk) is empty, though it was not the last time."), "\(text)")
        #expect(try titles("desktop") == ["Monday", "Tuesday"])
        #expect(count == 1)
    }

    @Test("exchanges as the prompt opens and ends, if the person wishes, and tells of a target that is not there")
    func automatic() async throws {
        #expect(await run("laptop", "sync", "both").code != .ok, "there is no target yet")
        await run("laptop", "--yes", "sync", folder, adding: ["Monday"])
        #expect(
            await run("laptop", "sync", "both").transcript == [
                "! The prompt exchanges edits as it opens and as it ends."
            ])
        await run("desktop", "--yes", "sync", folder)
        await run("desktop", "sync", "start")
        await run("laptop", "show", adding: ["Tuesday"])
        // The laptop sends as its prompt ends, and the desktop receives as its prompt opens.
        let sent = await run("laptop", typing: ["quit"])
        #expect(sent.transcript.contains("! \(folder): 1 edit sent, 0 edits received."), "\(sent.transcript)")
        let received = await run("desktop", typing: ["quit"])
        #expect(received.transcript.contains("! \(folder): 0 edits sent, 1 edit received."), "\(received.transcript)")
        #expect(try titles("desktop") == ["Monday", "Tuesday"])
        let quiet = await run("laptop", typing: ["quit"]).transcript
        #expect(!quiet.contains { $0.contains(folder) }, "\(quiet)")
        #expect(await run("desktop", "show").transcript.filter { $0.contains(folder) }.isEmpty)
        try FileManager.default.removeItem(atPath: folder)
        let gone = await run("desktop", typing: ["quit"])
        #expect(gone.code == .ok)
        #expect(gone.transcript.filter { $0.hasPrefix("! \(folder) is not there") }.count == 1, "\(gone.transcript)")
        await run("desktop", "sync", "off")
        let off = await run("desktop", typing: ["quit"]).transcript
        #expect(!off.contains { $0.contains(folder) }, "\(off)")
    }

    @Test("sets all machines back to a backup, which an undo takes back")
    func restoreEverywhere() async throws {
        await run("laptop", "--yes", "sync", folder, adding: ["Monday", "Tuesday"])
        let backup = home.file("all.db")
        await run("laptop", "backup", backup)
        await run("desktop", "--yes", "sync", folder, adding: ["Wednesday"])
        await run("laptop", "sync", adding: ["Thursday"])
        try RawConnection(home.file("laptop/notes.db")).run("UPDATE page SET title = 'Moon' WHERE title = 'Monday'")
        try RawConnection(home.file("laptop/notes.db")).run("UPDATE page SET deleted = 1 WHERE title = 'Tuesday'")
        await run("laptop", "sync")
        await run("desktop", "sync")
        #expect(try titles("desktop") == ["Moon", "Thursday", "Wednesday"])
        let told = await run("laptop", "--yes", "restore", "--everywhere", backup)
        #expect(told == (.ok, ["! Everything is as in \(backup) again."]))
        for machine in ["laptop", "desktop"] { await run(machine, "sync") }
        #expect(try titles("laptop") == ["Monday", "Tuesday"])
        #expect(try titles("desktop") == ["Monday", "Tuesday"])
        #expect(files("laptop").count == 2, "\(files("laptop"))")
        #expect(await run("laptop", "undo").code == .ok)
        for machine in ["laptop", "desktop"] { await run(machine, "sync") }
        #expect(try titles("desktop") == ["Moon", "Thursday", "Wednesday"])
    }

    @Test(
        "goes on after a rescue, with the same targets and the same name, wherever the store was damaged",
        arguments: ["line", "sync_head", "journal_edit", "journal_change", "journal_replica", "journal_store"])
    func rescued(table: String) async throws {
        await run("laptop", "sync", "machine", "my", "laptop")
        await run("laptop", "--yes", "sync", folder, adding: ["Monday"])
        await run("desktop", "--yes", "sync", folder)
        await run("laptop", "show", adding: ["Tuesday"])
        try damage(table, of: "laptop")
        await run("laptop", "rescue")
        let status = await run("laptop", "sync", "status").transcript
        #expect(status.first == "! This machine is “my laptop”.")
        #expect(status.contains { $0.hasPrefix("! \(folder): last exchanged ") }, "\(status)")
        let synced = await run("laptop", "sync", adding: ["Wednesday"])
        #expect(synced.code == .ok, "\(synced.transcript)")
        await run("desktop", "sync", adding: ["Thursday"])
        await run("laptop", "sync")
        for machine in ["laptop", "desktop"] {
            let seen = try titles(machine)
            #expect(seen == ["Monday", "Thursday", "Tuesday", "Wednesday"])
            let others = await run(machine, "sync", "status").transcript.filter { $0.contains(": last edit ") }
            #expect(others.count == 1, "\(others)")
        }
    }

    /// Overwrites the first page of a table in the store of a machine, which no program has open.
    private func damage(_ table: String, of machine: String) throws {
        let roots = try RawConnection(home.file("\(machine)/notes.db"))
            .rows("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'")
        let root = try #require(roots.first?.first ?? nil)
        let page = try #require(Int(root))
        var bytes = try home.bytes(of: "\(machine)/notes.db")
        bytes.replaceSubrange((page - 1) * 4_096..<(page - 1) * 4_096 + 100, with: repeatElement(0xFF, count: 100))
        _ = try home.write(bytes, to: "\(machine)/notes.db")
    }

    @Test("exchanges nothing in a recorded run")
    func recorded() async throws {
        let recorded = await run("laptop", "--record", home.file("run"), "--yes", "sync", folder)
        #expect(recorded.code != .ok)
        #expect(!FileSystem.exists(folder))
    }
}
