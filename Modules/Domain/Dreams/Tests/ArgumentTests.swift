import Basics
import BasicsTesting
import DreamsDomainInterface
import Testing

@Suite("The arguments of a wish")
struct ArgumentTests {
    @Test("read their own candidates and examples")
    func examples() {
        #expect(unreadableExamples(of: Argument.wishNumber) == [])
        #expect(unreadableExamples(of: Argument.milestoneNumber) == [])
        #expect(Argument.milestoneNumber.candidates == ["1", "2", "3", "4", "5", "6", "7", "8"])
    }
}
