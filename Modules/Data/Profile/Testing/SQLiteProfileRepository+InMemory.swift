package import ProfileData
import SQLite
import SQLiteTesting

extension SQLiteProfileRepository {
    /// The repository over a database of its own in memory, with an empty profile.
    ///
    /// - Returns: the repository, empty.
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteProfileRepository {
        SQLiteProfileRepository(database: try await Database.open(.memory, schema: .alone(migrations)))
    }
}
