import Edits
import EditsTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Testing
import Time

@MainActor @Suite("The chart that was edited last from a place")
struct LastEditedChartTests {
    let history = EditHistoryStub()
    let otherHistory = EditHistoryStub()
    let own: OpenChart
    let other: OpenChart

    init() throws {
        own = .fake(history: history)
        other = OpenChartUseCaseFake(history: otherHistory).open(try ChartID("2"))
        history.edits = [RecordedEdit.example(6)]
        otherHistory.edits = [RecordedEdit.example(7)]
    }

    @Test("is the place's own until another is edited")
    func ownChart() throws {
        var last = LastEditedChart(of: own)
        #expect(last.id == own.id)
        last.record(other)
        #expect(last.id == other.id)
        last.record(own)
        #expect(last.id == own.id)
    }

    @Test("stays another one, however often the place is read, as long as its last edit is in effect")
    func stays() async throws {
        var last = LastEditedChart(of: own)
        last.record(other)
        for _ in 1...2 { last = try await last.refreshed() }
        #expect(last.id == other.id)
        #expect(last.history as? EditHistoryStub === otherHistory)
        let undo = RecordedEdit(number: 8, time: Timestamp(milliseconds: 0), origin: .undo(of: 7), changes: [])
        otherHistory.edits.append(undo)
        let seen = try await last.refreshed().id
        #expect(seen == own.id)
    }

    @Test("is the place's own again once that was edited since, from wherever")
    func newer() async throws {
        var last = LastEditedChart(of: own)
        last.record(other)
        history.edits.append(RecordedEdit.example(8))
        let seen = try await last.refreshed().id
        #expect(seen == own.id)
    }
}
