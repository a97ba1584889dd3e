package import EventLogData
import Journal
import MandalartSchemaDataTesting

extension SQLiteEventLogRepository {
    /// Returns a repository over a new store in memory, with an empty log.
    ///
    /// - Returns: the repository.
    /// - Throws: `DatabaseError` when the schema is invalid.
    package static func inMemory() async throws -> SQLiteEventLogRepository {
        SQLiteEventLogRepository(try await .mandalart())
    }
}
