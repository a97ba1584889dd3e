import Platform
import SwiftFileKit

/// The dependency graph of modules or targets, each in the row of its layer.
struct Graph {
    enum Level: String, CaseIterable { case module, target }

    struct Node {
        let name: String
        /// The row of the node: the layer's name, `App` for a target outside the modules, or `System` for a system
        /// library.
        let row: String
        /// The domain to which the node belongs, if any.
        let subject: String?
        /// The indices of the nodes on which the node depends directly.
        var next: [Int] = []
        /// The elements of `next` that the rules forbid, or that close a cycle.
        var forbidden: Set<Int> = []
        /// The indices of the data modules that an app links indirectly, through the domains of its features.
        var linked: Set<Int> = []
        var fanIn = 0
        /// The length, in edges, of the longest path from the node, across rows.
        var depth = 0
        /// The length, in edges, of the longest path from the node within its own row.
        var depthInRow = 0
    }

    /// The rows from top to bottom. Arrows never point up.
    static let rows = ["App", "Feature", "Data", "Domain", "Core", "System"]

    private(set) var nodes: [Node] = []
    private var index: [String: Int] = [:]

    init(_ house: House, level: Level) throws(SystemError) {
        let subjects = Subjects(house)
        switch level {
        case .module: addModules(house, subjects)
        case .target: addTargets(house, subjects)
        }
        // Forbidden imports that the table does not declare.
        for target in house.targets where target.kind == .interface || target.kind == .implementation {
            for path in house.swiftFiles(in: target.folder) ?? [] {
                for line in try house.swiftFile(path).imports
                where !target.dependencies.contains(line.module) && house.isForbidden(line.module, in: target) {
                    let ends = [target.name, line.module].map { name in
                        level == .target ? name : house.owner(of: name).map(Self.key) ?? ""
                    }
                    connect(ends[0], ends[1], isForbidden: true)
                }
            }
        }
        measure()
    }

    private init(nodes: [Node]) {
        self.nodes = nodes
        measure()
    }

    /// Returns the unique key of a module's node, such as `Feature Notes`. The key of a target's node is the target's
    /// name.
    private static func key(_ module: Module) -> String { key(module.layer, module.name) }

    private static func key(_ layer: Layer, _ name: String) -> String { "\(layer.rawValue) \(name)" }

    private mutating func add(_ name: String, key: String, row: String, subject: String? = nil) {
        guard index[key] == nil else { return }
        index[key] = nodes.count
        nodes.append(Node(name: name, row: row, subject: subject))
    }

    private mutating func connect(_ from: String, _ to: String, isForbidden: Bool = false) {
        guard let from = index[from], let to = index[to], from != to else { return }
        if !nodes[from].next.contains(to) { nodes[from].next.append(to) }
        if isForbidden { nodes[from].forbidden.insert(to) }
    }

    private mutating func addModules(_ house: House, _ subjects: Subjects) {
        for module in house.modules {
            add(module.name, key: Self.key(module), row: module.layer.rawValue, subject: subjects[module])
        }
        for app in house.table.outside where app.word == "App" { addApp(app, of: house) }
        for module in house.modules {
            for layer in Layer.allCases {
                let isKnown = module.layer.labels.contains { $0.layer == layer }
                for name in module.names(layer.label) {
                    let isForbidden = layer == .core && house.layer(forbidding: name, in: module) != nil
                    connect(Self.key(module), Self.key(layer, name), isForbidden: !isKnown || isForbidden)
                }
            }
        }
    }

    private mutating func addApp(_ app: Table.Line, of house: House) {
        let key = "App \(app.name)"
        add(app.name, key: key, row: "App")
        for layer in [Layer.feature, .core] {
            for word in app.words(layer.label) { connect(key, Self.key(layer, word.text)) }
        }
        for module in (house.target(named: app.name)?.dependencies ?? []).compactMap(house.owner)
        where module.layer == .data {
            connect(key, Self.key(module))
            if let from = index[key], let to = index[Self.key(module)] { nodes[from].linked.insert(to) }
        }
    }

    private mutating func addTargets(_ house: House, _ subjects: Subjects) {
        for target in house.targets {
            let module = house.owner(of: target.name)
            add(
                target.name, key: target.name, row: module?.layer.rawValue ?? "App",
                subject: module.flatMap { subjects[$0] })
        }
        for library in house.systemLibraries.keys.sorted() { add(library, key: library, row: "System") }
        for target in house.targets {
            for name in target.dependencies {
                let isOwn = target.kind == .testing && target.name == "\(name)Testing"
                connect(target.name, name, isForbidden: house.isForbidden(name, in: target) && !isOwn)
            }
        }
    }

    // MARK: Measures

    private mutating func measure() {
        for node in nodes { for next in node.next { nodes[next].fanIn += 1 } }
        // Whether the visit of a node has ended.
        var hasEnded: [Int: Bool] = [:]
        func visit(_ index: Int) {
            hasEnded[index] = false
            for next in nodes[index].next {
                if hasEnded[next] == nil { visit(next) }
                // The target of an edge that closes a cycle has no depth yet.
                let isOpen = hasEnded[next] == false
                if isOpen { nodes[index].forbidden.insert(next) }
                nodes[index].depth = max(nodes[index].depth, isOpen ? 1 : nodes[next].depth + 1)
                guard nodes[next].row == nodes[index].row else { continue }
                nodes[index].depthInRow = max(nodes[index].depthInRow, isOpen ? 1 : nodes[next].depthInRow + 1)
            }
            hasEnded[index] = true
        }
        for index in nodes.indices where hasEnded[index] == nil { visit(index) }
    }

    /// The edges to draw of each node: those that are not implied by a longer path (the transitive reduction), except
    /// those to ``Node/linked`` modules, plus all forbidden edges.
    var reduction: [[Int]] {
        var reached = [Set<Int>](repeating: [], count: nodes.count)
        return nodes.indices.sorted { nodes[$0].depth < nodes[$1].depth }
            .reduce(into: [[Int]](repeating: [], count: nodes.count)) { result, index in
                let node = nodes[index]
                let allowed = Set(node.next).subtracting(node.forbidden).subtracting(node.linked)
                let implied = allowed.reduce(into: Set<Int>()) { $0.formUnion(reached[$1]) }
                reached[index] = implied.union(allowed)
                result[index] = node.next.filter { next in
                    node.forbidden.contains(next) || allowed.contains(next) && !implied.contains(next)
                }
            }
    }

    // MARK: A part

    /// Returns the graph of the named node with its direct and indirect dependencies and dependents.
    func part(around name: String) throws(Refusal) -> Graph {
        let centre = try only(name, of: Array(nodes.indices)) { index in
            (nodes[index].row, nodes[index].name, nodes[index].name + nodes[index].row)
        }
        guard let centre else {
            let near = nodes.map(\.name).filter { $0.lowercased().hasPrefix(name.prefix(2).lowercased()) }.prefix(5)
            let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
            throw Refusal("there is no \(name) in the table\(hint)")
        }
        var previous = [[Int]](repeating: [], count: nodes.count)
        for (from, node) in nodes.enumerated() { for to in node.next { previous[to].append(from) } }
        let below = reachable(from: [centre]) { nodes[$0].next }
        let order = below.union(reachable(from: [centre]) { previous[$0] }).sorted()
        let new = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return Graph(
            nodes: order.map { old in
                let node = nodes[old]
                return Node(
                    name: node.name, row: node.row, subject: node.subject, next: node.next.compactMap { new[$0] },
                    forbidden: Set(node.forbidden.compactMap { new[$0] }),
                    linked: Set(node.linked.compactMap { new[$0] }))
            })
    }

    var filledRows: [(name: String, nodes: [Int])] {
        let rows = Dictionary(grouping: nodes.indices) { nodes[$0].row }
        return Self.rows.compactMap { name in rows[name].map { (name, $0) } }
    }
}
