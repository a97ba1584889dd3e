import DreamsData
import DreamsDataTesting
import DreamsDomainTesting
import Journal
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The contract of repositories of dreams, kept by SQLite")
struct ContractTests {
    @Test("in memory it keeps the contract", arguments: DreamsRepositoryContract.allCases)
    func memory(_ promise: DreamsRepositoryContract) async throws {
        try await promise.verify(await SQLiteDreamsRepository.inMemory())
    }

    @Test("it remembers shown visions as their contract says", arguments: VisionRepositoryContract.allCases)
    func visions(_ promise: VisionRepositoryContract) async throws {
        let file = try TemporaryDatabase()
        try await promise.verify(SQLiteVisionRepository(try await .mandalart(file.location)))
    }

    @Test("on a file it keeps the contract", arguments: DreamsRepositoryContract.allCases)
    func file(_ promise: DreamsRepositoryContract) async throws {
        let file = try TemporaryDatabase()
        try await promise.verify(SQLiteDreamsRepository(makingEmptyCharts: try await .mandalart(file.location)))
    }
}
