import BasicsTesting
import Ribcage
import Screens
import Testing

@MainActor @Suite("The descriptions of a program")
struct PlaceDescriptionTests {
    @Test("lead to no place without a description")
    func missing() {
        let (desk, shelf) = (Destination("desk", summary: "a desk"), Destination("shelf", summary: "a shelf"))
        let root = PlaceDescription(destinations: [desk])
        #expect(PlaceDescription.missing(from: [root, PlaceDescription("desk", destinations: [shelf])]) == ["shelf"])
        #expect(
            PlaceDescription.missing(from: [
                root, PlaceDescription("desk", destinations: [shelf]), PlaceDescription("shelf"),
            ]) == [])
    }
}
