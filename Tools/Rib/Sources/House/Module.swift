/// A module of the house: one line of the table.
package struct Module: Sendable {
    package let layer: Layer
    package let name: String
    /// The words of the line, by their labels.
    package var words: [String: [Table.Word]]
    /// The number of the line.
    package let line: Int
    /// Whether all labels of the line are the layer's, so that it can be written anew without a loss.
    let isPlain: Bool

    /// The module of a line of the table; `nil` when its word is no layer.
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

    /// A module that is not in the table yet.
    package init(_ layer: Layer, _ name: String, _ words: [String: [String]] = [:]) {
        (self.layer, self.name, line, isPlain) = (layer, name, 0, true)
        self.words = words.mapValues { $0.map { Table.Word($0, line: 0) } }
    }

    /// What tells its line from all other lines.
    package var key: Table.Key { Table.Key(word: layer.rawValue, name: name) }

    /// A line for it, as long as it has none.
    var newLine: Table.Line {
        let head = Table.Argument(label: nil, words: [Table.Word(name, line: 0)], line: 0, isList: false)
        let others = layer.labels.compactMap { label, _ in
            words[label].map { Table.Argument(label: label, words: $0, line: 0, isList: true) }
        }
        return Table.Line(
            word: layer.rawValue, arguments: [head] + others.filter { !$0.words.isEmpty }, range: 0..<0, line: 0)
    }

    /// Whether modules of a layer may use it, a core module. Those of Core may use any.
    func isFor(_ layer: Layer) -> Bool {
        layer == .core || words["for"].map { $0.contains { $0.text == layer.word } } ?? true
    }

    /// Whether it is for every module of all layers, which need not name it.
    var isPure: Bool { layer == .core && words["for"] == nil }

    /// The layers for which all that it names in Core has to be: its own, or domains where those may use it.
    var layersOfCore: [Layer] { layer != .core ? [layer] : isFor(.domain) ? [.domain] : [] }

    /// The name of the target of the implementation, with which those of the others begin: `NotesFeature`.
    package var base: String { name + layer.suffix }

    /// Its folder below the root.
    package var folder: String { "\(layer.folder)/\(name)" }

    /// How a person writes it where names alone are not enough: `feature Notes`.
    package var title: String { "\(layer.rawValue.lowercased()) \(name)" }

    /// The names after a label.
    package func names(_ label: String) -> [String] { words[label]?.map(\.text) ?? [] }

    /// The targets that others may name: what is brought by this module's name in another module's line.
    package var offered: [String] {
        switch layer {
        case .core: [base, "\(base)Testing"]
        case .domain, .feature: ["\(base)Interface", "\(base)Testing"]
        case .data: name.hasSuffix("Schema") ? [base, "\(base)Testing"] : []
        }
    }

    /// The targets that the manifest makes of the line, but for the pure core modules that all layers have.
    package var targets: [Target] {
        let core = names("core")
        let domains = names("domains").map { "\($0)Domain" }
        let features = names("features").map { "\($0)Feature" }
        let coreDoubles = core.map { "\($0)Testing" }
        func target(_ kind: Target.Kind, _ name: String, _ folder: String, _ dependencies: [String]) -> Target {
            Target(kind, name, "\(self.folder)/\(folder)", dependencies, line: line)
        }
        switch layer {
        case .core:
            let sources = core + names("system")
            let doubles = [base] + sources + coreDoubles
            return [
                target(.implementation, base, "Sources", sources),
                target(.testing, "\(base)Testing", "Testing", doubles),
                target(.tests, "\(base)Tests", "Tests", doubles + ["\(base)Testing"]),
            ]
        case .domain:
            let interface = core + domains.map { "\($0)Interface" }
            let sources = ["\(base)Interface"] + interface
            let doubles = sources + ["Doubles"] + coreDoubles + domains.map { "\($0)Testing" }
            return [
                target(.interface, "\(base)Interface", "Interface", interface),
                target(.implementation, base, "Sources", sources),
                target(.testing, "\(base)Testing", "Testing", doubles),
                target(.tests, "\(base)Tests", "Tests", doubles + [base, "\(base)Testing", "DoublesTesting"]),
            ]
        case .data:
            let schema = names("data").map { "\($0)Data" }
            let core = core + (schema.isEmpty ? [] : ["Journal", "SQLite"])
            let coreDoubles = core.map { "\($0)Testing" }
            let sources = core + schema + domains.map { "\($0)Interface" }
            let doubles = [base] + sources + coreDoubles + (schema + domains).map { "\($0)Testing" }
            let whole = doubles + ["\(base)Testing", "DoublesTesting"]
            return [
                target(.implementation, base, "Sources", sources),
                target(.testing, "\(base)Testing", "Testing", doubles),
                target(.tests, "\(base)Tests", "Tests", whole),
            ]
        case .feature:
            let core = ["Ribcage"] + core
            let shown = ["Commands", "Screens", "Terminal"]
            let interface = core + domains.map { "\($0)Interface" }
            let sources = ["\(base)Interface"] + interface + features.map { "\($0)Interface" } + shown
            let doubles = ["\(base)Interface"] + interface + ["Doubles", "RibcageTesting", "ScreensTesting"]
            let testing = (core + shown + features + domains).map { "\($0)Testing" }
            let hosts = ["ConsolesTesting", "Prompt", "PromptTesting", "Programs"]
            let whole = sources + [base, "\(base)Testing", "Doubles"] + hosts + testing
            return [
                target(.interface, "\(base)Interface", "Interface", interface),
                target(.implementation, base, "Sources", sources),
                target(.testing, "\(base)Testing", "Testing", doubles),
                target(.tests, "\(base)Tests", "Tests", whole + ["DoublesTesting"]),
                target(.program, "\(name)Example", "Example", whole),
            ]
        }
    }
}
