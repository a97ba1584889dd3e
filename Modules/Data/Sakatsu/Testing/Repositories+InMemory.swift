package import SakatsuData
import SakatsuSchemaDataTesting

extension SQLiteVisitsRepository {
    /// A repository over a new store in memory, without visits.
    ///
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteVisitsRepository {
        SQLiteVisitsRepository(try await .sakatsu())
    }
}
