import SwiftFileKit
import Testing

@testable import RibKit

@Suite("rib graph")
struct GraphTests {
    @Test(
        "draws a house in every format, forbidden edges in red", arguments: ["text", "mermaid", "dot", "svg", "html"])
    func formats(format: String) throws {
        let house = try Fixture.disorderly()
        let result = house.rib("graph", "--format", format)
        #expect(result.code == 0)
        // The style sheet is in the drawing too, and the script does not depend on the house.
        let fixed = #/(?s)<(style|script)>.*?</\1>/#
        let text = format == "html" ? result.output.replacing(fixed, with: "") : result.output
        try Golden.expect(text, matches: "graph.\(format)")
    }

    @Test("draws the targets of a module alone, with what they depend on and what depends on them")
    func targets() throws {
        let result = try Fixture().rib("graph", "DetailFeatureInterface", "--level", "target")
        try Golden.expect(result.output, matches: "graph-targets.txt")
    }

    @Test("draws a part by the name of a module, with its layer where the name is there twice")
    func part() throws {
        let house = try Fixture()
        #expect(house.rib("graph", "Notes").messages.contains("Notes means Domain/Notes, Data/Notes"))
        try Golden.expect(house.rib("graph", "Data/Notes").output, matches: "graph-part.txt")
        #expect(house.rib("graph", "Kitt").messages == "rib: there is no Kitt in the table; did you mean Kit?\n")
        #expect(house.rib("graph", "--format", "png").code == 2)
    }

    @Test("tests and examples may use a core module that is not for their layer")
    func tests() throws {
        let table = """
            static let modules: [any Module] = [Core("Basics"), Core("Host", for: []), Feature("List")]
            static let systemLibraries: [SystemLibrary] = []
            static let outside: [any Module] = []
            """
        let graph = try Graph(House(root: "/nowhere", manifest: SwiftFile(table)), level: .target)
        let example = try #require(graph.nodes.first { $0.name == "ListExample" })
        #expect(example.next.map { graph.nodes[$0].name }.contains("Host"))
        #expect(graph.nodes.filter { !$0.forbidden.isEmpty }.map(\.name) == [])
    }
}
