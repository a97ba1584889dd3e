/// A layer of the house, by the first word of its lines.
package enum Layer: String, CaseIterable, Sendable {
    case core = "Core"
    case domain = "Domain"
    case data = "Data"
    case feature = "Feature"

    /// The valid labels of a line, and the layers that their words refer to; `nil` for system libraries.
    package var labels: [(label: String, layer: Layer?)] {
        switch self {
        case .core: [("core", .core), ("system", nil)]
        case .domain: [("domains", .domain), ("core", .core)]
        case .data: [("data", .data), ("domains", .domain), ("core", .core)]
        case .feature: [("features", .feature), ("domains", .domain), ("core", .core)]
        }
    }

    /// The labels of a line that are about the module itself: of a core module, the layers that may use it; of a
    /// feature, whether it is what several features share.
    var ownLabels: [String] { self == .core ? ["for"] : self == .feature ? ["isShared"] : [] }

    /// The layer's word after that label: `.domain`.
    var word: String { rawValue.lowercased() }

    /// The label after which lines list modules of the layer.
    var label: String { self == .core || self == .data ? word : "\(word)s" }

    /// The suffix between the name of a module and those of its targets.
    package var suffix: String { self == .core ? "" : rawValue }

    /// The folder of the layer's modules.
    package var folder: String { "Modules/\(rawValue)" }

    /// The name of a module of the layer in a sentence, with its article.
    var article: String {
        self == .data ? "a data module" : self == .core ? "a core module" : "a \(rawValue.lowercased())"
    }

    /// The folders of a module of the layer, with the kind of their targets.
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
