import Foundation
import RibKit
import Testing

@Suite("The house")
struct HouseTests {
    /// Layers, imports, words of the table, folders, names, what is public, tests, examples, the root: `rib help check`.
    @Test("keeps every rule that the tool checks")
    func rules() throws {
        let findings = try Check(House(at: Repository.root.path)).findings
        #expect(findings.map(\.text) == [])
    }

    @Test("is drawn as it is: swift run rib graph --format svg > Tools/Rib/house.svg")
    func drawing() throws {
        var output = ""
        let context = Tool.Context(folder: Repository.root.path, show: { output += $0 }, tell: { _ in })
        _ = Tool(context).run(["graph", "--format", "svg"])
        #expect(try output == Repository.text("Tools/Rib/house.svg"))
    }
}
