import Basics
import Host
import Journal
import SQLite
import Stores

// snippet: the store of an app
extension StoreDeclaration {
    static let runs = StoreDeclaration(
        of: "runs", schema: JournaledRuns.schema, contents: RunsPhrases.contents,
        parts: [Part(RunsPhrases.runs, tables: ["run"])]
    ) { database, now, alongside in
        Journal(database, tables: [JournaledRuns.table], now: now, alongside: alongside)
    }
}
// end of snippet

// snippet: the repositories over a store
struct Storage {
    let store: OpenStore

    init(for invocation: Invocation) async throws {
        store = try await OpenStore(.runs, for: invocation)
    }

    var runs: any RunsUseCase { StoredRuns(journal: store.journal) }
    var history: any EditHistory { ScopeHistory(store.journal, of: JournaledRuns.scope) }
}
// end of snippet

// snippet: a repository over a journal
struct StoredRuns: RunsUseCase {
    let journal: Journal

    func runs() async throws -> [Run] {
        try await journal.database.read { connection in
            try connection.readable("SELECT place, laps FROM run WHERE NOT deleted ORDER BY id") { row in
                Run(place: try row.text("place"), laps: try row.integer("laps"))
            }
        }
    }

    func add(_ runs: [Run]) async throws {
        try await journal.edit { connection, edit in
            for run in runs {
                try connection.execute(
                    "INSERT INTO run (id, place, laps) VALUES (?, ?, ?)", try edit.newRow(), run.place, run.laps)
            }
        }
    }
}
// end of snippet
