import Foundation
import RibKit
import Testing

@Suite("The tests that a change can affect")
struct AffectedTests {
    /// Finds the same tests a second time, in the simplest way, from the targets that the compiled table declares.
    @Test("none is left out, whichever file of a target is edited")
    func complete() async throws {
        let manifest = try await Manifest.current
        let affected = Affected(try House(at: Repository.root.path))
        let byName = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
        /// A test target and all that it is built from.
        func closure(of test: Target) -> Set<String> {
            var (names, next) = (Set([test.name]), [test.name])
            while let name = next.popLast() {
                for dependency in byName[name]?.dependencies ?? [] where names.insert(dependency).inserted {
                    next.append(dependency)
                }
            }
            return names
        }
        let tests = manifest.targets.filter { $0.kind == .tests }.map { (name: $0.name, needs: closure(of: $0)) }
        for target in manifest.targets {
            let expected = tests.filter { $0.needs.contains(target.name) }.map(\.name)
            let found = affected.testTargets(changing: ["\(target.folder)/Edited.swift"])
            #expect(Set(found).isSuperset(of: expected), "\(target.name)")
        }
        for (name, folder) in manifest.systemLibraries {
            let expected = tests.filter { $0.needs.contains(name) }.map(\.name)
            let found = affected.testTargets(changing: ["\(folder)/edited.h"])
            #expect(Set(found).isSuperset(of: expected), "\(name)")
        }
    }
}
