extension House {
    /// The category of a target in the rules for permitted dependencies.
    package enum Rank: String, Sendable {
        case core = "a core module"
        case domainInterface = "the interface of a domain"
        case domain = "the implementation of a domain"
        case schema = "the schema of a store"
        case data = "a data module"
        case featureInterface = "the interface of a feature"
        case feature = "the implementation of a feature"
        case catalog = "the catalog of all screens"
        case kit = "the library of a tool"
        case testing = "a target of doubles"
        case tests = "a test target"
        case program = "a program"
        case systemLibrary = "a system library"
    }

    /// Returns the rank of a target, which follows from its kind, folder, and name.
    package static func rank(of target: Target) -> Rank {
        switch target.kind {
        case .testing: return .testing
        case .tests: return .tests
        case .program: return .program
        case .interface: return target.folder.hasPrefix("Modules/Domain/") ? .domainInterface : .featureInterface
        case .implementation: break
        }
        if target.folder.hasPrefix("Modules/Core/") { return .core }
        if target.folder.hasPrefix("Modules/Domain/") { return .domain }
        if target.folder.hasPrefix("Tools/Catalog/") { return .catalog }
        if target.folder.hasPrefix("Tools/") { return .kit }
        guard target.folder.hasPrefix("Modules/Data/") else { return .feature }
        return target.name.hasSuffix("SchemaData") ? .schema : .data
    }

    package static func allowedRanks(for target: Target) -> Set<Rank> {
        switch rank(of: target) {
        case .core: [.core, .systemLibrary]
        case .domainInterface, .featureInterface, .domain, .schema: [.core, .domainInterface]
        case .data: [.core, .domainInterface, .schema]
        case .feature: [.core, .domainInterface, .featureInterface]
        case .kit: [.core, .kit]
        case .testing: [.core, .domainInterface, .featureInterface, .schema, .testing, .systemLibrary]
        case .catalog: [.core, .feature]
        case .tests, .program:
            [
                .core, .domainInterface, .domain, .schema, .data, .featureInterface, .feature, .testing, .program,
                .systemLibrary, .kit, .catalog,
            ]
        case .systemLibrary: []
        }
    }

    /// Returns the layer whose rules forbid `module` to use the core module or system library called `name`; `nil` if
    /// the use is permitted. It is the layer of `module` or, if `module` is itself a core module that domains may use,
    /// Domain.
    func layer(forbidding name: String, in module: Module) -> Layer? {
        module.layersOfCore.first { layer in
            systemLibraries[name] != nil || !(self.module(.core, name)?.isFor(layer) ?? true)
        }
    }

    /// Whether a target must not depend on the target or system library with the given name. `false` for an unknown
    /// name.
    func isForbidden(_ name: String, in target: Target) -> Bool {
        guard let rank = rank(named: name) else { return false }
        if !Self.allowedRanks(for: target).contains(rank) { return true }
        // Tests, doubles and examples may use any core module.
        guard target.kind == .interface || target.kind == .implementation else { return false }
        guard let module = owner(of: target.name), let core = owner(of: name), core.layer == .core else { return false }
        return layer(forbidding: core.name, in: module) != nil
    }

    package func rank(named name: String) -> Rank? {
        if systemLibraries[name] != nil { return .systemLibrary }
        return target(named: name).map(Self.rank(of:))
    }
}
