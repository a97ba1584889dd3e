import Arguments
import EditsTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomain
import ProgressDomainInterface
import ProgressDomainTesting
import Testing
import Time

@MainActor @Suite("Cells edited by their addresses")
struct CellEditorTests {
    private let charts: ChartsRepositoryFake
    private let openCharts: StoredOpenChartUseCase
    private let (one, two, three): (Position, Position, Position)

    init() throws {
        (one, two, three) = (try Position(1), try Position(2), try Position(3))
        charts = ChartsRepositoryFake(try .marathon)
        let (history, morning) = (EditHistoryStub(), try #require(LocalTime("2026-11-24T09:00+09:00")))
        openCharts = StoredOpenChartUseCase(
            chartsUseCase: ChartsUseCaseFake(over: charts), repository: ActivityRepositoryFake(charts: charts),
            histories: { _ in history }, clock: WallClock(at: morning))
    }

    /// The state of an editor in chart 1 after some actions.
    private func state(
        around place: Position? = nil, after actions: CellEditor.Action...
    ) async throws -> CellEditor.State {
        let editor = CellEditor(in: openCharts.open(.first), around: place)
        var state = CellEditor.State()
        for action in actions { try await editor.mutate(action) { state.apply($0) } }
        return state
    }

    @Test("are those of the place by a lone number: sub-goals at home, action items in a grid")
    func places() async throws {
        let (address, title) = (CellAddress(.around(three)), try RatedTitle(words: ["Swim"]))
        let grid = try await state(around: one, after: .load, .set(address, title, nil))
        #expect(grid.chart.subGoals[one]?.items[three]?.title == title.title)
        let home = try await state(after: .set(address, title, nil))
        #expect(home.chart.subGoals[three]?.title == title.title)
    }

    @Test("are not the core goal, nor in a grid a goal")
    func refused() async throws {
        let (centre, title) = (CellAddress(.centre), try RatedTitle(words: ["Swim"]))
        for place in [nil, one] {
            let goal = place.map(Cell.subGoal) ?? .coreGoal
            await #expect(throws: MandalartError.titleOfCentre(goal, centre)) {
                try await state(around: place, after: .set(centre, title, nil))
            }
            await #expect(throws: MandalartError.positionIsCentre) {
                try await state(around: place, after: .place(CellAddress("1/1"), .move, CellAddress("1:5")))
            }
        }
        await #expect(throws: MandalartError.positionIsCentre) { try await state(around: one, after: .clear(centre)) }
        let cleared = try await state(after: .clear(centre))
        #expect(cleared.chart.coreGoal == nil)
    }

    @Test("are told with the title that a new one replaced, if it is another one")
    func replaced() async throws {
        let (address, title) = (CellAddress(.around(one)), try RatedTitle(words: ["Swim"]))
        let first = try await state(after: .clear(address), .set(address, title, nil))
        #expect(first.replacedTitle == nil)
        let next = try RatedTitle(words: ["Dive"])
        #expect(try await state(after: .set(address, next, nil)).replacedTitle?.text == "Swim")
        #expect(try await state(after: .set(address, next, nil)).replacedTitle == nil)
        let core = try await state(after: .edit(.coreGoal, [.title(title.title)]))
        #expect(core.replacedTitle?.text == "Run a marathon")
    }

    @Test("are read in another chart before a question, which leaves the edit that is undone next")
    func look() async throws {
        let other = try await charts.create(try Title("Work"), holding: try .marathon)
        try await charts.makeCurrent(.first)
        let editor = CellEditor(in: openCharts.open(.first))
        var state = CellEditor.State()
        let address = try CellAddress("\(other):1")
        try await editor.mutate(.look(address)) { state.apply($0) }
        #expect(state.chart(of: address) == (try .marathon))
        #expect(state.chart == Chart())
        try await editor.mutate(.clear(address)) { state.apply($0) }
        #expect(state.chart(of: address).subGoals[one] == nil)
        #expect(try await charts.repository(of: other).chart().subGoals[one] == nil)
        #expect(try await charts.repository(of: .first).chart() == .marathon)
    }
}
