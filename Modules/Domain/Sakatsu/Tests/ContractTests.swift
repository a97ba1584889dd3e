import SakatsuDomainTesting
import Testing

@Suite("The contracts of the repositories of sakatsu, kept by their fakes")
struct ContractTests {
    @Test("visits keep the contract", arguments: VisitsRepositoryContract.allCases)
    func visits(_ promise: VisitsRepositoryContract) async throws {
        try await promise.verify(VisitsRepositoryFake())
    }

    @Test("settings keep the contract", arguments: SakatsuSettingsRepositoryContract.allCases)
    func settings(_ promise: SakatsuSettingsRepositoryContract) async throws {
        try await promise.verify(SakatsuSettingsRepositoryFake())
    }

    @Test("the running phase keeps the contract", arguments: TimerRepositoryContract.allCases)
    func timer(_ promise: TimerRepositoryContract) async throws {
        let repository = VisitsRepositoryFake()
        try await promise.verify(repository, of: repository)
    }

    @Test("exports and imports keep the contract", arguments: VisitTransferRepositoryContract.allCases)
    func transfer(_ promise: VisitTransferRepositoryContract) async throws {
        let repository = VisitsRepositoryFake()
        try await promise.verify(repository, of: repository)
    }
}
