import Journal
import MandalartSchemaDataTesting
package import SuggestionsData

extension SQLiteRefusalsRepository {
    /// Returns a repository over a new store in memory, with an empty chart.
    package static func inMemory() async throws -> SQLiteRefusalsRepository {
        SQLiteRefusalsRepository(try await .mandalart())
    }
}
