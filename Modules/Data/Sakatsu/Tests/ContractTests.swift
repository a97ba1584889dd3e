import Journal
import SQLite
import SQLiteTesting
import SakatsuData
import SakatsuDataTesting
import SakatsuDomainTesting
import SakatsuSchemaDataTesting
import Testing

@Suite("The contracts of the repositories of sakatsu, kept by SQLite")
struct ContractTests {
    @Test("in memory visits keep the contract", arguments: VisitsRepositoryContract.allCases)
    func memory(_ promise: VisitsRepositoryContract) async throws {
        try await promise.verify(await SQLiteVisitsRepository.inMemory())
    }

    @Test("on a file visits keep the contract", arguments: VisitsRepositoryContract.allCases)
    func file(_ promise: VisitsRepositoryContract) async throws {
        let file = try TemporaryDatabase()
        try await promise.verify(SQLiteVisitsRepository(try await .sakatsu(file.location)))
    }

    @Test("settings keep the contract", arguments: SakatsuSettingsRepositoryContract.allCases)
    func settings(_ promise: SakatsuSettingsRepositoryContract) async throws {
        try await promise.verify(SQLiteSakatsuSettingsRepository(try await .sakatsu()))
    }

    @Test("the running phase keeps the contract", arguments: TimerRepositoryContract.allCases)
    func timer(_ promise: TimerRepositoryContract) async throws {
        let journal = try await Journal.sakatsu()
        try await promise.verify(SQLiteTimerRepository(journal), of: SQLiteVisitsRepository(journal))
    }

    @Test("exports and imports keep the contract", arguments: VisitTransferRepositoryContract.allCases)
    func transfer(_ promise: VisitTransferRepositoryContract) async throws {
        let repository = try await SQLiteVisitsRepository.inMemory()
        try await promise.verify(repository, of: repository)
    }
}
