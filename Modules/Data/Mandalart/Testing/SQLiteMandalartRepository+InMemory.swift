import Journal
package import MandalartData
import MandalartSchemaDataTesting

extension SQLiteMandalartRepository {
    /// Returns a repository over a new store in memory, with an empty chart.
    ///
    /// - Throws: `DatabaseError` when the schema is invalid.
    package static func inMemory() async throws -> SQLiteMandalartRepository {
        SQLiteMandalartRepository(try await .mandalart())
    }
}

extension SQLiteChartsRepository {
    /// Returns a repository over a new store in memory, with one empty chart.
    ///
    /// - Throws: `DatabaseError` when the schema is invalid.
    package static func inMemory() async throws -> SQLiteChartsRepository {
        SQLiteChartsRepository(try await .mandalart())
    }
}
