import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import Testing

@testable import ItemFeature

@MainActor @Suite("The logic of an item's page")
struct ItemInteractorTests {
    private func interactor(_ position: Int) throws -> ItemInteractor {
        let chart = OpenChart.fake(
            MandalartUseCaseFake(try Chart.marathon), progress: ProgressUseCaseFake(try ChartProgress.sample),
            today: ChartProgress.sampleToday)
        return ItemInteractor(chart: chart, position: try Position(position), in: try Position(1))
    }

    @Test("refuses an entry of another item, which its page does not show")
    func otherEntry() async throws {
        let interactor = try interactor(3)
        try await interactor.send(.load)
        await #expect(throws: ProgressError.noSuchActivity("12")) { try await interactor.send(.remove(12)) }
    }

    @Test("leaves the place of an empty item, and says that it is empty")
    func empty() async throws {
        let interactor = try interactor(1)
        let router = RoutableSpy()
        interactor.router = router
        await #expect(throws: MandalartError.empty(interactor.state.cell)) { try await interactor.send(.load) }
        #expect(router.log.calls == ["leave()"])
    }
}
