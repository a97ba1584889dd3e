import Basics
import Commands
import Platform

extension Tool {
    /// Returns the command that creates a module. The names of apps are candidates for completion.
    static func new(_ module: Argument<String>, apps: [String]) -> Syntax<Action> {
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
            Flag("--listener", summary: Phrase("a feature that reports events to its parent")),
            NamedArgument(
                "--into", Argument(Phrase("parent"), candidates: names) { $0 },
                summary: Phrase("wire it, as “rib wire” does: into that feature, and into the app")),
            NamedArgument(
                "--for", Argument.users,
                summary: Phrase(
                    "layers that may use a new core module, such as data,feature; none: hosts and apps alone")),
            NamedArgument(
                "--app", Argument(Phrase("app"), candidates: apps) { $0 },
                summary: Phrase("the app into whose store the table of new data goes")),
            summary: Phrase(
                "make a module: all its targets with code, documentation and passing tests, and its line in the table"),
            example: Phrase(typed: "new feature Notes --domains Profile --into Home"),
            details: Phrase(
                """
                A layer is feature, domain, data or core. A data module is the SQLite repository of a domain that rib \
                made. Nothing is changed when it cannot be done.
                """)
        ) { layer, name, children, domains, isViewless, hasListener, parent, users, app in
            let options = NewOptions(
                children: children, domains: domains, isViewless: isViewless, hasListener: hasListener, parent: parent,
                users: users, app: app)
            return { copy in try make(layer.layer, name, options, in: copy) }
        }
    }

    private static func make(
        _ layer: Layer, _ name: String, _ options: NewOptions, in copy: WorkingCopy
    ) throws -> ExitCode {
        try options.check(for: layer)
        if layer == .data { try addStore(for: name, options, in: copy) }
        let house = try copy.house()
        var changes = try NewModule(house: house, layer: layer, name: name, options: options).changes()
        var left: [String] = []
        if layer == .data {
            let template = try DataTemplate(name, domain: options.domains?.first, app: options.app, in: house)
            left = try DataWiring(house: house, template: template).apply(to: &changes)
        }
        try apply(changes, in: copy)
        let base = Module(layer, name).base
        copy.tell(
            "Try it: swift test --filter \(base)Tests\(layer == .feature ? ", swift run \(name)Example" : "")\n")
        for line in left { copy.tell("Left to do: \(line)\n") }
        return left.isEmpty ? .ok : .failed
    }

    /// Takes over the store of the template, if a project that has none gets its first data module.
    private static func addStore(for name: String, _ options: NewOptions, in copy: WorkingCopy) throws {
        let house = try copy.house()
        let store = ProjectChoices.Extra.store
        guard ProjectChoices.isProject(house), house.module(.core, store.module) == nil else { return }
        // Refuses what cannot be made before anything is written.
        _ = try NewModule(house: house, layer: .data, name: name, options: options).changes()
        let added = try Addition(of: store, to: house).apply()
        for path in added.paths { copy.show("\(path)\n") }
        for line in added.left { copy.tell("Left to do: \(line)\n") }
    }
}

struct NewOptions: Sendable {
    let children, domains: [String]?
    let isViewless, hasListener: Bool
    let parent: String?
    /// The layers that may use a core module.
    let users: [Layer]?
    /// The app into whose store the table of a data module goes.
    let app: String?

    func check(for layer: Layer) throws(UsageError) {
        let ofFeatures = [
            ("--children", children != nil), ("--viewless", isViewless), ("--listener", hasListener),
            ("--into", parent != nil),
        ]
        if layer != .feature, let option = ofFeatures.first(where: \.1) {
            throw UsageError(Phrase("\(option.0) is for features."))
        }
        if users != nil, layer != .core { throw UsageError(Phrase("--for is for core modules.")) }
        if app != nil, layer != .data { throw UsageError(Phrase("--app is for data.")) }
        if domains != nil, layer == .core || layer == .domain {
            throw UsageError(Phrase("--domains is for features and data."))
        }
        if layer == .data, domains?.count ?? 0 > 1 { throw UsageError(Phrase("A data module has one domain.")) }
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

private enum LayerWord: String, CaseIterable {
    case feature, domain, data, core

    var layer: Layer { Layer(rawValue: rawValue.capitalizedFirst) ?? .feature }
}
