package import EventLogData
import Journal
import MandalartSchemaDataTesting

extension SQLiteEventLogRepository {
    /// The repository over a store of its own in memory, with an empty log.
    ///
    /// - Returns: the repository.
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteEventLogRepository {
        SQLiteEventLogRepository(try await .mandalart())
    }
}
