import Basics
import Journal
import JournalTesting
import SQLite
import Sync
import SyncTesting
import Testing

@Suite("Two machines, one of which had a clock that was ahead,")
struct ClockTests {
    private let remote = MemoryRemote()

    @Test(
        "leave out the edits of a clock that is more than a day ahead, and take them once it is right",
        arguments: [false, true])
    func clock(isSent: Bool) async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop", at: 1_000_200_000_000))
        desktop.clock.set(1_000_200_000_000)
        _ = try await laptop.journal.addPage("Monday")
        _ = try await desktop.journal.addPage("Tomorrow")
        if isSent { try await desktop.sync(remote) }
        let outcome = try await laptop.sync(remote)
        #expect(outcome.received == 0)
        #expect(outcome.notices.count == (isSent ? 1 : 0))
        #expect(outcome.notices.allSatisfy { $0.english.contains("2001-09-11T") })
        if !isSent {
            desktop.clock.set(1_000_000_100_000)
            let sent = try await desktop.sync(remote)
            #expect(sent.sent == 1)
        } else {
            laptop.clock.set(1_000_200_000_000)
        }
        try await laptop.sync(remote)
        #expect(try await Set(laptop.journal.pages()) == ["Monday", "Tomorrow"])
    }

    @Test("show what was written after a purge, though the clock was ahead before it")
    func clockOfPurge() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop", at: 1_000_200_000_000))
        let page = try await desktop.journal.addPage("Tomorrow")
        try await desktop.journal.set("colour", of: page, in: "page", to: .text("red"))
        try await desktop.journal.purge([])
        desktop.clock.set(1_000_000_100_000)
        try await desktop.sync(remote)
        try await desktop.journal.set("title", of: page, in: "page", to: "Today")
        for machine in [desktop, laptop] {
            try await machine.sync(remote)
            #expect(try await machine.journal.pages() == ["Today"])
        }
    }

    @Test(
        "give new times to the edits of that time alone, also where a target was forgotten: older edits stay older",
        arguments: [false, true])
    func olderEdits(isForgotten: Bool) async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        let page = try await laptop.journal.addPage("Monday")
        for machine in [laptop, desktop] { try await machine.sync(remote) }
        laptop.clock.set(1_000_000_100_000)
        try await laptop.journal.set("title", of: page, in: "page", to: "older")
        desktop.clock.set(1_000_000_110_000)
        try await desktop.journal.set("title", of: page, in: "page", to: "newer")
        try await desktop.sync(remote)
        laptop.clock.set(1_000_200_000_000)
        _ = try await laptop.journal.addPage("Tomorrow")
        laptop.clock.set(1_000_000_120_000)
        if isForgotten { try await laptop.synchronizer.forget(remote.name) }
        for machine in [laptop, desktop] { try await machine.sync(remote) }
        for machine in [laptop, desktop] {
            let (pages, history) = (try await machine.journal.pages(), try await machine.history())
            #expect(Set(pages) == ["newer", "Tomorrow"])
            let titles = history.map { $0.split(separator: " ").last ?? "" }
            #expect(titles == ["Tomorrow", "newer", "older", "Monday"])
        }
    }
}
