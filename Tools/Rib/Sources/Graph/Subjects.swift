/// The subject of each module: the domain whose column in the drawing contains the module.
struct Subjects {
    private var names: [Table.Key: String] = [:]

    init(_ house: House) {
        let domains = house.modules.filter { $0.layer == .domain }
        let known = Set(domains.map(\.name))
        var users: [String: Int] = [:]
        for module in house.modules { for name in module.names("domains") { users[name, default: 0] += 1 } }
        let below = Self.reached(from: domains)
        for module in house.modules where module.layer != .core {
            let named = module.names("domains").filter(known.contains)
            if known.contains(module.name), module.layer == .domain || named.contains(module.name) {
                names[module.key] = module.name
                continue
            }
            let implied = named.reduce(into: Set<String>()) { $0.formUnion(below[$1] ?? []) }
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

    private static func reached(from domains: [Module]) -> [String: Set<String>] {
        let next = Dictionary(domains.map { ($0.name, $0.names("domains")) }, uniquingKeysWith: { first, _ in first })
        return next.keys.reduce(into: [:]) { result, name in
            var (seen, open): (Set<String>, [String]) = ([], next[name] ?? [])
            while let other = open.popLast() {
                if other != name, seen.insert(other).inserted { open += next[other] ?? [] }
            }
            result[name] = seen
        }
    }

    /// Gives each feature without a subject the most frequent subject of its children, or else of its parents.
    private mutating func inherit(_ features: [Module]) {
        let keys = features.map(\.key)
        var (down, up): ([Table.Key: [Table.Key]], [Table.Key: [Table.Key]]) = ([:], [:])
        for feature in features {
            for name in feature.names("features") {
                let key = Table.Key(word: Layer.feature.rawValue, name: name)
                down[feature.key, default: []].append(key)
                up[key, default: []].append(feature.key)
            }
        }
        for neighbours in [down, up] {
            var isChanging = true
            while isChanging {
                isChanging = false
                for key in keys where names[key] == nil {
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
