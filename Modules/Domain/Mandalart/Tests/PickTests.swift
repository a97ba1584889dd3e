import Basics
import MandalartDomainInterface
import Testing

@Suite("The history of a pick")
struct PickTests {
    @Test("names the item, the chart if it is another, and the day, for people and for programs")
    func change() throws {
        let cell = Cell.actionItem(try Position(2), in: try Position(3))
        let change = RecordedEdit.Change(pickOf: cell, in: nil, before: nil, after: try Day("2026-11-24"))
        #expect(change.subject.english == "the pick of action item 2 of sub-goal 3")
        #expect(change.label.english == "pick of item 2 of sub-goal 3")
        #expect(change.details.address == "3/2")
        #expect(change.details.before == ["picked": .null])
        #expect(change.details.after == ["picked": "2026-11-24"])
        let other = RecordedEdit.Change(
            pickOf: cell, in: try ChartID(2), before: try Day("2026-11-24"), after: nil)
        #expect(other.label.english == "pick of item 2 of sub-goal 3 of chart 2")
        #expect(other.details.address == "2:3/2")
        #expect(other.details.after == ["picked": .null])
    }

    @Test("says none where there is none")
    func none() throws {
        let change = RecordedEdit.Change(
            pickOf: .actionItem(try Position(2), in: try Position(3)), in: nil, before: nil,
            after: try Day("2026-11-24"))
        guard case .word(let before) = change.before, case .word(let after) = change.after else {
            Issue.record("a pick is told in words")
            return
        }
        #expect(before.english == "none")
        #expect(after.text(in: .korean) == "2026.11.24")
    }
}
