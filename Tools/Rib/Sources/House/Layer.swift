/// A layer of modules. The raw value is the first word of the layer's lines in the table.
package enum Layer: String, CaseIterable, Sendable {
    case core = "Core"
    case domain = "Domain"
    case data = "Data"
    case feature = "Feature"

    /// The valid labels for dependencies in a line, with the layer that each refers to; `nil` for system libraries.
    package var labels: [(label: String, layer: Layer?)] {
        switch self {
        case .core: [("core", .core), ("system", nil)]
        case .domain: [("domains", .domain), ("core", .core)]
        case .data: [("data", .data), ("domains", .domain), ("core", .core)]
        case .feature: [("features", .feature), ("domains", .domain), ("core", .core)]
        }
    }

    /// All valid labels of a line, in the order of the manifest. Some describe the module itself: for a core module,
    /// `for` lists the layers that may use it, `toolchain` lists what it alone may import of the toolchain, and
    /// `isTested` says whether it has tests; for a feature, `isShared` says whether it is an interface that several
    /// features share.
    var allLabels: [String] {
        let dependencies = labels.map(\.label)
        return switch self {
        case .core: ["for"] + dependencies + [Module.toolchain, Module.isTested]
        case .domain, .data: dependencies
        case .feature: ["isShared"] + dependencies
        }
    }

    /// The layers that may use a core module if its line says so, in the order of the manifest.
    static let users: [Layer] = [.domain, .data, .feature]

    /// The layer's name after the label `for`, without the dot, such as `domain`.
    var word: String { rawValue.lowercased() }

    /// The label for dependencies on modules of the layer, such as `domains`.
    var label: String { self == .core || self == .data ? word : "\(word)s" }

    /// The suffix that target names add to the name of a module of the layer, such as `Feature`; empty for Core.
    package var suffix: String { self == .core ? "" : rawValue }

    package var folder: String { "Modules/\(rawValue)" }

    /// The words for a module of the layer in messages, such as “a feature”.
    var article: String {
        self == .data ? "a data module" : self == .core ? "a core module" : "a \(rawValue.lowercased())"
    }
}
