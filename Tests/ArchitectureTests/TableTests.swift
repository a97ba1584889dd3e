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
                #expect(manifest.layer(named: name) != nil, "\(target.name) depends on \(name), which does not exist")
            }
            #expect(Set(target.dependencies).count == target.dependencies.count, "\(target.name) names one twice")
        }
    }

    @Test("every target's folder holds at least one Swift file")
    func foldersAreFilled() async throws {
        for target in try await Manifest.current.targets {
            #expect(!Repository.swiftFiles(in: target.folder).isEmpty, "\(target.folder) of \(target.name) is empty")
        }
    }

    @Test("every folder of a module belongs to a target")
    func foldersAreDeclared() async throws {
        let manifest = try await Manifest.current
        let declared = Set(manifest.targets.map(\.folder) + manifest.systemLibraries.values)
        for layer in Repository.folders(in: "Modules") {
            for name in Repository.folders(in: "Modules/\(layer)") {
                for folder in Repository.folders(in: "Modules/\(layer)/\(name)") {
                    let path = "Modules/\(layer)/\(name)/\(folder)"
                    let isDeclared = declared.contains(path)
                    #expect(isDeclared, "\(path) belongs to no target: is its line in the table?")
                }
            }
        }
    }

    @Test("every target depends only on the layers that its own may use")
    func layersHold() async throws {
        let manifest = try await Manifest.current
        for target in manifest.targets {
            let allowed = manifest.allowedLayers(for: target)
            for name in target.dependencies where !isOwnImplementation(name, of: target) {
                guard let layer = manifest.layer(named: name) else { continue }
                let isAllowed = allowed.contains(layer)
                #expect(isAllowed, "\(target.name) must not depend on \(name) (\(layer.rawValue))")
            }
        }
    }

    /// The doubles of a data module may wrap the store that they stand beside.
    private func isOwnImplementation(_ name: String, of target: Manifest.Target) -> Bool {
        target.kind == .testing && target.folder.hasPrefix("Modules/Data/") && target.name == "\(name)Testing"
    }
}
