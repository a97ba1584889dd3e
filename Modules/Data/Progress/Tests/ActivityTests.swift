import MandalartDomainInterface
import Platform
import ProgressData
import ProgressDataTesting
import ProgressDomainInterface
import ProgressDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("Activities in SQLite")
struct ActivityTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> SQLiteActivityRepository {
        let schema = Schema.alone([SQLiteActivityRepository.chartTables] + SQLiteActivityRepository.migrations)
        return SQLiteActivityRepository(database: try await Database.open(file.location, schema: schema))
    }

    @Test("keep the contract", arguments: ActivityRepositoryContract.allCases)
    func contract(_ promise: ActivityRepositoryContract) async throws {
        try await promise.verify(try await open(), other: try ChartID(2))
    }

    @Test("touch their item, and no other")
    func touch() async throws {
        _ = try await open().log(
            try Title("ran"), for: try Title("Run"), at: try Position(2), in: try Position(1), of: .first,
            at: Timestamp(milliseconds: 5))
        #expect(try file.rows("SELECT touched FROM action_item ORDER BY position") == [["5"], ["0"]])
    }

    @Test("go with the chart that is forgotten")
    func forgotten() async throws {
        let repository = try await open()
        for chart in [ChartID.first, try ChartID(2)] {
            _ = try await repository.log(
                try Title("ran"), for: try Title("Run"), at: try Position(2), in: try Position(1), of: chart,
                at: Timestamp(milliseconds: 5))
        }
        try file.run("UPDATE chart SET deleted = 1 WHERE id = 2")
        #expect(try await repository.activities(of: try ChartID(2)) == [])
        #expect(try await repository.activities(of: .first).count == 1)
    }

    @Test("are not read when a row holds what none can have")
    func badRow() async throws {
        let repository = try await open()
        try file.run("INSERT INTO activity VALUES (1, 1, 1, 2, 'Run', 0, ' ')")
        await #expect(throws: DatabaseError.self) { _ = try await repository.activities(of: .first) }
    }
}
