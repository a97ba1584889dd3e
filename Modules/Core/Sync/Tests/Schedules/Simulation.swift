import Basics
import Foundation
import Journal
import JournalTesting
import SQLite
import Sync
import SyncTesting

/// Machines that carry out a schedule, and what they must have in the end.
struct Simulation {
    private let schedule: Schedule
    private let folder: String
    private let remotes: [MemoryRemote]
    private var machines: [SimulatedMachine] = []
    private var tokens = 0
    /// Texts that were written by edits that were acknowledged, and that no disaster may have taken.
    private var written: Set<String> = []
    private var copies = 0

    init(_ schedule: Schedule, in folder: String) async throws {
        (self.schedule, self.folder) = (schedule, folder)
        remotes = (0..<schedule.remotes).map { MemoryRemote("remote \($0)", batch: schedule.batch) }
        for index in 0..<schedule.machines {
            machines.append(try await SimulatedMachine(index, in: folder))
        }
    }

    /// Carries out the schedule, and returns what is wrong in the end; `nil` if nothing is.
    mutating func run() async throws -> String? {
        for step in schedule.steps { try await carryOut(step) }
        return try await finish()
    }

    private mutating func token() -> String {
        tokens += 1
        return "text \(tokens)"
    }

    private mutating func carryOut(_ step: Schedule.Step) async throws {
        switch step {
        case .addPage(let index):
            let title = token()
            _ = try await machines[index].journal.addPage(title)
            machines[index].own.insert(title)
        case .addLine(let index, let page, let place):
            let pages = try await machines[index].rows(of: "page")
            guard !pages.isEmpty else { return }
            let text = token()
            _ = try await machines[index].journal.addLine(text, at: place, of: pages[page % pages.count])
            machines[index].own.insert(text)
        case .set(let index, let row, let field):
            let (table, column) = [("page", "title"), ("page", "colour"), ("line", "text"), ("line", "place")][field]
            let rows = try await machines[index].rows(of: table)
            guard !rows.isEmpty else { return }
            if column == "place" {
                try await machines[index].journal.set(
                    column, of: rows[row % rows.count], in: table, to: .integer(Int64(row % 4)))
            } else {
                let text = token()
                try await machines[index].journal.set(column, of: rows[row % rows.count], in: table, to: .text(text))
                machines[index].own.insert(text)
            }
        case .delete(let index, let row):
            let rows = try await machines[index].rows(of: row % 2 == 0 ? "page" : "line")
            guard !rows.isEmpty else { return }
            let table = row % 2 == 0 ? "page" : "line"
            try await machines[index].journal.set("deleted", of: rows[row % rows.count], in: table, to: 1)
        case .undo(let index): _ = try? await ScopeHistory(machines[index].journal, of: Notebook.pages).undo()
        case .redo(let index): _ = try? await ScopeHistory(machines[index].journal, of: Notebook.pages).redo()
        case .sync(let index, let remote, let failing):
            remotes[remote].fail(after: failing)
            do {
                try await machines[index].sync(remotes[remote])
            } catch is MemoryRemote.Failure {}
            remotes[remote].fail(after: nil)
        case .clock(let index, let minutes): machines[index].clock.move(by: Int64(minutes) * 60_000)
        case .backup(let index): try await machines[index].backUp()
        case .restore(let index, let isNoticed): try await machines[index].restore(isNoticed: isNoticed)
        case .copy(let index, let from, let isNoticed):
            guard index != from else { return }
            // What the replaced store had sent is elsewhere. The rest is lost with it.
            try await machines[index].become(machines[from], isNoticed: isNoticed)
        case .purge(let index):
            try await machines[index].journal.purge([])
            // The purge may have erased the machine's texts from every history, so they are not required any more.
            let erased = machines[index].own
            for other in machines.indices { machines[other].own.subtract(erased) }
            machines[index].hasPurged = true
        }
    }

    // MARK: - The end

    /// The remotes with which a machine exchanges edits in the end.
    private func reachable(by machine: SimulatedMachine) -> [MemoryRemote] {
        schedule.isBridged && machine.number > 0 ? [remotes[machine.number % remotes.count]] : remotes
    }

    private mutating func finish() async throws -> String? {
        // All clocks are set past the latest one: before that, edits of a clock that was ahead are left out.
        let latest = machines.map(\.clock.greatest).max() ?? 0
        for machine in machines { machine.clock.set(latest + 1) }
        // After it received edits, a machine may give its own edits new keys, and the others then receive those again.
        for _ in 0..<(schedule.isBridged ? 6 : 3) {
            for machine in machines { for remote in reachable(by: machine) { try await machine.sync(remote) } }
        }
        for machine in machines {
            for remote in reachable(by: machine) {
                let outcome = try await machine.sync(remote)
                guard outcome.sent == 0, outcome.received == 0 else {
                    return "machine \(machine.number) still sent \(outcome.sent) and received \(outcome.received)"
                }
                if !outcome.notices.isEmpty { return "notices: \(outcome.notices.map(\.english))" }
            }
        }
        let seen = try await machines[0].tables()
        for machine in machines.dropFirst() {
            let other = try await machine.tables()
            if other != seen { return "machine 0 has \(seen), machine \(machine.number) has \(other)" }
        }
        for machine in machines {
            let texts = try await machine.texts()
            let purged = machines.contains(where: \.hasPurged)
            let missing = Set(machines.flatMap(\.own)).subtracting(texts)
            if !purged, !missing.isEmpty { return "machine \(machine.number) has lost \(missing.sorted())" }
            for entry in try await machine.damaged() { return "machine \(machine.number) has a damaged edit: \(entry)" }
        }
        return nil
    }
}

/// A machine of a simulation.
struct SimulatedMachine {
    let number: Int
    let folder: String
    let clock: SetClock
    private(set) var journal: Journal
    private var path: String
    private var identity: String
    private var backup: [UInt8]?
    /// The texts that edits of this machine have written, and that are not lost with a replaced store.
    var own: Set<String> = []
    private var ownAtBackup: Set<String> = []
    var hasPurged = false
    private var files = 0

    init(_ number: Int, in folder: String) async throws {
        (self.number, self.folder) = (number, folder)
        clock = SetClock(1_000_000_000_000)
        path = "\(folder)/\(number)-0.db"
        identity = "machine \(number)"
        journal = try await Self.open(path, identity, clock)
    }

    private static func open(_ path: String, _ identity: String, _ clock: SetClock) async throws -> Journal {
        try await Notebook.journal(.file(path), identity: identity) { clock.next() }
    }

    @discardableResult func sync(_ remote: MemoryRemote) async throws -> Synchronizer.Outcome {
        try await Synchronizer(
            of: journal, machine: "machine \(number)", adjustmentsOfCopies: Journal.adjustmentsOfCopies, now: clock.next
        ).exchange(with: remote)
    }

    func rows(of table: String) async throws -> [RowID] {
        try await journal.database.read { connection in
            try connection.query("SELECT id FROM \(table) WHERE NOT deleted ORDER BY id") {
                RowID(try $0.integer("id"))
            }
        }
    }

    mutating func backUp() async throws {
        backup = try await journal.database.snapshot()
        ownAtBackup = own
    }

    mutating func restore(isNoticed: Bool) async throws {
        guard let backup else { return }
        own = try await sentTexts().union(ownAtBackup)
        try await replace(by: backup, identity: isNoticed ? "\(identity)'" : identity)
    }

    mutating func become(_ other: SimulatedMachine, isNoticed: Bool) async throws {
        own = try await sentTexts()
        try await replace(
            by: try await other.journal.database.snapshot(), identity: isNoticed ? "\(other.identity)+" : other.identity
        )
        hasPurged = hasPurged || other.hasPurged
        backup = nil
    }

    /// The texts of own edits that some remote is known to have.
    private func sentTexts() async throws -> Set<String> {
        let sent = try await journal.database.read { connection in
            guard
                try connection.first("SELECT 1 FROM sqlite_schema WHERE name = 'sync_head'", map: { _ in true }) == true
            else { return [String]() }
            return try connection.query(
                """
                SELECT after FROM journal_change JOIN journal_edit ON number = edit WHERE typeof(after) = 'text'
                    AND sequence <= (SELECT max(sequence) FROM sync_head WHERE sync_head.replica = journal_edit.replica)
                """
            ) { try $0.text("after") }
        }
        return own.intersection(sent)
    }

    private mutating func replace(by bytes: [UInt8], identity: String) async throws {
        await journal.database.close()
        files += 1
        path = "\(folder)/\(number)-\(files).db"
        try Data(bytes).write(to: URL(filePath: path))
        self.identity = identity
        journal = try await Self.open(path, identity, clock)
    }

    /// The rows of all tables, with their fields.
    func tables() async throws -> [String] {
        try await journal.database.read { connection in
            try connection.query(
                """
                SELECT 'page ' || id || ' ' || deleted || ' ' || title || ' ' || coalesce(colour, '-') AS row FROM page
                UNION ALL
                SELECT 'line ' || id || ' ' || deleted || ' ' || page || ' ' || place || ' ' || text || ' '
                    || coalesce(weight, '-') FROM line
                ORDER BY row
                """
            ) { try $0.text("row") }
        }
    }

    /// All texts in the journal.
    func texts() async throws -> Set<String> {
        Set(
            try await journal.database.read { connection in
                try connection.query("SELECT after FROM journal_change WHERE typeof(after) = 'text'") {
                    try $0.text("after")
                }
            })
    }

    /// Edits that fail their checksum.
    func damaged() async throws -> [String] {
        var damaged: [String] = []
        for replica in try await journal.heads().keys {
            do { _ = try await journal.edits(of: replica) } catch { damaged.append("\(error)") }
        }
        return damaged
    }
}
