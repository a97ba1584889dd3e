import Journal
import MandalartSchemaDataTesting
package import ProgressData

extension SQLiteActivityRepository {
    /// The repository over a store of its own in memory, with an empty chart.
    ///
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteActivityRepository {
        SQLiteActivityRepository(try await .mandalart())
    }
}
