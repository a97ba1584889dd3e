import Basics
import DreamsDomain
import DreamsDomainInterface
import DreamsDomainTesting
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("The use case of dreams and the repository in memory")
struct DreamsUseCaseTests {
    let charts: ChartsUseCaseFake
    let repository: DreamsRepositoryFake
    let useCase: StoredDreamsUseCase
    let three: WishNumber

    init() throws {
        three = try WishNumber(3)
        charts = ChartsUseCaseFake(try .marathon)
        repository = DreamsRepositoryFake(try .samples, charts: charts)
        let day = try Day("2026-11-21")
        useCase = StoredDreamsUseCase(repository: repository, charts: charts) { day }
    }

    @Test("the fake repository keeps the contract", arguments: DreamsRepositoryContract.allCases)
    func contract(_ promise: DreamsRepositoryContract) async throws {
        try await promise.verify(DreamsRepositoryFake())
    }

    @Test("wishes are added, edited, moved and removed")
    func wishes() async throws {
        let number = try await useCase.add(try Title("Fly"))
        try await useCase.edit(number, [.done(useCase.today())])
        try await useCase.move(number, to: try WishNumber(100))
        try await useCase.remove(three)
        let dreams = try await useCase.dreams()
        #expect(dreams.numbered.map(\.number.number) == [1, 2, 100])
        #expect(try dreams.wish(try WishNumber(100)).done?.description == "2026-11-21")
    }

    @Test("nothing has happened on a day after today")
    func dayToCome() async throws {
        let tomorrow = try Day("2026-11-22")
        await #expect(throws: DreamsError.dayToCome(tomorrow)) { try await useCase.edit(three, [.done(tomorrow)]) }
        #expect(try await useCase.dreams() == DreamList.samples)
    }

    @Test("a tree grows into a new chart, which is the current one, and remembers it")
    func grow() async throws {
        let growth = try await useCase.grow(three)
        #expect(growth == Growth(try ChartID(2), name: try Title("Run a marathon"), isNew: true))
        #expect(try await charts.currentChart() == ChartID(2))
        #expect(try await charts.chart(growth.chart).chart() == DreamList.samples.wish(three).tree.grown())
        #expect(try await useCase.dreams().wish(three).tree.chart == growth.chart)
        #expect(try await useCase.growth(of: three)?.chart == growth.chart)
    }

    @Test("a tree that has grown does not grow again, also when its chart has another name")
    func once() async throws {
        let first = try await useCase.grow(three)
        try await charts.rename(first.chart, to: try Title("마라톤"))
        let second = try await useCase.grow(three)
        #expect(second == Growth(first.chart, name: try Title("마라톤"), isNew: false))
        #expect(try await charts.charts().count == 2)
    }

    @Test("a tree whose chart was forgotten can grow again")
    func again() async throws {
        try await charts.delete(try await useCase.grow(three).chart)
        #expect(try await useCase.growth(of: three) == nil)
        let growth = try await useCase.grow(three)
        #expect(growth.isNew)
        #expect(growth.chart == (try ChartID(3)))
    }

    @Test("another chart of that name is left alone, and nothing is remembered")
    func taken() async throws {
        _ = try await charts.create(try Title("Run a marathon"))
        await #expect(throws: MandalartError.chartNameTaken(try Title("Run a marathon"))) {
            try await useCase.grow(three)
        }
        #expect(try await useCase.dreams() == DreamList.samples)
    }

    @Test("a tree without a goal does not grow")
    func noGoal() async throws {
        await #expect(throws: DreamsError.noGoal) { try await useCase.grow(try WishNumber(1)) }
        #expect(try await charts.charts().count == 1)
    }
}
