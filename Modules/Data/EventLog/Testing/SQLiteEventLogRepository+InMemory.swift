package import EventLogData
import SQLite
import SQLiteTesting

extension SQLiteEventLogRepository {
    /// The repository over a database of its own in memory, with an empty log.
    ///
    /// - Returns: the repository, empty.
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteEventLogRepository {
        SQLiteEventLogRepository(database: try await Database.open(.memory, schema: .alone(migrations)))
    }
}
