import Basics
import Journal
import PlatformTesting
import SQLite
import Sync
import Synchronization
import Testing

// snippet: a machine with a store
/// A machine with a store of runs.
struct Machine {
    let journal: Journal
    let synchronizer: Synchronizer

    init(_ name: String, now: @escaping @Sendable () -> Timestamp) async throws {
        let database = try await Database.open(.memory, schema: JournaledRuns.schema)
        journal = Journal(database, tables: [JournaledRuns.table], now: now)
        synchronizer = Synchronizer(
            of: journal, machine: name, adjustmentsOfCopies: Journal.adjustmentsOfCopies, now: now)
    }

    var history: any EditHistory { ScopeHistory(journal, of: JournaledRuns.scope) }
    var runs: StoredRuns { StoredRuns(journal: journal) }

    func setLaps(_ laps: Int, of run: RowID) async throws {
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE run SET laps = ? WHERE id = ?", laps, run)
        }
    }
}
// end of snippet

/// A clock that both machines have.
private final class SetClock: Sendable {
    let time = Mutex(Timestamp(milliseconds: 1_000))

    func passSecond() { time.withLock { $0 = Timestamp(milliseconds: $0.milliseconds + 1_000) } }
}

@Suite("Two machines of the articles")
struct TwoMachinesTests {
    @Test("share runs through a folder, and keep what each of them wrote")
    func path() async throws {
        let folders = try TemporaryFolder()
        let path = folders.file("runs")
        let clock = SetClock()
        let now: @Sendable () -> Timestamp = { clock.time.withLock { $0 } }
        // snippet: the first exchange
        let folder = FolderRemote("~/Dropbox/runs", path: path, program: "runs")
        let (laptop, desktop) = (try await Machine("laptop", now: now), try await Machine("desktop", now: now))

        let park = try await JournaledRuns.add(Run(place: "Park", laps: 3), to: laptop.journal)
        let sent = try await laptop.synchronizer.exchange(with: folder).sent
        let received = try await desktop.synchronizer.exchange(with: folder).received

        #expect((sent, received) == (1, 1))
        #expect(try await desktop.runs.runs() == [Run(place: "Park", laps: 3)])
        #expect(try await desktop.history.last(1).first?.machine == "laptop")
        // end of snippet

        // snippet: two edits of one field
        clock.passSecond()
        try await laptop.setLaps(4, of: park)
        clock.passSecond()
        try await desktop.setLaps(5, of: park)

        _ = try await desktop.synchronizer.exchange(with: folder)
        let outcome = try await laptop.synchronizer.exchange(with: folder)
        _ = try await desktop.synchronizer.exchange(with: folder)

        #expect(outcome.lost.map(\.before) == [.word(Phrase(verbatim: "4"))])
        #expect(try await laptop.runs.runs() == [Run(place: "Park", laps: 5)])
        #expect(try await desktop.runs.runs() == [Run(place: "Park", laps: 5)])
        #expect(try await laptop.history.last(3).map(\.machine) == ["desktop", nil, nil])
        // end of snippet

        // snippet: undo on one machine
        let undone = try await laptop.history.undo()
        #expect(undone?.left == undone?.changes)
        #expect(try await laptop.runs.runs() == [Run(place: "Park", laps: 5)])
        // end of snippet

        // snippet: deleted here, edited there
        clock.passSecond()
        try await desktop.setLaps(6, of: park)
        try await JournaledRuns.remove(park, from: laptop.journal)
        _ = try await laptop.synchronizer.exchange(with: folder)
        _ = try await desktop.synchronizer.exchange(with: folder)
        _ = try await laptop.synchronizer.exchange(with: folder)

        #expect(try await desktop.runs.runs() == [])
        _ = try await laptop.history.undo()
        #expect(try await laptop.runs.runs() == [Run(place: "Park", laps: 6)])
        // end of snippet
    }
}
