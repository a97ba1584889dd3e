import Journal
import MandalartSchemaDataTesting
package import ProfileData

extension SQLiteProfileRepository {
    /// The repository over a store of its own in memory, with an empty profile.
    ///
    /// - Returns: the repository.
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteProfileRepository {
        SQLiteProfileRepository(try await .mandalart())
    }
}
