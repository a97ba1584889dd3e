package struct Module: Sendable {
    package let layer: Layer
    package let name: String
    /// The words after each label of the line, such as the names of dependencies.
    package var words: [String: [Table.Word]]
    /// The number of the line in the manifest, counted from 1; 0 for a module that is not in the table yet.
    package let line: Int
    /// Whether all labels of the line are known. Only such a line can be rewritten without loss.
    let isPlain: Bool

    /// Creates the module that a line of the table declares; `nil` if the line's word is not a layer.
    package init?(_ line: Table.Line) {
        guard let layer = Layer(rawValue: line.word) else { return nil }
        (self.layer, name, self.line) = (layer, line.name, line.line)
        isPlain = line.arguments.allSatisfy { argument in
            argument.label.map { Table.labels(of: line.word)?.contains($0) ?? false } ?? true
        }
        words = Dictionary(
            line.arguments.compactMap { argument in argument.label.map { ($0, argument.words) } },
            uniquingKeysWith: +)
    }

    /// Creates a module that is not in the table yet.
    package init(_ layer: Layer, _ name: String, _ words: [String: [String]] = [:]) {
        (self.layer, self.name, line, isPlain) = (layer, name, 0, true)
        self.words = words.mapValues { $0.map { Table.Word($0, line: 0) } }
    }

    package var key: Table.Key { Table.Key(word: layer.rawValue, name: name) }

    /// A line of the table that declares the module and its dependencies.
    var newLine: Table.Line {
        let head = Table.Argument(label: nil, words: [Table.Word(name, line: 0)], line: 0, isList: false)
        let users = words["for"].map { words in
            let cases = words.map { Table.Word($0.text, line: 0, range: 0..<0, source: ".\($0.text)") }
            return Table.Argument(label: "for", words: cases, line: 0, isList: true)
        }
        let others = layer.labels.compactMap { label, _ in
            words[label].map { Table.Argument(label: label, words: $0, line: 0, isList: true) }
        }
        return Table.Line(
            word: layer.rawValue, arguments: [head] + (users.map { [$0] } ?? []) + others.filter { !$0.words.isEmpty },
            range: 0..<0, line: 0)
    }

    /// Whether modules of the given layer may use this core module. Core modules may use any core module.
    func isFor(_ layer: Layer) -> Bool {
        layer == .core || words["for"].map { $0.contains { $0.text == layer.word } } ?? true
    }

    /// Whether the module is a feature that several features share: an interface without a RIB.
    package var isShared: Bool { names("isShared") == ["true"] }

    /// Whether the module is data that other data modules may name in their lines.
    var isSchema: Bool { layer == .data && name.hasSuffix("Schema") }

    /// The label of a core module's line that says whether it has tests. In a project, it is `false` for modules taken
    /// over from the template, because their tests stay in the template.
    static let isTested = "isTested"
    var isTested: Bool { names(Self.isTested) != ["false"] }

    /// The label of a core module's line for the modules of the toolchain that shipped code may import only in core
    /// modules that list them: Foundation, and the C library.
    static let toolchain = "toolchain"

    /// The layers that must be permitted to use the core modules in the line: the module's own layer; for a core
    /// module, Domain if domains may use the module, otherwise none.
    var layersOfCore: [Layer] { layer != .core ? [layer] : isFor(.domain) ? [.domain] : [] }

    /// The name of the implementation target, such as `NotesFeature`. The names of the interface, test, and double
    /// targets begin with it.
    package var base: String { name + layer.suffix }

    package var folder: String { "\(layer.folder)/\(name)" }

    /// The name with the layer, such as `feature Notes`.
    package var title: String { "\(layer.rawValue.lowercased()) \(name)" }

    package func names(_ label: String) -> [String] { words[label]?.map(\.text) ?? [] }

    /// The names of the targets that other modules may import when their lines name this module.
    package var offered: [String] {
        switch layer {
        case .core: [base, "\(base)Testing"]
        case .domain, .feature: ["\(base)Interface", "\(base)Testing"]
        case .data: isSchema ? [base, "\(base)Testing"] : []
        }
    }

    /// The core module that all others have without declaring it.
    static let basics = "Basics"

    package var targets: [Target] {
        let core = (layer == .core && name == Self.basics ? [] : [Self.basics]) + names("core")
        let domains = names("domains").map { "\($0)Domain" }
        let features = names("features").map { "\($0)Feature" }
        func target(_ kind: Target.Kind, _ dependencies: [String]) -> Target {
            let (name, folder) =
                switch kind {
                case .interface: ("\(base)Interface", "Interface")
                case .implementation: (base, "Sources")
                case .testing: ("\(base)Testing", "Testing")
                case .tests: ("\(base)Tests", "Tests")
                case .program: ("\(name)Example", "Example")
                }
            return Target(kind, name, "\(self.folder)/\(folder)", dependencies, line: line)
        }
        switch layer {
        case .core:
            let sources = core + names("system")
            let doubles = [base] + sources + core.map { "\($0)Testing" }
            let tests = isTested ? [target(.tests, doubles + ["\(base)Testing"])] : []
            return [target(.implementation, sources), target(.testing, doubles)] + tests
        case .domain:
            let interface = core + domains.map { "\($0)Interface" }
            let sources = ["\(base)Interface"] + interface
            let doubles = sources + ["Doubles"] + (core + domains).map { "\($0)Testing" }
            return [
                target(.interface, interface), target(.implementation, sources), target(.testing, doubles),
                target(.tests, doubles + [base, "\(base)Testing", "DoublesTesting"]),
            ]
        case .data:
            let schema = names("data").map { "\($0)Data" }
            let core = core + (schema.isEmpty ? [] : ["Journal", "SQLite"])
            let sources = core + schema + domains.map { "\($0)Interface" }
            let doubles = [base] + sources + (core + schema + domains).map { "\($0)Testing" }
            return [
                target(.implementation, sources), target(.testing, doubles),
                target(.tests, doubles + ["\(base)Testing", "DoublesTesting"]),
            ]
        case .feature:
            let core = core + ["Ribcage"]
            let shown = ["Commands", "Screens", "Terminal"]
            let interface = core + domains.map { "\($0)Interface" } + (isShared ? shown : [])
            let others = features.map { "\($0)Interface" } + (isShared ? [] : shown)
            let sources = ["\(base)Interface"] + interface + others
            let doubles = [sources[0]] + interface + ["Doubles", "BasicsTesting", "RibcageTesting", "ScreensTesting"]
            let testing = (core + shown + features + domains).map { "\($0)Testing" }
            let hosts = ["ConsoleTesting", "Host", "HostTesting"]
            let whole = sources + (isShared ? [] : [base]) + ["\(base)Testing", "Doubles"] + hosts + testing
            return [
                target(.interface, interface), target(.implementation, sources), target(.testing, doubles),
                target(.tests, whole + ["DoublesTesting"]), target(.program, whole),
            ].filter { !isShared || ![.implementation, .program].contains($0.kind) }
        }
    }
}
