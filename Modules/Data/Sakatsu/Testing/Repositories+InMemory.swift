package import SakatsuData
import SakatsuSchemaDataTesting

extension SQLiteVisitsRepository {
    /// Returns a repository over a new store in memory, without visits.
    package static func inMemory() async throws -> SQLiteVisitsRepository {
        SQLiteVisitsRepository(try await .sakatsu())
    }
}
