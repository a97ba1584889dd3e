package import EventLogData
import Journal
import MandalartSchemaDataTesting

extension SQLiteEventLogRepository {
    /// Returns a repository over a new store in memory, with an empty log.
    package static func inMemory() async throws -> SQLiteEventLogRepository {
        SQLiteEventLogRepository(try await .mandalart())
    }
}
