import Basics
import BasicsTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomain
import ProgressDomainInterface
import ProgressDomainTesting
import Testing

@Suite("An item of a list, and one at an address")
struct ItemTargetTests {
    private let charts: ChartsRepositoryFake
    private let openCharts: StoredOpenChartUseCase

    init() throws {
        charts = ChartsRepositoryFake(try .marathon)
        openCharts = StoredOpenChartUseCase(
            chartsUseCase: ChartsUseCaseFake(over: charts), repository: ActivityRepositoryFake(charts: charts),
            histories: { _ in EditHistoryStub() },
            clock: WallClock(at: try #require(LocalTime("2026-11-24T09:00+09:00"))))
    }

    @Test("is named by a number or by an address", arguments: [("2", ItemTarget.row(2)), ("２", .row(2))])
    func targets(text: String, target: ItemTarget) throws {
        #expect(try ItemTarget(text) == target)
        #expect(try ItemTarget("2:3/2") == .cell(try CellAddress("2:3/2")))
        #expect(throws: ProgressError.notATarget("a")) { try ItemTarget("a") }
    }

    @Test("is found at an address of the current chart or of another")
    func addresses() async throws {
        let two = try await charts.create(try Title("Other"), holding: try .marathon)
        try await charts.makeCurrent(.first)
        let mine = try await openCharts.item(at: try CellAddress("1/2"))
        #expect(mine.chart == .first)
        #expect(mine.title.text == "Run 5 km")
        #expect(mine.subGoal?.text == "Endurance")
        let others = try await openCharts.item(at: try CellAddress("2:1/3"))
        #expect(others.chart == two)
        #expect(others.chartName?.text == "Other")
        #expect(others.title.text == "Swim")
        #expect(others.id == (try await charts.repository(of: two).chart().item("1/3")?.id))
    }

    @Test("is not found at the address of a goal, of an empty cell and of no chart")
    func wrongAddresses() async throws {
        let openCharts = openCharts
        func expectError(_ error: MandalartError, at address: String) async throws {
            let address = try CellAddress(address)
            await #expect(throws: error) { try await openCharts.item(at: address) }
        }
        try await expectError(.notAnItem("3/5"), at: "3/5")
        try await expectError(.notAnItem("2"), at: "2")
        try await expectError(.empty(.actionItem(try Position(7), in: try Position(1))), at: "1/7")
        try await expectError(.noSuchChart("9"), at: "9:1/2")
    }
}

extension Chart {
    fileprivate func item(_ address: String) throws -> ActionItem? {
        content(of: try CellAddress(address).cell())?.item
    }
}
