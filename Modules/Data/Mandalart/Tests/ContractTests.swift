import MandalartData
import MandalartDataTesting
import MandalartDomainTesting
import Testing

@Suite("The contract of chart repositories, kept by SQLite")
struct ContractTests {
    @Test("in memory it keeps the contract", arguments: MandalartRepositoryContract.allCases)
    func memory(_ promise: MandalartRepositoryContract) async throws {
        try await promise.verify(await SQLiteMandalartRepository.inMemory())
    }

    @Test("on a file it keeps the contract", arguments: MandalartRepositoryContract.allCases)
    func file(_ promise: MandalartRepositoryContract) async throws {
        let file = try ChartFile()
        try await promise.verify(try await file.open())
    }
}
