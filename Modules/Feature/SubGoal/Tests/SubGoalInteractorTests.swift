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
        try await tester.send(.load) { $0.cells.chart = marathon }
        await #expect(throws: MandalartError.empty(.actionItem(one, in: one))) {
            try await tester.send(.edit([.address(CellAddress(.around(one)))], .change([.rate(.zero)])))
        }
    }

    @Test("edits the sub-goal that it shows also once another one has its position, and refuses once it is gone")
    func renumbered() async throws {
        let (useCase, interactor) = try exchangeable()
        try await interactor.send(.load)
        let same = try await interactor.renumbered()
        #expect(same == nil)
        let (four, six) = (try Position(4), try Position(6))
        try await useCase.edit(.subGoal(one), .place(.swap, at: .at(CellAddress(.subGoal(six)))))
        let walk = CellAction.set(try RatedTitle("Walk"), nil)
        try await interactor.send(.edit([.address(CellAddress(.around(four)))], walk))
        let chart = try await useCase.chart()
        #expect([one, six].map { chart.subGoals[$0]?.items[four]?.title.text } == [nil, "Walk"])
        #expect(interactor.state.subGoal?.title.text == "Endurance")
        let now = try await interactor.renumbered()
        #expect(now == 6)

        try await useCase.edit(.subGoal(six), .clear)
        try await useCase.edit(.subGoal(six), .change([.title(try Title("Strength"))]))
        await #expect(throws: ChangedSince(title: try Title("Endurance"))) {
            try await interactor.send(.edit([.address(CellAddress(.around(four)))], walk))
        }
        let other = try await useCase.chart().subGoals[six]
        #expect(other?.items.isEmpty == true)
        #expect(interactor.state.subGoal?.title.text == "Strength")
        try await interactor.send(.load)
    }

    @Test("reads which sub-goal it is also while only a place below it is shown")
    func renumberedUnloaded() async throws {
        let (useCase, interactor) = try exchangeable()
        let same = try await interactor.renumbered()
        #expect(same == nil)
        try await useCase.edit(.subGoal(one), .place(.swap, at: .at(CellAddress(.subGoal(try Position(6))))))
        let now = try await interactor.renumbered()
        #expect(now == 6)
    }

    @Test("stays in the position of a sub-goal that was cleared, until it is filled again")
    func cleared() async throws {
        let (useCase, interactor) = try exchangeable()
        try await interactor.send(.load)
        let title = try #require(interactor.state.subGoal?.title)
        try await useCase.edit(.subGoal(one), .clear)
        try await interactor.send(.load)
        let now = try await interactor.renumbered()
        #expect(now == nil)
        #expect(interactor.state.subGoal == nil)
        try await useCase.edit(.subGoal(one), .change([.title(title)]))
        try await interactor.send(.load)
        #expect(interactor.state.subGoal?.title == title)
    }

    /// Returns a chart whose sub-goals have identities, and the logic of its first sub-goal.
    private func exchangeable() throws -> (MandalartUseCaseFake, SubGoalInteractor) {
        var chart = marathon
        for (index, position) in chart.subGoals.keys.sorted().enumerated() {
            chart.subGoals[position]?.id = Identity(70 + index)
        }
        let useCase = MandalartUseCaseFake(chart)
        let interactor = SubGoalInteractor(
            chart: .fake(useCase), position: one, profileUseCase: ProfileUseCaseFake(), listener: SubGoalListenerSpy())
        return (useCase, interactor)
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
