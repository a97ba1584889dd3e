import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import SQLite
import SQLiteTesting
import Time

/// A database file of a test's own, and what these tests do with it.
struct ChartFile {
    /// What the clock of every repository shows.
    static let time = Timestamp(milliseconds: 1_700_000_000_123)

    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    /// A repository on a connection of its own.
    func open() async throws -> SQLiteMandalartRepository {
        try await Self.open(file.path).repository
    }

    /// A repository, and the database to close.
    static func open(_ path: String) async throws -> (repository: SQLiteMandalartRepository, database: Database) {
        let database = try await Database.open(.file(path), schema: .alone(SQLiteMandalartRepository.migrations))
        return (SQLiteMandalartRepository(database: database, now: { time }), database)
    }

    /// What a query finds, one row a line, NULL as `-`.
    func lines(_ sql: String) throws -> [String] {
        try file.rows(sql).map { row in row.map { $0 ?? "-" }.joined(separator: " ") }
    }
}

extension MandalartRepository {
    /// Fills all cells with every field in use, as one edit.
    func fill() async throws -> Chart {
        try await MandalartRepositoryContract.keepsEveryField.verify(self)
        return try await chart()
    }

    /// One edit that counts in the title of the core goal.
    func countUp() async throws {
        _ = try await edit { chart in
            chart.coreGoal = CoreGoal(title: try Title("\(chart.count + 1)"))
        }
    }
}

extension Chart {
    /// How often it was counted up.
    var count: Int { coreGoal.flatMap { Int($0.title.text) } ?? 0 }
}

/// What an edit throws in these tests.
struct Failure: Error, Equatable {}
