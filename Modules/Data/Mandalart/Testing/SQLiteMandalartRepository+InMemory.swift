import Journal
package import MandalartData
import MandalartSchemaDataTesting

extension SQLiteMandalartRepository {
    /// The repository over a store of its own in memory, with an empty chart.
    ///
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteMandalartRepository {
        SQLiteMandalartRepository(try await .mandalart())
    }
}

extension SQLiteChartsRepository {
    /// The repository over a store of its own in memory, with one empty chart.
    ///
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteChartsRepository {
        SQLiteChartsRepository(try await .mandalart())
    }
}
