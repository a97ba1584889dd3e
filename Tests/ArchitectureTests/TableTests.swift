import Foundation
import RibKit
import Testing

@Suite("The table, expanded")
struct TableTests {
    @Test("no two targets have one name")
    func namesAreUnique() async throws {
        let manifest = try await Manifest.current
        let names = manifest.targets.map(\.name) + manifest.systemLibraries.keys
        #expect(Set(names).count == names.count)
    }

    @Test("every dependency is a target or a system library, and is named once")
    func dependenciesExist() async throws {
        let manifest = try await Manifest.current
        for target in manifest.targets {
            for name in target.dependencies {
                #expect(manifest.rank(named: name) != nil, "\(target.name) depends on \(name), which does not exist")
            }
            #expect(Set(target.dependencies).count == target.dependencies.count, "\(target.name) names one twice")
        }
    }

    @Test("the tool that reads the table as text sees what the compiler makes of it")
    func tool() async throws {
        let (house, manifest) = (try House(at: Repository.root.path), try await Manifest.current)
        let read = house.targets.map { "\($0.kind) \($0.name) \($0.folder) \(Set($0.dependencies).sorted())" }
        let made = manifest.targets.map { "\($0.kind) \($0.name) \($0.folder) \(Set($0.dependencies).sorted())" }
        #expect(read == made)
        #expect(house.systemLibraries == manifest.systemLibraries)
    }

    @Test("every target depends only on the layers that its own may use")
    func layersHold() async throws {
        let manifest = try await Manifest.current
        for target in manifest.targets {
            let allowed = House.allowedRanks(for: target)
            for name in target.dependencies where !isOwnImplementation(name, of: target) {
                guard let rank = manifest.rank(named: name) else { continue }
                let isAllowed = allowed.contains(rank)
                #expect(isAllowed, "\(target.name) must not depend on \(name) (\(rank.rawValue))")
            }
        }
    }

    /// The doubles of a data module may wrap the store that they stand beside.
    private func isOwnImplementation(_ name: String, of target: Target) -> Bool {
        target.kind == .testing && target.folder.hasPrefix("Modules/Data/") && target.name == "\(name)Testing"
    }
}
