package import DreamsData
import SQLite
import SQLiteTesting

extension SQLiteDreamsRepository {
    /// The repository over a database of its own in memory, without wishes.
    ///
    /// - Returns: the repository, empty.
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteDreamsRepository {
        SQLiteDreamsRepository(database: try await Database.open(.memory, schema: .alone(migrations)))
    }
}
