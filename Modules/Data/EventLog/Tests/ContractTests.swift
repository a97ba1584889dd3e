import EventLogData
import EventLogDataTesting
import EventLogDomainTesting
import Journal
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The contract of event logs, kept by SQLite")
struct ContractTests {
    @Test("in memory it keeps the contract", arguments: EventLogRepositoryContract.allCases)
    func memory(_ promise: EventLogRepositoryContract) async throws {
        try await promise.verify(await SQLiteEventLogRepository.inMemory())
    }

    @Test("on a file it keeps the contract", arguments: EventLogRepositoryContract.allCases)
    func file(_ promise: EventLogRepositoryContract) async throws {
        let file = try TemporaryDatabase()
        try await promise.verify(SQLiteEventLogRepository(try await .mandalart(file.location)))
    }
}
