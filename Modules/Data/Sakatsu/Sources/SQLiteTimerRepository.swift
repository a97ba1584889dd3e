import Basics
package import Journal
import SQLite
package import SakatsuDomainInterface
import SakatsuSchemaData

/// Stores the running phase in a SQLite database. The phase is local to the machine, and storing it is not an edit.
/// When a phase ends, its step is stored as an edit of the visit.
package struct SQLiteTimerRepository: TimerRepository {
    private let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    package func running() async throws -> RunningPhase? {
        try await journal.database.read { try $0.running()?.phase }
    }

    package func start(
        _ number: VisitNumber, _ make: @escaping @Sendable (Visit) throws -> RunningPhase
    ) async throws -> RunningPhase {
        try await journal.database.write { connection in
            if let running = try connection.running() { throw SakatsuError.timerRuns(running.phase.visit) }
            let row = try connection.row(of: number)
            let visit = try connection.visit(row)
            let phase = try make(visit)
            try connection.run(phase.kept(in: visit), of: row)
            return phase
        }
    }

    package func advance(
        _ change: @escaping @Sendable (RunningPhase, inout Visit) throws -> RunningPhase?
    ) async throws -> (ended: RunningPhase, next: RunningPhase?) {
        try await journal.edit(keepingOthers: true) { connection, edit in
            guard let running = try connection.running() else { throw SakatsuError.noTimer }
            let before = try connection.visit(running.row)
            var after = before
            let next = try change(running.phase, &after)
            try connection.write(after, over: before, at: running.row, in: &edit)
            try connection.run(next?.kept(in: connection.visit(running.row)), of: running.row)
            return (running.phase, next)
        }
    }
}

extension Connection {
    /// Returns the running phase with the row of its visit; `nil` if no phase is running, its visit was removed, or its
    /// row is invalid.
    fileprivate func running() throws -> (phase: RunningPhase, row: RowID)? {
        let sql = """
            SELECT visit.id, number, running.sauna_set, phase, start FROM running
            JOIN visit ON visit.id = running.visit WHERE NOT visit.deleted
            """
        let found = try readable(sql) { row -> (phase: RunningPhase, row: RowID) in
            let phase = try row.checked(Phase(rawValue: row.text("phase")), "phase", expected: "a phase")
            let start = Timestamp(milliseconds: try row.integer("start", as: Int64.self))
            var running = RunningPhase(of: try row.visitNumber(), SetNumber.all[0], phase, since: start)
            running.row = try row.optionalInteger("sauna_set").map { Identity($0) }
            let visit = RowID(try row.integer("id", as: Int64.self))
            return (running.placed(in: try self.visit(visit)), visit)
        }
        return found.first
    }

    /// Stores a phase of a visit as the running one; `nil` ends the timer.
    fileprivate func run(_ phase: RunningPhase?, of visit: RowID) throws {
        try execute("DELETE FROM running")
        guard let phase else { return }
        try execute(
            "INSERT INTO running (id, visit, sauna_set, phase, start) VALUES (1, ?, ?, ?, ?)", visit, phase.row?.row,
            phase.phase.rawValue, phase.start.milliseconds)
    }
}
