import SwiftFileKit
import Testing

@testable import RibKit

@Suite("What rib check says of an app")
struct AppRulesTests {
    @Test("names the places of its features that it does not describe, in each form in which a feature declares them")
    func places() throws {
        let house = try Fixture()
        func place(_ feature: String, _ declaration: String) throws {
            try house.edit(
                "Modules/Feature/\(feature)/Sources/\(feature)Builder.swift",
                "package final class \(feature)Builder {}",
                "package final class \(feature)Builder {\n    package static \(declaration)\n}")
        }
        try place("List", "let placeDescription = PlaceDescription(\"list\")")
        try place("Detail", "let placeDescriptions = [PlaceDescription(\"detail\")]")
        // Without any description, nothing is asked for at the start.
        let silent = house.rib("check").output
        #expect(silent == "")
        let list = "Program(placeDescriptions: [ListBuilder.placeDescription])\n"
        try house.edit("App/Notes/main.swift", "import NotesData\n", "import NotesData\n\n\(list)")
        let lacking = house.rib("check").output
        #expect(
            lacking == """
                App/Notes/main.swift:1: error: notes leads to Detail and does not describe it: add \
                DetailBuilder.placeDescriptions to its placeDescriptions

                """)
        try house.edit(
            "App/Notes/main.swift", "placeDescription])", "placeDescription] + DetailBuilder.placeDescriptions)")
        let whole = house.rib("check").output
        #expect(whole == "")
    }

    @Test(
        "takes SQL for no phrase, wherever it is, and a sentence for one",
        arguments: [
            ("Store(erasures: [\"DELETE FROM note WHERE deleted = 1\"])", 0),
            ("let statement = \"\"\"\n    UPDATE note\n    SET title = NULL\n    \"\"\"", 0),
            ("let text = \"Delete the note\"", 1), ("let text = \"DELETED notes are gone\"", 1),
        ])
    func statements(code: String, count: Int) {
        let seen = SwiftFile(code).unphrasedTexts(isScreen: false)
        #expect(seen.count == count, "\(seen)")
    }
}
