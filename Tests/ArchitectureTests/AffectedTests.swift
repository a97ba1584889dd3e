import Foundation
import RibKit
import Testing

@Suite("The tests that a change can affect")
struct AffectedTests {
    /// What the compiler makes of the table says it again, in the simplest way there is.
    @Test("none is left out, whichever file of a target is edited")
    func complete() async throws {
        let manifest = try await Manifest.current
        let affected = Affected(try House(at: Repository.root.path))
        let byName = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
        func needs(_ target: Target, _ name: String) -> Bool {
            target.name == name
                || target.dependencies.contains { $0 == name || byName[$0].map { needs($0, name) } == true }
        }
        let tests = manifest.targets.filter { $0.kind == .tests }
        for target in manifest.targets {
            let expected = tests.filter { needs($0, target.name) }.map(\.name)
            let found = affected.testTargets(changing: ["\(target.folder)/Edited.swift"])
            #expect(Set(found).isSuperset(of: expected), "\(target.name)")
        }
        for (name, folder) in manifest.systemLibraries {
            let expected = tests.filter { needs($0, name) }.map(\.name)
            let found = affected.testTargets(changing: ["\(folder)/edited.h"])
            #expect(Set(found).isSuperset(of: expected), "\(name)")
        }
    }
}
