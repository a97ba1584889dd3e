import BasicsTesting
import DreamsDomainInterface
import Testing

@Suite("A wish as JSON")
struct WishJSONTests {
    @Test("holds everything that is kept")
    func whole() throws {
        let three = try WishNumber(3)
        let text = Wish.members.text(of: (three, try DreamList.samples.wish(three)))
        #expect(
            text == """
                {"number":3,"title":"Run a marathon","done":null,\
                "purpose":"To show my children that slow is fine","goal":"Finish the Seoul marathon",\
                "date":"2027-03-21","milestones":[{"number":1,"title":"Run 5 km","reached":"2026-11-20"},\
                {"number":2,"title":"10km를 한 시간 안에","reached":null}],\
                "vision":"The last bend, the stadium, and my family on the stand","chart":null}
                """)
    }
}
