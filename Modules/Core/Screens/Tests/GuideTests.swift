import BasicsTesting
import Ribcage
import Screens
import Testing

@MainActor @Suite("The guides of a program")
struct GuideTests {
    @Test("lead to no place without a guide")
    func missing() {
        let (desk, shelf) = (Signpost("desk", summary: "a desk"), Signpost("shelf", summary: "a shelf"))
        let root = Guide(signposts: [desk])
        #expect(Guide.missing(from: [root, Guide(to: "desk", signposts: [shelf])]) == ["shelf"])
        #expect(Guide.missing(from: [root, Guide(to: "desk", signposts: [shelf]), Guide(to: "shelf")]) == [])
    }
}
