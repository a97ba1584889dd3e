import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("The contract of repositories of several charts, kept by SQLite")
struct ChartsContractTests {
    @Test("in memory it keeps the contract", arguments: ChartsRepositoryContract.allCases)
    func memory(_ promise: ChartsRepositoryContract) async throws {
        try await promise.verify(await SQLiteChartsRepository.inMemory())
    }

    @Test("each further chart keeps the contract of one", arguments: MandalartRepositoryContract.allCases)
    func further(_ promise: MandalartRepositoryContract) async throws {
        let charts = try await SQLiteChartsRepository.inMemory()
        let chart = charts.repository(of: try await charts.create(try Title("Run")))
        try await promise.verify(chart)
    }
}

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
