import Journal
import MandalartSchemaDataTesting
package import ProfileData

extension SQLiteProfileRepository {
    /// Returns a repository over a new store in memory, with an empty profile.
    package static func inMemory() async throws -> SQLiteProfileRepository {
        SQLiteProfileRepository(try await .mandalart())
    }
}
