import BasicsTesting
import MandalartDomain
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("The use case and the repository in memory")
struct RepositoryTests {
    @Test("the fake repository keeps the contract", arguments: MandalartRepositoryContract.allCases)
    func contract(_ promise: MandalartRepositoryContract) async throws {
        try await promise.verify(MandalartRepositoryFake())
    }

    @Test("the fake repository of charts keeps the contract", arguments: ChartsRepositoryContract.allCases)
    func charts(_ promise: ChartsRepositoryContract) async throws {
        try await promise.verify(ChartsRepositoryFake())
    }

    @Test("a chart is told from others by its name, else by its core goal, and the only one by nothing")
    func distinctiveName() async throws {
        let charts = ChartsRepositoryFake(try .marathon)
        let useCase = StoredChartsUseCase(repository: charts, clock: .stub)
        #expect(try await useCase.distinctiveName(of: .first) == nil)
        let second = try await useCase.create(try Title("Career"))
        #expect(try await useCase.distinctiveName(of: .first) == Title("Run a marathon"))
        #expect(try await useCase.distinctiveName(of: second) == Title("Career"))
    }

    @Test("an edit is kept, and the chart comes back as it is now")
    func edit() async throws {
        let repository = MandalartRepositoryFake()
        let useCase = StoredMandalartUseCase(repository: repository, clock: .stub)
        let chart = try await useCase.edit(.coreGoal, .change([.title(try Title("Run a marathon")), .palette(.coral)]))
            .chart
        #expect(chart.coreGoal?.palette == .coral)
        #expect(try await useCase.chart() == chart)
        #expect(await repository.chart() == chart)
    }

    @Test("an edit that a rule forbids keeps nothing")
    func forbidden() async throws {
        let useCase = StoredMandalartUseCase(repository: MandalartRepositoryFake(), clock: .stub)
        await #expect(throws: MandalartError.empty(.coreGoal)) {
            try await useCase.edit(.coreGoal, .change([.palette(.coral)]))
        }
        #expect(try await useCase.chart() == Chart())
    }

    @Test("a cleared cell is empty, and is not cleared twice")
    func clear() async throws {
        let repository = MandalartRepositoryFake(try Chart.marathon)
        let useCase = StoredMandalartUseCase(repository: repository, clock: .stub)
        let one = try Position(1)
        #expect(try await useCase.edit(.subGoal(one), .clear).chart.subGoals[one] == nil)
        await #expect(throws: MandalartError.alreadyEmpty(.actionItem(one, in: one))) {
            try await useCase.edit(.actionItem(one, in: one), .clear)
        }
    }
}
