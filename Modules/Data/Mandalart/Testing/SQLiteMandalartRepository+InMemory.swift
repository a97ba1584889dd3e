import Journal
package import MandalartData
package import MandalartDomainInterface
import MandalartSchemaData
import MandalartSchemaDataTesting

extension SQLiteMandalartRepository {
    /// Changes any number of cells of chart 1 as one edit, as an import does, and returns the chart as stored.
    @discardableResult
    package func rewriteAtOnce(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> Chart {
        try await journal.edit { connection, edit in
            let row = try connection.row(of: .first)
            var chart = try connection.chart(row)
            try change(&chart)
            try SQLiteChartsRepository.replace(row, with: chart, in: connection, &edit)
        }
        return try await chart()
    }
}

extension SQLiteChartsRepository {
    /// Returns a repository over a new store in memory, with one empty chart.
    package static func inMemory() async throws -> SQLiteChartsRepository {
        SQLiteChartsRepository(try await .mandalart())
    }
}
