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
            let template = try DataTemplate(name, domain: domains.first, app: options.app, in: house)
            files = template.files
            module = Module(layer, name, ["domains": [template.domain], "core": DataTemplate.core])
        case .feature:
            let facts = try domains.map { try DomainFacts($0, in: house) }
            let template = FeatureTemplate(
                name: name, domains: facts, isViewless: options.isViewless, hasListener: options.hasListener)
            files = template.files
            if !options.isViewless { try CatalogWiring(house: house, template: template).apply(to: &changes) }
            module = Module(layer, name, ["domains": domains.sorted()])
        }
        for (path, text) in files { changes.write(text, to: path) }
        if var page = try ModulesPage(of: house) {
            page.add(module, in: house)
            changes.write(page.text, to: ModulesPage.path)
        }
        var wiring = FeatureWiring(house, changes)
        wiring.add(module)
        for child in children { try wiring.wire(child, into: name) }
        if let parent = options.parent { try wiring.wire(name, into: parent) }
        return try wiring.allChanges()
    }

    private func refuseName() throws(Refusal) {
        if let mistake = ModuleName.mistake(in: name, of: layer) {
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
}
