import ExchangeDomainTesting
import Testing

@Suite("The repository in memory that takes all out and brings it in")
struct TransferRepositoryTests {
    @Test("keeps the contract", arguments: TransferRepositoryContract.allCases)
    func contract(_ promise: TransferRepositoryContract) async throws {
        try await promise.verify { TransferStore.fake() }
    }

    @Test("keeps the contract of imported charts", arguments: ChartImportContract.allCases)
    func charts(_ promise: ChartImportContract) async throws {
        try await promise.verify(TransferStore.fake())
    }
}
