import Journal
import MandalartSchemaDataTesting
package import ProgressData

extension SQLiteActivityRepository {
    /// Returns a repository over a new store in memory, with an empty chart.
    ///
    /// - Throws: `DatabaseError` when the schema is invalid.
    package static func inMemory() async throws -> SQLiteActivityRepository {
        SQLiteActivityRepository(try await .mandalart())
    }
}
