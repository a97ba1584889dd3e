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

@MainActor @Suite("A store as a whole")
struct BackupTests {
    private let notes: NotesProgram

    init() throws { notes = try NotesProgram() }

    @Test("is backed up under the program's name with the time, or under the name that is given")
    func backup() async throws {
        try await notes.add("one")
        #expect(await notes.run("backup").code == .ok)
        #expect(await notes.run("backup").code == .ok)
        let dated = notes.files().filter { $0.hasPrefix("notes-") }
        let shapes = Set(dated.map { name in String(name.map { $0.isASCII && $0.isNumber ? "0" : $0 }) })
        #expect(dated.count == 2 && shapes.contains("notes-00000000-0000.db"), "\(dated)")
        #expect(await notes.run("backup", notes.home.file("mine.db")).code == .ok)
        #expect(try notes.titles(in: notes.home.file("mine.db")) == ["one"])
    }

    @Test("is put back, and what it was is kept beside it")
    func restore() async throws {
        try await notes.add("one")
        await notes.run("backup", notes.home.file("all.db"))
        try await notes.add("two")
        let restored = await notes.run("--yes", "restore", notes.home.file("all.db"))
        #expect(restored.code == .ok, "\(restored.transcript)")
        #expect(try notes.titles() == ["one"])
        let aside = try #require(notes.files().first { $0.hasPrefix("notes-before-restore-") && $0.hasSuffix(".db") })
        #expect(try notes.titles(in: notes.home.file("data/\(aside)")) == ["one", "two"])
    }

    @Test("is set back everywhere to a backup of an older version, and keeps its copy from before its migration")
    func setBack() async throws {
        try await notes.add("one")
        await notes.run("backup", notes.home.file("old.db"))
        try await notes.add("two")
        notes.declaration = .keepingNotes(
            in: .numbered(Notebook.statements + Journal.statements(for: Notebook.tables), ["CREATE TABLE tag (name)"]))
        await notes.run("show")
        let done = await notes.run("--yes", "restore", "--everywhere", notes.home.file("old.db"))
        #expect(done.code == .ok, "\(done.transcript)")
        #expect(try notes.titles() == ["one"])
        #expect(notes.files(in: "data/backups") == ["before-version-2.db"])
        #expect(try notes.titles(in: notes.home.file("data/backups/before-version-2.db")) == ["one", "two"])
    }

    @Test("is not replaced by another file than a backup of the program, nor by itself")
    func noBackup() async throws {
        try await notes.add("one")
        let list = try notes.home.write("my shopping list", to: "list")
        let wrong = await notes.run("--yes", "restore", list)
        #expect(
            wrong == (.failed, ["! notes: \(list) is no backup of notes, or a damaged one. Nothing was changed."]))
        let foreign = notes.home.file("foreign.db")
        try RawConnection(foreign).run("PRAGMA application_id=7; CREATE TABLE other (a)")
        #expect(await notes.run("--yes", "restore", foreign).transcript[0].contains("is no backup of notes"))
        let itself = await notes.run("--yes", "restore", notes.store)
        #expect(itself == (.failed, ["! notes: \(notes.store) is the store itself. Name a backup."]))
        let rejected = await notes.run("--json", "--yes", "restore", list).transcript
        #expect(rejected.first?.contains(#""code":"rejected""#) == true, "\(rejected)")
        #expect(try notes.titles() == ["one"])
    }

    @Test("is named where the store was emptied or overwritten, and a person who removes the file begins anew")
    func lost() async throws {
        try await notes.add("one")
        try notes.age()
        await notes.run(typing: ["show"])
        let backup = try #require(FileSystem.fileNames(in: notes.home.file("data/backups")).last)
        for bytes in ["", String(repeating: "\0", count: 8_192)] {
            for file in ["notes.db", "notes.db-wal", "notes.db-shm", "notes.db-acknowledged"] {
                try FileSystem.removeFile(notes.home.file("data/\(file)"))
            }
            _ = try notes.home.write(bytes, to: "data/notes.db")
            let seen = await notes.run("show")
            #expect(seen.code == .failed)
            let line = "restore \(notes.home.file("data/backups/\(backup)"))"
            let told = seen.transcript.first ?? ""
            #expect(told.contains("was emptied or overwritten. To put back its newest backup:"), "\(told)")
            #expect(told.contains(line), "\(told)")
        }
        #expect(await notes.run("--yes", "restore", notes.home.file("data/backups/\(backup)")).code == .ok)
        #expect(try notes.titles() == ["one"])
        try FileSystem.removeFile(notes.store)
        #expect(await notes.run("show").code == .ok)
    }

    @Test("is rescued where it is damaged, and says in the words of the program what is lost")
    func rescue() async throws {
        try await notes.add("one")
        let whole = await notes.run("rescue")
        #expect(whole.code == .failed, "\(whole)")
        try notes.damage("line")
        let refused = await notes.run("--json", "rescue").transcript
        #expect(refused.first?.contains(#""damagedTables":["line"]"#) == true, "\(refused)")
        try notes.damage("journal_change")
        let rescued = await notes.run("rescue").transcript.joined(separator: " ")
        #expect(rescued.contains("Parts of these could not be read: the history of edits."), "\(rescued)")
        #expect(try notes.titles() == ["one"])
        let kept = notes.files().filter { $0.hasPrefix("notes-damaged-") && $0.hasSuffix(".db") }
        #expect(kept.count == 2, "\(kept)")
    }

    @Test(
        "records, lists and undoes what is edited after the rescue of its record of edits",
        arguments: ["journal_edit", "journal_change", "journal_scope", "journal_replica", "journal_store"])
    func undoAfterRescue(table: String) async throws {
        try await notes.add("one", "two", "three")
        try notes.damage(table)
        let rescued = await notes.run("rescue").transcript.joined(separator: " ")
        #expect(rescued.contains("the history of edits"), "\(rescued)")
        var seen: [String] = []
        notes.afterOpening = { store in
            _ = try await store.journal.addPage("four")
            let history = ScopeHistory(store.journal, of: Notebook.pages)
            let undone = try await history.undo()
            let listed = try await history.last(9)
            seen.append("\(undone?.changes.count ?? 0) undone, \(listed.count) listed")
        }
        let later = await notes.run("show")
        #expect(later.code == .ok, "\(later.transcript)")
        #expect(seen == ["1 undone, 2 listed"])
        let titles = try notes.titles()
        #expect(titles == ["one", "two", "three"])
    }

    @Test("keeps what is edited after a rescue in a table of a later migration")
    func editAfterRescue() async throws {
        notes.declaration = .keepingNotes(in: .numbered(Journal.statements(for: []), Notebook.statements))
        try await notes.add("one")
        try notes.damage("journal_change")
        let rescued = await notes.run("rescue").transcript.joined(separator: " ")
        #expect(rescued.contains("the history of edits"), "\(rescued)")
        try await notes.add("two")
        let titles = try notes.titles()
        #expect(Set(titles) == ["one", "two"])
    }

    @Test("does not count what every new store has as written by a rescue")
    func initialRows() async throws {
        let row = "INSERT INTO page (id, title) VALUES (1, 'Settings')"
        notes.declaration = .keepingNotes(
            in: .numbered(Notebook.statements + [row] + Journal.statements(for: Notebook.tables)))
        try await notes.add("one")
        try notes.damage("journal_scope")
        let rescued = await notes.run("rescue").transcript.joined(separator: " ")
        #expect(rescued.contains("the history of edits"), "\(rescued)")
        let times = try RawConnection(notes.store).rows(
            "SELECT time FROM journal_change WHERE row = 1 AND field = 'page.title'")
        #expect(times == [["0"]])
    }

    @Test("says where it is damaged what helps, with its newest backup, and that another file is damaged without that")
    func damage() async throws {
        try await notes.add("one")
        try notes.age()
        await notes.run(typing: ["show"])
        #expect(notes.files(in: "data/backups") == ["2023-11-14.db"])
        try notes.damage("page")
        notes.afterOpening = { _ = try await $0.journal.pages() }
        let advice = await notes.run("show").transcript.joined()
        #expect(advice.contains("run “notes --data \(notes.home.file("data")) rescue”"), "\(advice)")
        #expect(advice.contains("restore \(notes.home.file("data/backups/2023-11-14.db"))”"), "\(advice)")
    }

    @Test("is purged of what was deleted, with the typed lines and the automatic backups, and names older backups")
    func purge() async throws {
        try await notes.add("one")
        notes.afterOpening = { store in
            let page = try await store.journal.addPage("Secret page")
            try await store.journal.set("deleted", of: page, in: "page", to: .integer(1))
        }
        #expect(await notes.run("show").code == .ok)
        notes.afterOpening = { _ in }
        await notes.run("backup")
        try notes.age()
        _ = try notes.home.write("write Secret line\n", to: "data/history")
        await notes.run(typing: ["show"])
        #expect(notes.files(in: "data/backups") == ["2023-11-14.db"])
        let purged = await notes.run("--yes", "purge")
        #expect(purged.code == .ok)
        let kept = notes.files().filter { $0.hasPrefix("notes-") }
        #expect(purged.transcript.joined().hasSuffix(kept.map { notes.home.file("data/\($0)") }.joined() + "."))
        #expect(kept.count == 1, "\(kept)")
        #expect(notes.files(in: "data/backups") == [])
        #expect(!notes.files().contains("history"))
        #expect(try notes.home.bytes(of: "data/notes.db").firstRange(of: "Secret".utf8) == nil)
        #expect(try notes.titles() == ["one"])
    }

    @Test("keeps no file beside it that its manual does not name")
    func companions() async throws {
        try await notes.add("one")
        let beside = notes.files().filter { $0.hasPrefix("notes.db") }
        #expect(Set(beside) == ["notes.db", "notes.db-wal", "notes.db-shm", "notes.db-acknowledged"])
        let manual = await notes.run("manual").transcript.joined(separator: "\n")
        let unnamed = beside.filter { name in
            let escaped = name.map { $0 == "-" ? "\\-" : String($0) }.joined()
            return !manual.contains("/\(escaped)\\fR")
        }
        #expect(unnamed == [])
    }

    @Test("is purged nowhere where there is none")
    func nothingToPurge() async throws {
        let seen = await notes.run("--yes", "purge")
        #expect(seen.code == .failed)
        #expect(seen.transcript.first?.contains(notes.store) == true, "\(seen.transcript)")
    }
}
