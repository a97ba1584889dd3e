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
}
