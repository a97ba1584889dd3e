import Basics
import BasicsTesting
import CellsFeatureInterface
import HomeFeatureTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import Testing

@testable import HomeFeature

@MainActor @Suite("The logic of Home")
struct HomeInteractorTests {
    let log = CallLog()
    let useCase: MandalartUseCaseFake
    let interactor: HomeInteractor
    let history = EditHistoryStub()
    let listener: HomeListenerSpy
    let tester: ReactorTester<HomeInteractor>
    let router: HomeRoutableSpy
    let one: Position
    let two: Position

    init() throws {
        (one, two) = (try Position(1), try Position(2))
        useCase = MandalartUseCaseFake(try Chart.marathon)
        listener = HomeListenerSpy(log: log)
        interactor = HomeInteractor(
            chart: .fake(useCase, history: history), profileUseCase: ProfileUseCaseFake(try Profile.juno),
            documents: DocumentPortStub(), listener: listener)
        router = HomeRoutableSpy(log: log)
        interactor.router = router
        tester = ReactorTester(interactor, log: log)
    }

    @Test("provides the edits and the document of its chart")
    func provides() async throws {
        history.undoable = [RecordedEdit.example(7)]
        #expect(try await interactor.editHistory?.undo()?.number == 7)
        #expect(interactor.documents is DocumentPortStub)
    }

    private func load() async throws {
        let (chart, nickname) = (try Chart.marathon, try Nickname("Juno"))
        try await tester.send(.load, changes: { $0.nickname = nickname }, { $0.cells.chart = chart })
    }

    @Test("names the core goal and a sub-goal")
    func names() async throws {
        try await load()
        let title = try Title("Sleep")
        var chart = try Chart.marathon
        let core = try chart.apply([.title(title)], to: .coreGoal)
        try await tester.send(.setCoreGoal(title)) {
            $0.cells.show([EditedChart(.first, chart, of: .coreGoal, cells: core)])
        }
        let goal = try chart.apply([.title(title)], to: .subGoal(two))
        try await tester.send(.edit([.address(CellAddress(.around(two)))], .set(try RatedTitle(title.text), nil))) {
            $0.cells.show([EditedChart(.first, chart, of: .subGoal(two), cells: goal)])
        }
    }

    @Test("clears a filled cell, and no empty one")
    func clear() async throws {
        try await load()
        var chart = try Chart.marathon
        let cells = try chart.clear(.subGoal(one))
        try await tester.send(.edit([.address(CellAddress(.around(one)))], .clear)) {
            $0.cells.show([EditedChart(.first, chart, of: .subGoal(one), cells: cells)])
        }
        await #expect(throws: MandalartError.alreadyEmpty(.subGoal(two))) {
            try await tester.send(.edit([.address(CellAddress(.around(two)))], .clear))
        }
    }

    @Test("keeps its state when the store refuses an edit")
    func failure() async throws {
        try await load()
        await useCase.fail(with: MandalartError.emptyTitle)
        await #expect(throws: MandalartError.emptyTitle) { try await tester.send(.setCoreGoal(try Title("X"))) }
    }

    @Test("leads to a filled sub-goal, and to no empty one")
    func ways() async throws {
        try await tester.send(.open(.at(one)), calls: "routeToSubGoal(1)")
        await #expect(throws: MandalartError.empty(.subGoal(two))) { try await tester.send(.open(.at(two))) }
    }

    @Test("leads its parent to a cell of another chart, and to its own sub-goals and items by whichever name")
    func otherChart() async throws {
        try await tester.send(.open(try CellName("2:1")), calls: "homeDidPick(chart/2/subgoal/1)")
        try await tester.send(.open(try CellName("2:5")), calls: "homeDidPick(chart/2)")
        try await tester.send(.open(try CellName("1:1")), calls: "routeToSubGoal(1)")
        try await tester.send(.open(try CellName("1:1/3")), calls: "routeToItem(3, 1)")
        try await tester.send(.open(try CellName("swim")), calls: "routeToItem(3, 1)")
        await #expect(throws: MandalartError.empty(.subGoal(two))) {
            try await tester.send(.open(try CellName("2:2")))
        }
    }

    @Test("leads from an overview to a sub-goal by whichever name, and its parent to one of another chart")
    func overview() async throws {
        for name in ["1", "1:1/3", "swim", "2:1", "2:1/3"] { try await interactor.overviewDidPick(try CellName(name)) }
        let (own, other) = ("routeToSubGoal(1)", "homeDidPick(chart/2/subgoal/1)")
        #expect(log.calls == [own, own, own, other, other])
        await #expect(throws: MandalartError.empty(.subGoal(two))) {
            try await interactor.overviewDidPick(try CellName("2"))
        }
    }

    @Test("the hint follows what is filled, and the words are told once")
    func hint() async throws {
        #expect(interactor.state.hint == .nameCoreGoal)
        try await tester.send(.hintSeen)
        try await load()
        #expect(interactor.state.hint == .words)
        try await tester.send(.hintSeen) { $0.knowsWords = true }
        #expect(interactor.state.hint == nil)
    }
}
