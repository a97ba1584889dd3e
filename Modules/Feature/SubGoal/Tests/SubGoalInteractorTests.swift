import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import SubGoalFeatureTesting
import Testing

@testable import SubGoalFeature

@MainActor @Suite("The logic of a sub-goal")
struct SubGoalInteractorTests {
    let interactor: SubGoalInteractor
    let tester: ReactorTester<SubGoalInteractor>
    let marathon: Chart
    let one: Position
    let two: Position

    init() throws {
        (one, two) = (try Position(1), try Position(2))
        marathon = try Chart.marathon
        let useCase = MandalartUseCaseFake(marathon)
        interactor = SubGoalInteractor(
            chart: .fake(useCase), position: one, profileUseCase: ProfileUseCaseFake(), listener: SubGoalListenerSpy())
        tester = ReactorTester(interactor)
    }

    @Test("shows the sub-goal when it is loaded")
    func load() async throws {
        try await tester.send(.load) { $0.cells.chart = marathon }
    }

    @Test("a title and a rate are one edit")
    func set() async throws {
        let (title, rate) = (try Title("Walk"), try AchievementRate(5))
        try await tester.send(.load) { $0.cells.chart = marathon }
        var chart = marathon
        let cells = try chart.apply([.title(title), .rate(rate)], to: .actionItem(one, in: one))
        try await tester.send(.edit([.address(CellAddress(.around(one)))], .set(try RatedTitle(title.text), rate))) {
            $0.cells.show([EditedChart(.first, chart, of: .actionItem(one, in: one), cells: cells)])
        }
    }

    @Test("clears a filled item, and no empty one")
    func clear() async throws {
        try await tester.send(.load) { $0.cells.chart = marathon }
        var chart = marathon
        let cells = try chart.clear(.actionItem(two, in: one))
        try await tester.send(.edit([.address(CellAddress(.around(two)))], .clear)) {
            $0.cells.show([EditedChart(.first, chart, of: .actionItem(two, in: one), cells: cells)])
        }
        await #expect(throws: MandalartError.alreadyEmpty(.actionItem(two, in: one))) {
            try await tester.send(.edit([.address(CellAddress(.around(two)))], .clear))
        }
    }

    @Test("a refused rate changes nothing")
    func refused() async throws {
        await #expect(throws: MandalartError.empty(.actionItem(one, in: one))) {
            try await tester.send(.edit([.address(CellAddress(.around(one)))], .change([.rate(.zero)])))
        }
    }

    @Test("the words are told once items are there, and then no more")
    func hint() async throws {
        try await tester.send(.load) { $0.cells.chart = marathon }
        #expect(interactor.state.hint == .words)
        try await tester.send(.hintSeen) { $0.knowsWords = true }
        #expect(interactor.state.hint == nil)
        try await tester.send(.hintSeen)
    }

    @Test("the words name an item with a rate of its own, and no habit")
    func hintBesideHabits() async throws {
        var chart = marathon
        chart.subGoals[one]?.items[try Position(2)]?.habit = Habit(try Cadence("daily"))
        var state = SubGoalInteractor.State(position: one)
        state.cells.chart = chart
        #expect(state.itemToRate?.number == 3)
        chart.subGoals[one]?.items[try Position(3)] = nil
        state.cells.chart = chart
        #expect(state.hint == nil)
    }
}
