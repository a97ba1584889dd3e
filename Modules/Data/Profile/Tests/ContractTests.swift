import Journal
import MandalartSchemaDataTesting
import ProfileData
import ProfileDataTesting
import ProfileDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The contract of profile repositories, kept by SQLite")
struct ContractTests {
    @Test("in memory it keeps the contract", arguments: ProfileRepositoryContract.allCases)
    func memory(_ promise: ProfileRepositoryContract) async throws {
        try await promise.verify(await SQLiteProfileRepository.inMemory())
    }

    @Test("on a file it keeps the contract", arguments: ProfileRepositoryContract.allCases)
    func file(_ promise: ProfileRepositoryContract) async throws {
        let file = try TemporaryDatabase()
        try await promise.verify(SQLiteProfileRepository(try await .mandalart(file.location)))
    }
}
