import Cancellation
package import MandalartDomainInterface
package import SQLite
package import Time

/// Keeps charts in a SQLite database.
package struct SQLiteChartsRepository: ChartsRepository {
    private let database: Database
    private let now: @Sendable () -> Timestamp

    /// - Parameters:
    ///   - database: opened with a schema that has the migrations of `SQLiteMandalartRepository` in it.
    ///   - now: the clock. Asked once for every edit that changes something, while the database is locked.
    package init(database: Database, now: @escaping @Sendable () -> Timestamp) {
        (self.database, self.now) = (database, now)
    }

    package func charts() async throws -> [ChartEntry] {
        try await database.read { try $0.chartEntries() }
    }

    package func names() async throws -> [(id: ChartID, name: Title?)] {
        try await database.read { connection in
            try connection.query("SELECT id, name FROM chart WHERE NOT deleted ORDER BY id") { row in
                (try ChartID(try row.integer("id")), try row.optionalTitle("name"))
            }
        }
    }

    package func currentChart() async throws -> ChartID {
        try await database.read { try $0.currentChart() }
    }

    package func makeCurrent(_ id: ChartID) async throws {
        try await database.write { connection in
            guard try !connection.isArchived(id) else { throw MandalartError.chartIsArchived(id) }
            try connection.open(id)
        }
    }

    package func create(_ name: Title) async throws -> ChartID {
        try await create(name, holding: Chart())
    }

    /// One write transaction: the chart, what it holds, and the record of that.
    package func create(_ name: Title, holding chart: Chart) async throws -> ChartID {
        try await database.write { [now] connection in
            try connection.requireFree(name, for: nil)
            try connection.execute("INSERT INTO chart (name) VALUES (?)", name.text)
            let id = try ChartID(Int(connection.lastInsertedRow))
            try connection.open(id)
            let cells = Chart().edits(to: chart)
            if !cells.isEmpty { try connection.keep(cells, as: .change, of: id, at: now()) }
            return id
        }
    }

    package func rename(_ id: ChartID, to name: Title) async throws {
        try await database.write { connection in
            _ = try connection.isArchived(id)
            try connection.requireFree(name, for: id)
            try connection.execute("UPDATE chart SET name = ? WHERE id = ?", name.text, id.number)
        }
    }

    package func setArchived(_ id: ChartID, _ isArchived: Bool) async throws {
        try await database.write { connection in
            _ = try connection.isArchived(id)
            if isArchived { try connection.requireAnother(than: id) }
            try connection.execute("UPDATE chart SET archived = ? WHERE id = ?", isArchived ? 1 : 0, id.number)
        }
    }

    /// One write transaction: the cells and the records of edits go, and the row stays, so that its number is not used
    /// again.
    package func delete(_ id: ChartID) async throws {
        try await database.write { connection in
            _ = try connection.isArchived(id)
            try connection.requireAnother(than: id)
            try connection.execute("DELETE FROM goal WHERE chart_id = ?", id.number)
            try connection.deleteEdits(of: id)
            try connection.execute(
                "UPDATE chart SET name = NULL, archived = 1, deleted = 1 WHERE id = ?", id.number)
            try connection.updateSearch()
        }
    }

    /// One write transaction.
    package func importCharts(
        _ charts: [NamedChart], progress: @escaping @Sendable (Int) throws -> Void
    ) async throws {
        try await database.write { [now] connection in
            let (entries, current) = (try connection.chartEntries(), try connection.currentChart())
            let places = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
            for (index, chart) in charts.enumerated() {
                // The body of a write goes on when its task is cancelled; what is thrown undoes it.
                try CancellationSteps.check()
                try connection.keep(chart, among: places, current: current, at: now())
                try progress(index + 1)
            }
        }
    }

    package func repository(of id: ChartID) -> any MandalartRepository {
        SQLiteMandalartRepository(database: database, chart: id, now: now)
    }
}
