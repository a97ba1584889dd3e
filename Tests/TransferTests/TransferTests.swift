import ExchangeDomainTesting
import Testing

@Suite("A SQLite store that takes all out and brings it in")
struct TransferTests {
    @Test("keeps the contract", arguments: TransferRepositoryContract.allCases)
    func contract(_ promise: TransferRepositoryContract) async throws {
        try await promise.verify { try await TransferStore.inMemory().store }
    }
}
