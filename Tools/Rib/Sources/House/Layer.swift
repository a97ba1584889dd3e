/// A layer of the house, by the word that its lines begin with.
package enum Layer: String, CaseIterable, Sendable {
    case core = "Core"
    case domain = "Domain"
    case data = "Data"
    case feature = "Feature"

    /// The labels that a line may have, and the layers that their words name; `nil` for system libraries.
    package var labels: [(label: String, layer: Layer?)] {
        switch self {
        case .core: [("core", .core), ("system", nil)]
        case .domain: [("domains", .domain), ("core", .core)]
        case .data: [("data", .data), ("domains", .domain), ("core", .core)]
        case .feature: [("features", .feature), ("domains", .domain), ("core", .core)]
        }
    }

    /// The label behind which a line says which layers may use its module.
    var users: [String] { self == .core ? ["for"] : [] }

    /// How a line names the layer behind that label: `.domain`.
    var word: String { rawValue.lowercased() }

    /// The label behind which lines name its modules.
    var label: String { self == .core || self == .data ? word : "\(word)s" }

    /// What is added to the name of a module to make that of its targets.
    package var suffix: String { self == .core ? "" : rawValue }

    /// Where the modules lie.
    package var folder: String { "Modules/\(rawValue)" }

    /// What a sentence calls a module of the layer.
    var article: String {
        self == .data ? "a data module" : self == .core ? "a core module" : "a \(rawValue.lowercased())"
    }

    /// The folders of a module of the layer, with the kind of the target in each.
    package var folders: [(name: String, kind: Target.Kind)] {
        switch self {
        case .core, .data: [("Sources", .implementation), ("Testing", .testing), ("Tests", .tests)]
        case .domain:
            [("Interface", .interface), ("Sources", .implementation), ("Testing", .testing), ("Tests", .tests)]
        case .feature:
            [
                ("Interface", .interface), ("Sources", .implementation), ("Testing", .testing), ("Tests", .tests),
                ("Example", .program),
            ]
        }
    }
}
