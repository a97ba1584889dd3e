extension Manifest {
    /// A cell of the table "who may depend on whom" of the architecture.
    enum Layer: String {
        case core, domainInterface, domain, data, featureInterface, feature, testing, tests, program, systemLibrary
    }

    /// The layer of a target, told by its folder and kind alone.
    func layer(of target: Target) -> Layer {
        switch target.kind {
        case .testing: return .testing
        case .tests: return .tests
        case .program: return .program
        case .interface: return target.folder.hasPrefix("Modules/Domain/") ? .domainInterface : .featureInterface
        case .implementation: break
        }
        if target.folder.hasPrefix("Modules/Core/") { return .core }
        if target.folder.hasPrefix("Modules/Domain/") { return .domain }
        return target.folder.hasPrefix("Modules/Data/") ? .data : .feature
    }

    /// The layer of a name in a list of dependencies; `nil` when nothing has that name.
    func layer(named name: String) -> Layer? {
        if systemLibraries[name] != nil { return .systemLibrary }
        return targets.first { $0.name == name }.map(layer(of:))
    }

    /// The layers that a target may depend on.
    func allowedLayers(for target: Target) -> Set<Layer> {
        switch layer(of: target) {
        case .core: [.core, .systemLibrary]
        case .domainInterface: [.core, .domainInterface]
        case .domain: [.core, .domainInterface]
        case .data: [.core, .domainInterface]
        case .featureInterface: [.core, .domainInterface, .featureInterface]
        case .feature: [.core, .domainInterface, .featureInterface]
        case .testing: [.core, .domainInterface, .featureInterface, .testing, .systemLibrary]
        case .tests: Self.everything
        case .program: Self.everything
        case .systemLibrary: []
        }
    }

    private static let everything: Set<Layer> = [
        .core, .domainInterface, .domain, .data, .featureInterface, .feature, .testing, .program, .systemLibrary,
    ]
}
