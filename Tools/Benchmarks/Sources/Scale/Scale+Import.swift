import ProcessKit
import SQLite

extension Scale {
    /// Returns a measure of the time, per cell, to import the document in one run of the app. The baseline writes as
    /// many rows in one transaction.
    static func importing(_ document: ManyCharts) -> Measure {
        var round = 0
        func next() -> String {
            round += 1
            return document.folder.file("import-\(round)")
        }
        return Measure(
            name: "import, a cell (50 µs: 20,000 a second)", unit: "µs", count: 5,
            work: {
                let (app, data) = (try BuiltProgram("mandalart", home: document.folder), next())
                return try Measure.milliseconds {
                    try app.run(["--data", data, "--yes", "import", document.path])
                } * 1_000 / Double(ManyCharts.cells)
            },
            twin: {
                let start = ContinuousClock.now
                try await writeRows(to: "\(next()).db")
                return (ContinuousClock.now - start) / .microseconds(1) / Double(ManyCharts.cells)
            })
    }

    private nonisolated static func writeRows(to path: String) async throws {
        let table = """
            CREATE TABLE cell (
                chart INTEGER NOT NULL, position INTEGER NOT NULL, title TEXT NOT NULL, rate INTEGER NOT NULL,
                PRIMARY KEY (chart, position)) STRICT
            """
        let migration = Migration(version: 1, name: "create the table", statements: [table])
        let database = try await Database.open(
            .file(path), schema: Schema(applicationID: 1, migrations: [migration]))
        try await database.write { connection in
            for chart in 1...ManyCharts.charts {
                for position in 1...ManyCharts.cellsOfChart {
                    try connection.execute(
                        "INSERT INTO cell VALUES (?, ?, ?, ?)", chart, position, "Item \(position) of \(chart), 매일",
                        position)
                }
            }
        }
        await database.close()
    }
}
