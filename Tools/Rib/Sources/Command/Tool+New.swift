import Platform

extension Tool {
    /// Makes a module.
    static let new = Command(
        name: "new",
        usage: "new feature|domain|data|core NAME [--children A,B] [--domains C] [--viewless] [--into PARENT]",
        summary:
            "Make a module: all its targets with code, documentation and passing tests, and its line in the table.",
        example: "rib new feature Notes --domains Profile --into Home",
        details: [
            "A data module is the SQLite repository of a domain that rib made. Nothing is changed when it cannot be done."
        ],
        options: [
            .init(name: "--children", value: "A,B", summary: "features that a new feature leads to"),
            .init(name: "--domains", value: "C", summary: "domains whose use cases it takes; of data, its one domain"),
            .init(name: "--viewless", summary: "a feature without a screen"),
            .init(
                name: "--into", value: "PARENT",
                summary: "wire it: into that feature with a place and its word, and into the app"),
        ]
    ) { arguments, context in
        let word = try arguments.next("layer")
        guard let layer = Layer.allCases.first(where: { $0.rawValue.lowercased() == word }) else {
            throw UsageMistake("there is no layer “\(word)”: a module is a feature, a domain, data or core")
        }
        let name = try arguments.next("name")
        try arguments.end()
        for option in ["--children", "--viewless", "--into"] where arguments.has(option) && layer != .feature {
            throw UsageMistake("\(option) is for features")
        }
        if arguments.has("--domains"), layer == .core || layer == .domain {
            throw UsageMistake("--domains is for features and data")
        }
        if layer == .data, arguments.names("--domains").count > 1 {
            throw UsageMistake("a data module has one domain")
        }
        let house = try arguments.house(in: context)
        let new = NewModule(
            house: house, layer: layer, name: name, children: arguments.names("--children"),
            domains: arguments.names("--domains"), isViewless: arguments.has("--viewless"),
            parent: arguments.value("--into"))
        let changes = try new.changes()
        try changes.apply()
        try House.redraw(at: house.root)
        for path in changes.paths { context.show("\(path)\n") }
        let base = Module(layer, name).base
        context.tell(
            "Try it: swift test --filter \(base)Tests\(layer == .feature ? ", swift run \(name)Example" : "")\n")
        return .ok
    }
}
