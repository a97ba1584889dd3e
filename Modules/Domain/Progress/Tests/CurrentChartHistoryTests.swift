import Basics
import BasicsTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomain
import ProgressDomainInterface
import ProgressDomainTesting
import Testing

@MainActor @Suite("The history of the current chart")
struct CurrentChartHistoryTests {
    let charts: ChartsRepositoryFake
    let first = EditHistoryStub()
    let second = EditHistoryStub()
    let history: CurrentChartHistory

    init() throws {
        charts = ChartsRepositoryFake(try .marathon)
        (first.edits, second.edits) = ([.example(6)], [.example(7)])
        (first.undoable, second.undoable) = (first.edits, second.edits)
        history = CurrentChartHistory(
            among: StoredOpenChartUseCase(
                chartsUseCase: ChartsUseCaseFake(over: charts), repository: ActivityRepositoryFake(charts: charts),
                histories: { [first, second] in $0 == .first ? first : second },
                clock: WallClock(at: try #require(LocalTime("2026-11-24T09:00+09:00")))))
    }

    @Test("is that of the chart that is the current one when it is loaded, also once another is")
    func staysWithItsChart() async throws {
        try await history.load()
        _ = try await charts.create(try Title("Other"), holding: try .marathon)
        try await history.load()
        #expect(try await history.last(9).map(\.number) == [6])
        #expect(try await history.undo()?.number == 6)
        #expect(try await history.redo()?.number == 6)
        #expect(second.undoable.map(\.number) == [7])
    }

    @Test("is that of the chart that is the current one when it is used first")
    func loadsItself() async throws {
        _ = try await charts.create(try Title("Other"), holding: try .marathon)
        #expect(try await history.undo()?.number == 7)
        #expect(first.undoable.map(\.number) == [6])
    }

    @Test("describes an edit as seen from no chart")
    func place() async throws {
        let spy = PlaceSpy()
        let seen = CurrentChartHistory(among: OpenChartUseCaseFake(history: spy))
        _ = try await seen.undo()
        #expect(spy.place as? CurrentChartHistory === seen)
    }
}

/// Notes from which place an edit was to be described.
@MainActor private final class PlaceSpy: EditHistory {
    private(set) var place: (any EditLog)?

    nonisolated init() {}

    func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) -> RecordedEdit? {
        self.place = place
        return nil
    }

    func last(_ count: Int) -> [RecordedEdit] { [] }
}
