package import MandalartData
import SQLite
import SQLiteTesting
package import Time

extension SQLiteChartsRepository {
    /// The repository over a database of its own in memory, with one empty chart.
    ///
    /// - Returns: the repository, whose clock stands at 1970.
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory() async throws -> SQLiteChartsRepository {
        let schema = Schema.alone(SQLiteMandalartRepository.migrations)
        let database = try await Database.open(.memory, schema: schema)
        return SQLiteChartsRepository(database: database) { Timestamp(milliseconds: 0) }
    }
}

extension SQLiteMandalartRepository {
    /// The repository over a database of its own in memory, with an empty chart.
    ///
    /// - Parameter now: the clock; by default it stands at 1970.
    /// - Returns: the repository, empty.
    /// - Throws: `DatabaseError` when the schema has a mistake.
    package static func inMemory(
        now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 0) }
    ) async throws -> SQLiteMandalartRepository {
        let database = try await Database.open(.memory, schema: .alone(migrations))
        return SQLiteMandalartRepository(database: database, now: now)
    }
}
