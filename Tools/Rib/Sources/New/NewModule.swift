/// A request for a new module, which is checked against the house.
struct NewModule {
    let house: House
    let layer: Layer
    let name: String
    let options: NewOptions

    private var children: [String] { options.children ?? [] }
    private var domains: [String] { options.domains ?? [] }

    func changes() throws -> ChangeSet {
        try refuseName()
        var changes = ChangeSet(root: house.root)
        var module = Module(layer, name)
        let files: [String: String]
        switch layer {
        case .core:
            files = CoreTemplate(name: name).files
            // Without the label, every layer may use the module.
            if let users = options.users, users != Layer.users {
                module = Module(layer, name, ["for": users.map(\.word)])
            }
        case .domain:
            files = DomainTemplate(name: name).files
        case .data:
            let domain = domains.first ?? name
            let template = try DataTemplate(name, domain: domain, app: options.app, in: house)
            files = template.files
            module = Module(layer, name, ["domains": [domain], "core": DataTemplate.core])
        case .feature:
            let facts = try domains.map { try DomainFacts($0, in: house) }
            let template = FeatureTemplate(name: name, domains: facts, isViewless: options.isViewless)
            files = template.files
            if !options.isViewless { try CatalogWiring(house: house, template: template).apply(to: &changes) }
            module = Module(layer, name, ["domains": domains.sorted(), "features": children.sorted()])
        }
        for (path, text) in files { changes.write(text, to: path) }
        for child in children { try wire(module, to: child, &changes) }
        var table = Table(SwiftFile(house.table.text(adding: module)))
        if let parent = options.parent { try wire(into: parent, module, &changes, &table) }
        changes.write(table.text, to: Table.path)
        if var page = try ModulesPage(of: house) {
            page.add(module, in: house)
            changes.write(page.text, to: ModulesPage.path)
        }
        let new = House(root: house.root, manifest: SwiftFile(table.text))
        for name in [name, options.parent] {
            guard let feature = name.flatMap({ new.module(.feature, $0) }) else { continue }
            try DependencyStub(of: feature, in: changes, of: new)?.write(to: &changes)
        }
        let codes = try ProjectLanguages(of: house).all.map(\.code)
        if !codes.isEmpty { changes.change { $0.translated(into: codes) } }
        return changes
    }

    private func refuseName() throws(Refusal) {
        if let mistake = ModuleName.mistake(in: name) {
            throw Refusal("“\(name)” cannot be a module's name: \(mistake)")
        }
        if house.modules.contains(where: { $0.layer == layer && $0.name.lowercased() == name.lowercased() }) {
            throw Refusal("there is \(layer.article) \(name) already: take another name")
        }
        let taken = Set(house.targets.map { $0.name.lowercased() } + house.systemLibraries.keys.map { $0.lowercased() })
        if let target = Module(layer, name).targets.first(where: { taken.contains($0.name.lowercased()) }) {
            throw Refusal("there is a target \(target.name) already: take another name")
        }
        if house.folders(in: layer.folder).contains(where: { $0.lowercased() == name.lowercased() }) {
            throw Refusal("\(layer.folder)/\(name) is there already: add its line with “rib check --fix”, or remove it")
        }
    }

    private func wire(_ module: Module, to child: String, _ changes: inout ChangeSet) throws {
        guard let other = house.module(.feature, child) else { throw Refusal("there is no feature \(child)") }
        let facts = try FeatureFacts(other, in: changes, of: house)
        try Wiring(house: house, parent: module, child: facts).apply(to: &changes)
    }

    private func wire(into parent: String, _ module: Module, _ changes: inout ChangeSet, _ table: inout Table) throws {
        guard let other = house.module(.feature, parent) else { throw Refusal("there is no feature \(parent)") }
        if let path = house.way(from: module.names("features"), to: parent) {
            throw Refusal(
                "\(name) leads to \(parent) already, by \(path.joined(separator: " → ")): a way goes down alone")
        }
        let facts = try FeatureFacts(module, in: changes, of: house)
        try Wiring(house: house, parent: other, child: facts).apply(to: &changes)
        let useCases = try domains.flatMap { try DomainFacts($0, in: house).useCases.map(\.asProperty) }
        let needs = useCases + children.map { "\($0.asProperty)Builder" }
        try AppWiring(house: house, parent: parent, child: facts, needs: needs).apply(to: &changes)
        let names = (other.names("features") + [name]).sorted()
        table = Table(SwiftFile(table.text(changing: other.key, "features") { $0 = names }))
    }
}

extension House {
    /// Returns the features on a path of dependencies in the table, from one of the given features to the target; `nil`
    /// if there is no path.
    func way(from features: [String], to target: String) -> [String]? {
        for feature in features {
            if feature == target { return [feature] }
            let next = module(.feature, feature)?.names("features") ?? []
            if let rest = way(from: next, to: target) { return [feature] + rest }
        }
        return nil
    }
}
