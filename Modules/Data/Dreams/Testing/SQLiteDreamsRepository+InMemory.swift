package import DreamsData
package import Journal
import MandalartDomainInterface
import MandalartSchemaDataTesting
import SQLite

extension SQLiteDreamsRepository {
    /// Returns a repository over a new store in memory, without wishes.
    package static func inMemory() async throws -> SQLiteDreamsRepository {
        SQLiteDreamsRepository(makingEmptyCharts: try await .mandalart())
    }

    /// Creates a repository whose trees grow into charts without cells.
    package init(makingEmptyCharts journal: Journal) {
        self.init(journal) { name, _, connection, edit, others in
            let taken = try connection.first("SELECT 1 FROM chart WHERE name = ?", name.text) { _ in true }
            if taken != nil { throw MandalartError.chartNameTaken(name) }
            try connection.execute("INSERT INTO chart (id, name) VALUES (?, ?)", edit.newRow(), name.text)
            let sql = "SELECT number FROM chart WHERE name = ?"
            let number = try connection.first(sql, name.text) { try $0.integer("number") }
            let chart = try ChartID(number ?? 0)
            try others(chart, &edit)
            return chart
        }
    }
}
