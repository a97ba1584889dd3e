import Journal
import MandalartSchemaDataTesting
package import ProgressData

extension SQLiteActivityRepository {
    /// Returns a repository over a new store in memory, with an empty chart.
    package static func inMemory() async throws -> SQLiteActivityRepository {
        SQLiteActivityRepository(try await .mandalart())
    }
}
