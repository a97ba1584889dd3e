import Journal
import MandalartSchemaDataTesting
package import SuggestionsData

extension SQLiteRefusalsRepository {
    /// A repository over a new store in memory, with an empty chart.
    ///
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteRefusalsRepository {
        SQLiteRefusalsRepository(try await .mandalart())
    }
}
