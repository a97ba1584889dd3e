import Edits
import Languages
import LanguagesTesting
import Testing

@Suite("A recorded edit")
struct RecordedEditTests {
    @Test("names a change in lists as in sentences, unless it has a label for lists")
    func label() {
        #expect(RecordedEdit.Change("page 3", before: nil, after: nil).label == "page 3")
        let labelled = RecordedEdit.Change("the colour of page 3", label: "colour", before: nil, after: nil)
        #expect([labelled.subject, labelled.label] == ["the colour of page 3", "colour"])
    }
}
