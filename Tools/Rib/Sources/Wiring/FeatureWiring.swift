import Platform
import SwiftFileKit

/// Wires features into their parents, and takes them out again: in the parents' code, in the table, and in each app
/// whose features change as a result.
struct FeatureWiring {
    /// The house before the changes.
    private let old: House
    /// The house with the changed table.
    private(set) var house: House
    private(set) var changes: ChangeSet
    /// The names of the features whose Dependency changed.
    private var changed: Set<String> = []

    init(_ house: House, _ changes: ChangeSet) {
        (old, self.house, self.changes) = (house, house, changes)
    }

    init(_ house: House) { self.init(house, ChangeSet(root: house.root)) }

    /// Adds a new feature, whose files are among the changes already, to the table.
    mutating func add(_ module: Module) {
        setTable(house.table.text(adding: module))
        changed.insert(module.name)
    }

    mutating func wire(_ child: String, into parent: String) throws {
        let (child, parent) = (try feature(child), try feature(parent))
        if parent.names("features").contains(child.name) {
            throw Refusal("\(parent.title) leads to \(child.name) already")
        }
        if let path = house.way(from: [child.name], to: parent.name) {
            let steps = path.dropFirst().joined(separator: " → ")
            throw Refusal(
                steps.isEmpty
                    ? "\(child.name) cannot lead to itself: name another parent"
                    : "\(child.name) leads to \(parent.name) already, by \(steps): a way goes down alone")
        }
        let facts = try FeatureFacts(child, in: changes, of: house)
        try Wiring(house: house, parent: parent, child: facts).apply(to: &changes)
        setTable(house.table.text(changing: parent.key, "features") { $0 = ($0 + [child.name]).sorted() })
        changed.insert(parent.name)
    }

    /// Takes a feature out of a parent.
    ///
    /// - Throws: ``Refusal`` if the parent does not lead to the feature, or if code that was written by hand uses the
    ///   feature.
    mutating func unwire(_ child: String, from parent: String) throws {
        let (child, parent) = (try feature(child), try feature(parent))
        guard parent.names("features").contains(child.name) else {
            throw Refusal("\(parent.title) does not lead to \(child.name)")
        }
        let facts = try FeatureFacts(child, in: changes, of: house)
        try Wiring(house: house, parent: parent, child: facts).undo(in: &changes)
        setTable(house.table.text(changing: parent.key, "features") { $0.removeAll { $0 == child.name } })
        changed.insert(parent.name)
    }

    /// Removes a module from the line of another module, whose own code does not import it.
    mutating func forget(_ module: Module, in other: Module) {
        setTable(house.table.text(changing: other.key, module.layer.label) { $0.removeAll { $0 == module.name } })
        changed.insert(other.name)
    }

    mutating func remove(_ path: String) {
        if FileSystem.exists(house.path(path)) { changes.remove(path) }
    }

    /// Has the stub of a feature written anew with the other changes.
    mutating func writeStub(of feature: Module) { changed.insert(feature.name) }

    /// Returns the feature that a command takes a child out of: the given one, or else the only one that leads there.
    func parent(of child: String, given: String?) throws(Refusal) -> String {
        if let given { return given }
        let child = try feature(child).name
        let parents = parents(of: child)
        guard let parent = parents.first else { throw Refusal("no feature leads to \(child)") }
        guard parents.count == 1 else {
            throw Refusal("\(parents.joined(separator: ", ")) lead to \(child): name one of them with --from")
        }
        return parent
    }

    func parents(of child: String) -> [String] {
        house.modules.filter { $0.layer == .feature && $0.names("features").contains(child) }.map(\.name)
    }

    /// Adds what follows from the wiring: the changes of apps, the stubs of what the features need, and the table.
    func allChanges() throws -> ChangeSet {
        var changes = changes
        try AppWiring(old: old, house: house).apply(to: &changes)
        for feature in house.modules where feature.layer == .feature && changed.contains(feature.name) {
            try DependencyStub(of: feature, in: changes, of: house)?.write(to: &changes)
        }
        changes.write(house.table.text, to: Table.path)
        let codes = try ProjectLanguages(of: house).all.map(\.code)
        if !codes.isEmpty { changes.change { $0.translated(into: codes) } }
        return changes
    }

    private mutating func setTable(_ text: String) { house = House(root: house.root, manifest: SwiftFile(text)) }

    private func feature(_ name: String) throws(Refusal) -> Module {
        let features = house.modules.filter { $0.layer == .feature }
        guard let module = try only(name, of: features, { ($0.layer.rawValue, $0.name, $0.base) }) else {
            throw Refusal("there is no feature \(name)")
        }
        return module
    }
}

extension House {
    /// Returns the features on a path of dependencies in the table, from one of the given features to the target; `nil`
    /// if there is no path.
    func way(from features: [String], to target: String) -> [String]? {
        // A table that was written by hand can lead in a circle.
        var seen: Set<String> = []
        func search(from features: [String]) -> [String]? {
            for feature in features where seen.insert(feature).inserted {
                if feature == target { return [feature] }
                let next = module(.feature, feature)?.names("features") ?? []
                if let rest = search(from: next) { return [feature] + rest }
            }
            return nil
        }
        return search(from: features)
    }
}
