package import SakatsuData
import SakatsuSchemaDataTesting

extension SQLiteVisitsRepository {
    /// The repository over a store of its own in memory, without a visit.
    ///
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteVisitsRepository {
        SQLiteVisitsRepository(try await .sakatsu())
    }
}
