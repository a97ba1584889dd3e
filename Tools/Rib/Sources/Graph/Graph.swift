import Platform

/// The dependency graph of modules or targets, each in the row of its layer.
struct Graph {
    /// The level of detail: modules, or their targets.
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
        switch level {
        case .module: addModules(house)
        case .target: addTargets(house)
        }
        try addForbiddenImports(house, level: level)
        finish()
    }

    private init(nodes: [Node]) {
        self.nodes = nodes
        finish()
    }

    /// Returns the unique key of a module's node, such as `Feature Notes`. The key of a target's node is the target's
    /// name.
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

    private mutating func addModules(_ house: House) {
        let subjects = Subjects(house)
        for module in house.modules {
            add(
                module.name, key: Self.key(module.layer, module.name), row: module.layer.rawValue,
                subject: subjects[module])
        }
        for app in house.table.outside where app.word == "App" { addApp(app, of: house) }
        let labels: [String: Layer] = ["features": .feature, "domains": .domain, "core": .core, "data": .data]
        for module in house.modules {
            let known = Set(module.layer.labels.map(\.label))
            for (label, layer) in labels.sorted(by: { $0.key < $1.key }) {
                for name in module.names(label) {
                    connect(
                        Self.key(module.layer, module.name), Self.key(layer, name),
                        isForbidden: !known.contains(label)
                            || layer == .core && house.layer(forbidding: name, in: module) != nil)
                }
            }
        }
    }

    private mutating func addApp(_ app: Table.Line, of house: House) {
        let key = "App \(app.name)"
        add(app.name, key: key, row: "App")
        for feature in app.words("features") { connect(key, Self.key(.feature, feature.text)) }
        for core in app.words("core") { connect(key, Self.key(.core, core.text)) }
        for name in house.target(named: app.name)?.dependencies ?? [] {
            guard let module = house.owner(of: name), module.layer == .data, let from = index[key],
                let to = index[Self.key(.data, module.name)]
            else { continue }
            connect(key, Self.key(.data, module.name))
            nodes[from].linked.insert(to)
        }
    }

    private mutating func addTargets(_ house: House) {
        let subjects = Subjects(house)
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

    /// Adds an edge for each forbidden import that is in a source file, but not declared in the table.
    private mutating func addForbiddenImports(_ house: House, level: Level) throws(SystemError) {
        for target in house.targets where target.kind == .interface || target.kind == .implementation {
            for path in house.swiftFiles(in: target.folder) ?? [] {
                for line in try house.swiftFile(path).imports where !target.dependencies.contains(line.module) {
                    guard house.isForbidden(line.module, in: target) else { continue }
                    switch level {
                    case .target: connect(target.name, line.module, isForbidden: true)
                    case .module:
                        guard let from = house.owner(of: target.name), let to = house.owner(of: line.module)
                        else { continue }
                        connect(Self.key(from.layer, from.name), Self.key(to.layer, to.name), isForbidden: true)
                    }
                }
            }
        }
    }

    // MARK: Measures

    private mutating func finish() {
        for index in nodes.indices { (nodes[index].fanIn, nodes[index].depth, nodes[index].depthInRow) = (0, 0, 0) }
        for node in nodes { for next in node.next { nodes[next].fanIn += 1 } }
        var (state, order): ([Int: Bool], [Int]) = ([:], [])
        for index in nodes.indices { visit(index, &state, &order) }
        for index in order {
            for next in nodes[index].next where next != index {
                // The target of an edge that closes a cycle has no depth yet.
                nodes[index].depth = max(nodes[index].depth, nodes[next].depth + 1)
                if nodes[next].row == nodes[index].row {
                    nodes[index].depthInRow = max(nodes[index].depthInRow, nodes[next].depthInRow + 1)
                }
            }
        }
    }

    /// Appends a node to the order after its dependencies, and marks an edge that closes a cycle as forbidden.
    private mutating func visit(_ index: Int, _ state: inout [Int: Bool], _ order: inout [Int]) {
        guard state[index] == nil else { return }
        state[index] = false
        for next in nodes[index].next {
            if state[next] == false { nodes[index].forbidden.insert(next) }
            visit(next, &state, &order)
        }
        state[index] = true
        order.append(index)
    }

    // MARK: A part

    /// Returns the graph of the named node with its direct and indirect dependencies and dependents.
    ///
    /// - Throws: ``Refusal`` unless exactly one node has the name.
    func part(around name: String) throws(Refusal) -> Graph {
        let parts = name.split(whereSeparator: { $0 == " " || $0 == "/" }).map(String.init)
        let found = nodes.indices.filter { index in
            let node = nodes[index]
            if parts.count == 2 { return node.row.lowercased() == parts[0].lowercased() && node.name == parts[1] }
            return node.name == name || node.name + node.row == name
        }
        guard let centre = found.first else {
            let near = nodes.map(\.name).filter { $0.lowercased().hasPrefix(name.prefix(2).lowercased()) }.prefix(5)
            throw Refusal(
                "there is no \(name) in the table\(near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?")"
            )
        }
        guard found.count == 1 else {
            let names = found.map { "\(nodes[$0].row)/\(nodes[$0].name)" }.joined(separator: ", ")
            throw Refusal("\(name) means \(names): name one of them")
        }
        let previous = Dictionary(
            grouping: nodes.indices.flatMap { from in nodes[from].next.map { ($0, from) } }, by: \.0
        ).mapValues { $0.map(\.1) }
        let kept = reached(from: centre) { nodes[$0].next }.union(reached(from: centre) { previous[$0] ?? [] })
        let order = kept.sorted()
        let new = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return Graph(
            nodes: order.map { old in
                var node = nodes[old]
                node.next = node.next.compactMap { new[$0] }
                node.forbidden = Set(node.forbidden.compactMap { new[$0] })
                node.linked = Set(node.linked.compactMap { new[$0] })
                return node
            })
    }

    private func reached(from start: Int, _ next: (Int) -> [Int]) -> Set<Int> {
        var (seen, open): (Set<Int>, [Int]) = ([start], [start])
        while let node = open.popLast() {
            for other in next(node) where seen.insert(other).inserted { open.append(other) }
        }
        return seen
    }

    /// The nodes of each row that is not empty, from top to bottom.
    var filledRows: [(name: String, nodes: [Int])] {
        let rows = Dictionary(grouping: nodes.indices) { nodes[$0].row }
        return Self.rows.compactMap { name in rows[name].map { (name, $0) } }
    }
}
