import Arguments
import Commands
import Languages
import Platform

extension Tool {
    /// Returns the command that creates a module.
    static func new(_ module: Argument<String>) -> Syntax<Action> {
        let names = module.candidates
        return Syntax(
            "new", Choice(Phrase("layer"), LayerWord.self), Argument(Phrase("name")) { $0 },
            NamedArgument(
                "--children", Argument.names("features", candidates: names),
                summary: Phrase("features that a new feature leads to, such as A,B")),
            NamedArgument(
                "--domains", Argument.names("domains", candidates: names),
                summary: Phrase("domains whose use cases it takes; of data, its one domain")),
            Flag("--viewless", summary: Phrase("a feature without a screen")),
            NamedArgument(
                "--into", Argument(Phrase("parent"), candidates: names) { $0 },
                summary: Phrase("wire it: into that feature with a place and its word, and into the app")),
            NamedArgument(
                "--for", Argument.users,
                summary: Phrase(
                    "layers that may use a new core module, such as data,feature; none: hosts and apps alone")),
            summary: Phrase(
                "make a module: all its targets with code, documentation and passing tests, and its line in the table"),
            example: Phrase(typed: "new feature Notes --domains Profile --into Home"),
            details: Phrase(
                """
                A layer is feature, domain, data or core. A data module is the SQLite repository of a domain that rib \
                made. Nothing is changed when it cannot be done.
                """)
        ) { layer, name, children, domains, isViewless, parent, users in
            { copy in
                try make(
                    layer.layer, name, children, domains, viewless: isViewless, into: parent, for: users, in: copy)
            }
        }
    }

    private static func make(
        _ layer: Layer, _ name: String, _ children: [String]?, _ domains: [String]?, viewless isViewless: Bool,
        into parent: String?, for users: [Layer]?, in copy: WorkingCopy
    ) throws -> ExitCode {
        let ofFeatures = [("--children", children != nil), ("--viewless", isViewless), ("--into", parent != nil)]
        if layer != .feature, let option = ofFeatures.first(where: \.1) {
            throw UsageError(Phrase("\(option.0) is for features."))
        }
        if users != nil, layer != .core { throw UsageError(Phrase("--for is for core modules.")) }
        if domains != nil, layer == .core || layer == .domain {
            throw UsageError(Phrase("--domains is for features and data."))
        }
        if layer == .data, domains?.count ?? 0 > 1 { throw UsageError(Phrase("A data module has one domain.")) }
        let house = try copy.house()
        let new = NewModule(
            house: house, layer: layer, name: name, children: children ?? [], domains: domains ?? [],
            isViewless: isViewless, parent: parent, users: users ?? Layer.users)
        let changes = try new.changes()
        try changes.apply()
        try House.redraw(at: house.root)
        for path in changes.paths { copy.show("\(path)\n") }
        let base = Module(layer, name).base
        copy.tell(
            "Try it: swift test --filter \(base)Tests\(layer == .feature ? ", swift run \(name)Example" : "")\n")
        return .ok
    }
}

extension Argument<[Layer]> {
    /// The layers that may use a core module, separated by commas, or `none`.
    fileprivate static var users: Argument {
        let words = Layer.users.map(\.word) + ["none"]
        return Argument(Phrase("layers"), candidates: words) { text throws(UsageError) in
            if text == "none" { return [] }
            let typed = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
            let stranger = typed.first { word in !Layer.users.contains { $0.word == word } }
            guard stranger == nil, !typed.isEmpty else {
                throw UsageError(
                    Phrase(
                        "There is no layer “\(stranger ?? text)” here. Choose from: \(words.joined(separator: ", "))."))
            }
            return Layer.users.filter { typed.contains($0.word) }
        }
    }
}

/// The layer of a new module, as typed.
private enum LayerWord: String, CaseIterable {
    case feature, domain, data, core

    var layer: Layer {
        switch self {
        case .feature: .feature
        case .domain: .domain
        case .data: .data
        case .core: .core
        }
    }
}
