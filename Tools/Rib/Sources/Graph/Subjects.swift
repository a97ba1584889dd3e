/// The subject of each module: the domain whose column in the drawing contains the module.
struct Subjects {
    private var names: [Table.Key: String] = [:]

    init(_ house: House) {
        let domains = Set(house.modules.filter { $0.layer == .domain }.map(\.name))
        let users = house.modules.flatMap { $0.names("domains") }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        func below(_ name: String) -> [String] { house.module(.domain, name)?.names("domains") ?? [] }
        for module in house.modules where module.layer != .core {
            let named = module.names("domains").filter(domains.contains)
            if module.layer == .domain || named.contains(module.name) {
                names[module.key] = module.name
                continue
            }
            let implied = reachable(from: named.flatMap(below), below)
            let specific = named.filter { !implied.contains($0) }
            // A module that uses several domains belongs to the one that builds on all others, or else to the most used
            // one.
            names[module.key] =
                specific.count == 1
                ? specific[0] : named.min { (-users[$0, default: 0], $0) < (-users[$1, default: 0], $1) }
        }
        inherit(house.modules.filter { $0.layer == .feature })
    }

    /// The subject of a module; `nil` if neither the module nor a connected feature uses a domain.
    subscript(module: Module) -> String? { names[module.key] }

    /// Gives each feature without a subject the most frequent subject of its children, or else of its parents.
    private mutating func inherit(_ features: [Module]) {
        var (down, up): ([Table.Key: [Table.Key]], [Table.Key: [Table.Key]]) = ([:], [:])
        for feature in features {
            let children = feature.names("features").map { Table.Key(word: Layer.feature.rawValue, name: $0) }
            down[feature.key] = children
            for child in children { up[child, default: []].append(feature.key) }
        }
        for neighbours in [down, up] {
            var isChanging = true
            while isChanging {
                isChanging = false
                for key in features.map(\.key) where names[key] == nil {
                    let near = (neighbours[key] ?? []).compactMap { names[$0] }
                    let counts = Dictionary(near.map { ($0, 1) }, uniquingKeysWith: +)
                    guard let most = counts.min(by: { (-$0.value, $0.key) < (-$1.value, $1.key) }) else { continue }
                    names[key] = most.key
                    isChanging = true
                }
            }
        }
    }
}
