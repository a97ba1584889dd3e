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

    @Test("edits the item that it shows also once another one has its cell, and refuses once it is gone")
    func renumbered() async throws {
        let (useCase, interactor) = try exchangeable()
        try await interactor.send(.load)
        let same = try await interactor.renumbered()
        #expect(same == nil)
        let (one, two, three) = (try Position(1), try Position(2), try Position(3))
        let (run, swim) = (Cell.actionItem(two, in: one), Cell.actionItem(three, in: one))
        try await useCase.edit(run, .place(.swap, at: .at(CellAddress(swim))))
        try await interactor.send(.edit(.change([.note(try Note("by the river"))])))
        let chart = try await useCase.chart()
        #expect([run, swim].map { chart.content(of: $0)?.item?.note.text } == ["", "by the river"])
        #expect(interactor.state.cell == swim)
        let now = try await interactor.renumbered()
        #expect(now == 3)

        try await useCase.edit(swim, .clear)
        try await useCase.edit(swim, .change([.title(try Title("Walk"))]))
        let gone = ChangedSince(title: try Title("Run 5 km"))
        await #expect(throws: gone) { try await interactor.send(.edit(.change([.rate(.full)]))) }
        let router = RoutableSpy()
        interactor.router = router
        await #expect(throws: gone) { try await interactor.send(.load) }
        #expect(router.log.calls == ["leave()"])
    }

    @Test("stays with its item in a sub-goal that moves, and leaves once the item is in another sub-goal")
    func movedSubGoal() async throws {
        let (useCase, interactor) = try exchangeable()
        let router = RoutableSpy()
        interactor.router = router
        try await interactor.send(.load)
        let (one, two, six, nine) = (try Position(1), try Position(2), try Position(6), try Position(9))
        let (run, elsewhere) = (Cell.actionItem(two, in: nine), Cell.actionItem(two, in: six))
        try await useCase.edit(.subGoal(one), .place(.move, at: .at(CellAddress(.subGoal(nine)))))
        try await interactor.send(.edit(.change([.rate(.full)])))
        #expect(interactor.state.cell == run)
        let now = try await interactor.renumbered()
        #expect(now == nil)

        try await useCase.edit(run, .place(.move, at: .at(CellAddress(elsewhere))))
        try await interactor.send(.edit(.change([.note(try Note("by the river"))])))
        let moved = try await useCase.chart().content(of: elsewhere)?.item
        #expect(moved?.note.text == "by the river")
        #expect(router.log.calls == [])
        await #expect(throws: MandalartError.empty(run)) { try await interactor.send(.load) }
        #expect(router.log.calls == ["leave()"])
    }

    /// Returns a chart whose first sub-goal has an identity, and the logic of the page of its item 2.
    private func exchangeable() throws -> (MandalartUseCaseFake, ItemInteractor) {
        var chart = try Chart.marathon
        let (one, two) = (try Position(1), try Position(2))
        chart.subGoals[one]?.id = Identity(70)
        let useCase = MandalartUseCaseFake(chart)
        return (useCase, ItemInteractor(chart: .fake(useCase), position: two, in: one))
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
