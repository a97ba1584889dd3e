import Basics
import Journal
import JournalTesting
import PlatformTesting
import SQLite
import SQLiteTesting
import Sync
import SyncTesting
import Testing

/// A machine with a store of its own.
struct Machine: Sendable {
    let name: String
    let journal: Journal
    let synchronizer: Synchronizer
    let clock: SetClock

    init(_ name: String, at milliseconds: Int64 = 1_000_000_000_000, in file: TemporaryDatabase? = nil) async throws {
        self.name = name
        let clock = SetClock(milliseconds)
        self.clock = clock
        journal = try await Notebook.journal(file?.location ?? .memory, identity: name) { clock.next() }
        synchronizer = Synchronizer(
            of: journal, machine: name, adjustmentsOfCopies: Journal.adjustmentsOfCopies, now: clock.next)
    }

    @discardableResult func sync(_ remote: any Remote) async throws -> Synchronizer.Outcome {
        try await synchronizer.exchange(with: remote)
    }

    /// The subjects of the last edits of the list of pages, newest first, with their machines.
    func history() async throws -> [String] {
        try await journal.history(of: { _ in Notebook.pages }, last: 20).map { edit in
            "\(edit.machine ?? "here"): \(edit.changes.map(\.subject.english).joined(separator: ", "))"
        }
    }
}

@Suite("Two machines")
struct SynchronizerTests {
    private let remote = MemoryRemote()

    @Test("have the same after each has exchanged its edits, and each knows who made which")
    func exchange() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        let page = try await laptop.journal.addPage("Monday")
        _ = try await laptop.journal.addLine("Swim", at: 1, of: page)
        let first = try await laptop.sync(remote)
        #expect([first.sent, first.received] == [2, 0])
        desktop.clock.set(1_000_000_100_000)
        _ = try await desktop.journal.addPage("Tuesday")
        let second = try await desktop.sync(remote)
        #expect([second.sent, second.received] == [1, 2])
        #expect(second.lost.isEmpty && second.notices.isEmpty)
        try await laptop.sync(remote)
        for machine in [laptop, desktop] {
            #expect(try await Set(machine.journal.pages()) == ["Monday", "Tuesday"])
            #expect(try await machine.journal.lines(of: page) == ["1 Swim"])
        }
        #expect(try await laptop.history() == ["desktop: page Tuesday", "here: page Monday"])
        #expect(try await desktop.history() == ["here: page Tuesday", "laptop: page Monday"])
        #expect(try await laptop.synchronizer.machines().map(\.name) == ["desktop"])
        // There is nothing new.
        for machine in [laptop, desktop] { #expect(try await machine.sync(remote).isNothing) }
    }

    @Test("show the later edit of one field, keep both in the history, and tell the one that lost")
    func conflict() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        let page = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        try await desktop.sync(remote)
        try await laptop.journal.set("title", of: page, in: "page", to: "Mine")
        desktop.clock.set(2_000_000_000_000)
        laptop.clock.set(2_000_000_000_000)
        try await desktop.journal.set("title", of: page, in: "page", to: "Theirs")
        #expect(try await desktop.sync(remote).lost.isEmpty)
        let outcome = try await laptop.sync(remote)
        let texts = outcome.lost.map { "\(text($0.before)) → \(text($0.after))" }
        #expect(texts == ["Mine → Theirs"])
        // The one whose edit is shown has lost nothing.
        #expect(try await desktop.sync(remote).lost.isEmpty)
        for machine in [laptop, desktop] {
            #expect(try await machine.journal.pages() == ["Theirs"])
            #expect(try await machine.history().count == 3)
        }
        // The next exchange reports no loss.
        #expect(try await laptop.sync(remote).isNothing)
    }

    private func text(_ content: RecordedEdit.Content?) -> String {
        if case .text(let text, _) = content { text } else { "–" }
    }

    @Test("undo their own edits, and no other's")
    func undo() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        try await desktop.sync(remote)
        _ = try await desktop.journal.addPage("Tuesday")
        try await desktop.sync(remote)
        try await laptop.sync(remote)
        #expect(try await ScopeHistory(laptop.journal, of: Notebook.pages).undo()?.number == 1)
        #expect(try await laptop.journal.pages() == ["Tuesday"])
        #expect(try await ScopeHistory(laptop.journal, of: Notebook.pages).undo() == nil)
        try await laptop.sync(remote)
        try await desktop.sync(remote)
        #expect(try await desktop.journal.pages() == ["Tuesday"])
    }

    @Test("go on with a store that was restored from a backup: it gets back what it had lost")
    func rolledBack() async throws {
        let file = try TemporaryDatabase()
        let before = try await Machine("laptop", in: file)
        _ = try await before.journal.addPage("Monday")
        try await before.sync(remote)
        await before.journal.database.close()
        let backup = try file.bytes()
        let laptop = try await Machine("laptop", in: file)
        _ = try await laptop.journal.addPage("Tuesday")
        try await laptop.sync(remote)
        await laptop.journal.database.close()
        try file.write(backup)
        // Nobody has noticed: it goes by the same replica, and makes the same edit numbers again.
        let restored = try await Machine("laptop", at: 1_000_000_100_000, in: file)
        _ = try await restored.journal.addPage("Wednesday")
        _ = try await restored.journal.addPage("Thursday")
        let outcome = try await restored.sync(remote)
        #expect(outcome.notices.count == 1)
        #expect(try await Set(restored.journal.pages()) == ["Monday", "Tuesday", "Wednesday", "Thursday"])
        let (others, history) = (try await restored.synchronizer.machines().map(\.name), try await restored.history())
        #expect(others == [] && history.allSatisfy { $0.hasPrefix("here: ") }, "\(others) \(history)")
        try await restored.synchronizer.setMachineName("kitchen")
        let beforeExchange = try await restored.synchronizer.machines().map(\.name)
        #expect(beforeExchange == [])
        try await restored.sync(remote)
        let desktop = try await Machine("desktop")
        try await desktop.sync(remote)
        #expect(try await Set(desktop.journal.pages()) == ["Monday", "Tuesday", "Wednesday", "Thursday"])
        #expect(try await desktop.synchronizer.machines().map(\.name) == ["kitchen"])
    }

    @Test("keep what both made, though one is a copy of the other that nobody noticed")
    func copied() async throws {
        let (here, there) = (try TemporaryDatabase(), try TemporaryDatabase())
        let original = try await Machine("laptop", in: here)
        let page = try await original.journal.addPage("Monday")
        try await original.sync(remote)
        await original.journal.database.close()
        try there.write(try here.bytes())
        let machines = [try await Machine("laptop", in: here), try await Machine("laptop", in: there)]
        for (machine, name) in zip(machines, ["one", "two"]) {
            let own = try await machine.journal.addPage(name)
            _ = try await machine.journal.addLine("of \(name)", at: 1, of: own)
            _ = try await machine.journal.addLine("on Monday by \(name)", at: 1, of: page)
        }
        for machine in machines { try await machine.sync(remote) }
        try await machines[0].sync(remote)
        for machine in machines {
            #expect(try await Set(machine.journal.pages()) == ["Monday", "one", "two"])
            #expect(try await machine.journal.lines(of: page).sorted() == ["1 on Monday by one", "1 on Monday by two"])
            for title in ["one", "two"] {
                let own = try await machine.journal.row(titled: title)
                #expect(try await machine.journal.lines(of: own) == ["1 of \(title)"])
            }
        }
        #expect(try await machines[0].journal.pages() == machines[1].journal.pages())
    }

    @Test("keep what two copies that nobody noticed have sent under one number to two remotes")
    func copiedAcrossRemotes() async throws {
        let (here, there, other) = (try TemporaryDatabase(), try TemporaryDatabase(), MemoryRemote("other"))
        let original = try await Machine("laptop", in: here)
        let page = try await original.journal.addPage("Monday")
        for remote in [remote, other] { try await original.sync(remote) }
        await original.journal.database.close()
        try there.write(try here.bytes())
        var machines = [try await Machine("laptop", in: here), try await Machine("laptop", in: there)]
        for (machine, remote) in zip(machines, [remote, other]) {
            try await machine.journal.set("title", of: page, in: "page", to: .text("by way of \(remote.name)"))
            _ = try await machine.journal.addLine("by way of \(remote.name)", at: 1, of: page)
            try await machine.sync(remote)
        }
        machines.append(try await Machine("desktop"))
        for _ in 0..<3 { for machine in machines { for remote in [remote, other] { try await machine.sync(remote) } } }
        let pages = try await machines[0].journal.pages()
        for machine in machines {
            #expect(try await machine.journal.pages() == pages)
            let texts = try await machine.journal.database.read { connection in
                try connection.query("SELECT DISTINCT after FROM journal_change WHERE after LIKE 'by way of %'") {
                    try $0.text("after")
                }
            }
            #expect(Set(texts) == ["by way of \(remote.name)", "by way of other"])
        }
    }

    @Test("keep all of a store that was purged after it was copied, which nobody noticed")
    func purgedAfterCopy() async throws {
        let (here, there) = (try TemporaryDatabase(), try TemporaryDatabase())
        var machines = try await copies(here, there).machines
        try await machines[1].sync(remote)
        try await machines[0].journal.purge([])
        machines.append(try await Machine("desktop"))
        for _ in 0..<3 { for machine in machines { try await machine.sync(remote) } }
        for machine in machines {
            #expect(try await machine.journal.pages() == ["Monday"])
        }
    }

    /// Two copies of a store with a page, of which the identity of the file reveals nothing.
    private func copies(
        _ here: TemporaryDatabase, _ there: TemporaryDatabase
    ) async throws -> (machines: [Machine], page: RowID) {
        let original = try await Machine("laptop", in: here)
        let page = try await original.journal.addPage("Monday")
        await original.journal.database.close()
        try there.write(try here.bytes())
        let machines = [try await Machine("laptop", in: here), try await Machine("laptop", in: there)]
        return (machines, page)
    }

    @Test("delete a row from before an unnoticed copy on all machines, if one deletes and purges it")
    func deletedAfterCopy() async throws {
        let (here, there) = (try TemporaryDatabase(), try TemporaryDatabase())
        let (machines, page) = try await copies(here, there)
        try await machines[1].sync(remote)
        try await machines[0].journal.set("deleted", of: page, in: "page", to: 1)
        try await machines[0].journal.purge([])
        _ = try await machines[1].journal.addPage("Tuesday")
        for _ in 0..<3 { for machine in machines { try await machine.sync(remote) } }
        for machine in machines { #expect(try await machine.journal.pages() == ["Tuesday"]) }
    }

    @Test("keep two edits that copies made under one key at one time, one of which was purged")
    func purgedTwins() async throws {
        let (here, there) = (try TemporaryDatabase(), try TemporaryDatabase())
        let (machines, page) = try await copies(here, there)
        for machine in machines { machine.clock.set(1_000_000_100_000) }
        _ = try await machines[0].journal.addPage("Tuesday")
        _ = try await machines[1].journal.addLine("milk", at: 1, of: page)
        try await machines[0].journal.purge([])
        for _ in 0..<3 { for machine in machines { try await machine.sync(remote) } }
        for machine in machines {
            #expect(try await Set(machine.journal.pages()) == ["Monday", "Tuesday"])
            #expect(try await machine.journal.lines(of: page) == ["1 milk"])
        }
    }

    @Test("bring the edits of unnoticed copies to each remote, also where another edit has the same key")
    func sameKeys() async throws {
        let (here, there) = (try TemporaryDatabase(), try TemporaryDatabase())
        let (machines, page) = try await copies(here, there)
        let remotes = [remote, MemoryRemote("elsewhere")]
        _ = try await machines[0].journal.addPage("Tuesday")
        _ = try await machines[1].journal.addLine("milk", at: 1, of: page)
        for (machine, remote) in zip(machines, remotes) { try await machine.sync(remote) }
        // It alone knows both remotes.
        let bridge = try await Machine("desktop")
        for _ in 0..<2 { for remote in remotes { try await bridge.sync(remote) } }
        for remote in remotes {
            let machine = try await Machine("phone")
            try await machine.sync(remote)
            #expect(try await Set(machine.journal.pages()) == ["Monday", "Tuesday"])
            #expect(try await machine.journal.lines(of: page) == ["1 milk"])
        }
    }

    @Test("have the same of a row that a store gives a new identity, after another one changed it under the old")
    func renamedAndChanged() async throws {
        let (here, there) = (try TemporaryDatabase(), try TemporaryDatabase())
        let (machines, page) = try await copies(here, there)
        let remotes = [remote, MemoryRemote("elsewhere")]
        let line = try await machines[0].journal.addLine("milk", at: 1, of: page)
        try await machines[1].journal.set("title", of: page, in: "page", to: "Tuesday")
        // The edits arrive, the answer does not.
        remotes[0].fail(after: 2)
        await #expect(throws: MemoryRemote.Failure.self) { try await machines[0].sync(remotes[0]) }
        try await machines[1].sync(remotes[1])
        let bridge = try await Machine("desktop")
        for remote in remotes { try await bridge.sync(remote) }
        try await bridge.journal.set("text", of: line, in: "line", to: "oat milk")
        try await bridge.journal.set("weight", of: line, in: "line", to: 2)
        // This comes before the edit that reveals the copy.
        let copied = try await machines[0].journal.replica()
        for replica in try await bridge.journal.heads().keys where replica != copied {
            let edits = try await bridge.journal.edits(of: replica)
            _ = try await machines[0].journal.receive(edits, after: Reception(sent: 0))
        }
        for _ in 0..<3 { for machine in machines + [bridge] { try await machine.sync(remotes[1]) } }
        // Once as it arrived, and once as the store has made it anew, which cannot know that it arrived.
        for machine in machines + [bridge] {
            let seen = try await machine.journal.database.read { connection in
                try connection.query("SELECT text || coalesce(' ' || weight, '') AS line FROM line ORDER BY line") {
                    try $0.text("line")
                }
            }
            #expect(seen == ["milk", "oat milk 2"])
        }
    }

    @Test("have the same of a deleted row that one of them has purged, a value that may be missing among it")
    func purgedRow() async throws {
        let machines = [try await Machine("laptop"), try await Machine("desktop")]
        let page = try await machines[0].journal.addPage("Monday")
        try await machines[0].journal.set("colour", of: page, in: "page", to: .text("red"))
        for machine in machines { try await machine.sync(remote) }
        try await machines[0].journal.set("deleted", of: page, in: "page", to: 1)
        try await machines[0].journal.purge([])
        for machine in machines {
            try await machine.sync(remote)
            let rows = try await machine.journal.database.read { connection in
                try connection.query("SELECT title, coalesce(colour, 'none') AS colour FROM page") {
                    "\(try $0.text("title")) \(try $0.text("colour"))"
                }
            }
            #expect(rows == ["- none"])
        }
    }

    @Test("exchange nothing with a remote that is empty or another one, until it is accepted")
    func surprises() async throws {
        let laptop = try await Machine("laptop")
        _ = try await laptop.journal.addPage("Monday")
        try await laptop.sync(remote)
        remote.empty()
        await #expect(throws: SyncError.emptied("memory")) { try await laptop.sync(remote) }
        let desktop = try await Machine("desktop")
        _ = try await desktop.journal.addPage("Tuesday")
        try await desktop.sync(remote)
        await #expect(throws: SyncError.another("memory")) { try await laptop.sync(remote) }
        #expect(try await laptop.journal.pages() == ["Monday"])
        let outcome = try await laptop.synchronizer.exchange(with: remote, startingOver: true)
        #expect([outcome.sent, outcome.received] == [1, 1])
        #expect(try await Set(laptop.journal.pages()) == ["Monday", "Tuesday"])
    }

    @Test("keep a purge, and an edit that another machine made before it and sends after it")
    func purge() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        let page = try await laptop.journal.addPage("Monday")
        let gone = try await laptop.journal.addPage("Secret")
        try await laptop.sync(remote)
        try await desktop.sync(remote)
        try await laptop.journal.set("deleted", of: gone, in: "page", to: 1)
        desktop.clock.set(1_000_000_100_000)
        try await desktop.journal.set("title", of: page, in: "page", to: "Later")
        laptop.clock.set(1_000_000_200_000)
        try await laptop.journal.purge([])
        try await laptop.sync(remote)
        try await desktop.sync(remote)
        try await laptop.sync(remote)
        for machine in [laptop, desktop] {
            #expect(try await machine.journal.pages() == ["Later"])
        }
        let third = try await Machine("third")
        try await third.sync(remote)
        #expect(try await third.journal.pages() == ["Later"])
    }

    @Test("tell after a purge of a lost edit that was not sent, and of none that was sent", arguments: [false, true])
    func purgeOfEdited(hasUnsent: Bool) async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        let page = try await laptop.journal.addPage("Monday")
        for machine in [laptop, desktop] { try await machine.sync(remote) }
        if hasUnsent { try await laptop.journal.set("title", of: page, in: "page", to: "Sunday") }
        desktop.clock.set(1_000_000_100_000)
        try await desktop.journal.set("title", of: page, in: "page", to: "Tuesday")
        try await desktop.sync(remote)
        try await laptop.journal.purge([])
        let lost = try await laptop.sync(remote).lost.map { "\(text($0.before)) → \(text($0.after))" }
        #expect(lost == (hasUnsent ? ["Sunday → Tuesday"] : []))
        #expect(try await laptop.journal.pages() == ["Tuesday"])
    }

    @Test("say what an exchange would do, and do nothing")
    func preview() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        for day in ["Monday", "Tuesday"] { _ = try await laptop.journal.addPage(day) }
        try await laptop.sync(remote)
        _ = try await desktop.journal.addPage("Friday")
        let preview = try await desktop.synchronizer.preview(of: remote)
        #expect([preview.sent, preview.received] == [1, 2])
        #expect(!preview.isKnown)
        #expect(try await desktop.journal.pages() == ["Friday"])
        #expect(try await desktop.synchronizer.remotes().isEmpty)
    }
}

extension Journal {
    func row(titled title: String) async throws -> RowID {
        let row = try await database.read { connection in
            try connection.first("SELECT id FROM page WHERE title = ?", title) { RowID(try $0.integer("id")) }
        }
        return try #require(row)
    }
}
