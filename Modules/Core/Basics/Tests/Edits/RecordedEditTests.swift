import Basics
import BasicsTesting
import Testing

@Suite("A recorded edit")
struct RecordedEditTests {
    @Test("names a change in lists as in sentences, unless it has a label for lists")
    func label() {
        #expect(RecordedEdit.Change("page 3", before: nil, after: nil).label == "page 3")
        let labelled = RecordedEdit.Change("the colour of page 3", label: "colour", before: nil, after: nil)
        #expect([labelled.subject, labelled.label] == ["the colour of page 3", "colour"])
    }

    @Test("is recorded with its origin, and with the edit that it undid or redid")
    func origins() {
        let origins: [RecordedEdit.Origin] = [.change, .outside, .undo(of: 3), .redo(of: 3)]
        let seen = origins.map { origin in
            let edit = RecordedEdit(number: 5, time: Timestamp(milliseconds: 0), origin: origin, changes: [])
            let record = RecordedEdit.record.json(of: edit)
            return [record["origin"], record["of"]]
        }
        #expect(seen == [["change", .null], ["outside", .null], ["undo", 3], ["redo", 3]])
    }
}
