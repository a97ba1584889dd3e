/// The cell of each node in the drawing: a line, counted from the top, and a slot, counted from the left. Subjects are
/// columns of one or more slots. The rows App, Core, and System have no columns: their nodes use any slot.
struct Grid {
    /// The slots of a subject; its name is `nil` for the nodes without a subject.
    struct Column {
        let subject: String?
        var slots: Range<Int>
    }

    /// The lines of a layer.
    struct Band {
        let name: String
        var lines: Range<Int>
        /// Whether the nodes of the layer are in the columns of their subjects.
        let hasColumns: Bool
    }

    /// The drawn edges of each node, as the indices of their targets.
    let edges: [[Int]]
    private(set) var columns: [Column] = []
    private(set) var bands: [Band] = []
    /// The node in each slot of each line; `nil` for an empty slot.
    private(set) var cells: [[Int?]] = []
    private(set) var line: [Int]
    private(set) var slot: [Int]
    private(set) var slotCount = 0

    private static let columnRows: Set = ["Feature", "Data", "Domain"]
    /// The default distances between two slots and two lines in pixels, before the edges are known.
    private static let (slotPitch, linePitch) = (116, 62)

    init(_ graph: Graph, edges: [[Int]]) {
        self.edges = edges
        (line, slot) = ([Int](repeating: 0, count: graph.nodes.count), [Int](repeating: 0, count: graph.nodes.count))
        var planner = LinePlanner(graph)
        let order = ColumnOrder(graph, edges, rows: Self.columnRows)
        var columnOf = [Int?](repeating: nil, count: graph.nodes.count)
        for (index, column) in order.columns.enumerated() { for node in column.nodes { columnOf[node] = index } }

        let rows = graph.filledRows.map {
            (name: $0.name, nodes: $0.nodes, hasColumns: Self.columnRows.contains($0.name))
        }
        let plan = Self.best(rows, columnOf, order.columns.count, &planner)
        var start = max(0, (plan.slots - plan.widths.reduce(0, +)) / 2)
        for (column, width) in zip(order.columns, plan.widths) {
            columns.append(Column(subject: column.subject, slots: start..<start + width))
            start += width
        }
        slotCount = plan.slots
        for (row, lines) in zip(rows, plan.lines) {
            bands.append(
                Band(name: row.name, lines: cells.count..<cells.count + lines.count, hasColumns: row.hasColumns))
            for nodes in lines {
                for node in nodes { line[node] = cells.count }
                cells.append([Int?](repeating: nil, count: slotCount))
                fill(nodes, columnOf)
            }
        }
        settle(columnOf)
    }

    // MARK: Widths

    private struct Plan {
        var widths: [Int] = []
        var slots = 0
        var lines: [[[Int]]] = []
        var cost = Int.max
    }

    /// Returns the plan, with the widths of the columns in slots and the lines of each row, whose drawing needs the
    /// smallest window of 16:10.
    private static func best(
        _ rows: [(name: String, nodes: [Int], hasColumns: Bool)], _ columnOf: [Int?], _ count: Int,
        _ planner: inout LinePlanner
    ) -> Plan {
        var (best, widths) = (Plan(), [Int](repeating: 1, count: count))
        var free: [Int: [[[Int]]]] = [:]
        while true {
            var (upper, lines) = (0, [[[Int]]](repeating: [], count: rows.count))
            var narrow: (excess: Int, columns: Set<Int>) = (0, [])
            for (index, row) in rows.enumerated() where row.hasColumns {
                lines[index] = planner.lines(of: row.nodes) {
                    columnOf[$0] ?? 0
                } widths: {
                    widths[$0]
                }
                upper += lines[index].count
                let excess = lines[index].count - planner.depth(of: row.nodes)
                if excess > narrow.excess {
                    narrow = (excess, Set((lines[index].last ?? []).compactMap { columnOf[$0] }))
                }
            }
            let used = widths.reduce(0, +)
            for slots in max(used, 1)...max(used, 1, best.slots + 4, 6) {
                let others =
                    free[slots]
                    ?? rows.map { row in
                        row.hasColumns
                            ? []
                            : planner.lines(of: row.nodes) { _ in
                                0
                            } widths: { _ in
                                slots
                            }
                    }
                free[slots] = others
                let height = (upper + others.reduce(0) { $0 + $1.count }) * linePitch
                let cost = max(slots * slotPitch * 10 / 16, height) * 100 + slots
                if cost < best.cost {
                    let all = zip(lines, others).map { $0.isEmpty ? $1 : $0 }
                    best = Plan(widths: widths, slots: slots, lines: all, cost: cost)
                }
            }
            guard narrow.excess > 0, used * slotPitch * 10 / 16 <= best.cost / 100 else { return best }
            for column in narrow.columns { widths[column] += 1 }
        }
    }

    // MARK: Slots

    /// Places the nodes of a line side by side in the middle of their columns.
    private mutating func fill(_ nodes: [Int], _ columnOf: [Int?]) {
        for (column, group) in Dictionary(grouping: nodes, by: { columnOf[$0] ?? -1 }) {
            let slots = column < 0 ? 0..<slotCount : columns[column].slots
            let start = slots.lowerBound + (slots.count - group.count) / 2
            for (offset, node) in group.enumerated() { put(node, start + offset) }
        }
    }

    private mutating func put(_ node: Int, _ slot: Int) {
        self.slot[node] = slot
        cells[line[node]][slot] = node
    }

    /// Moves the nodes of each line toward their neighbors in the graph.
    private mutating func settle(_ columnOf: [Int?]) {
        var neighbours = edges
        for (from, next) in edges.enumerated() { for to in next { neighbours[to].append(from) } }
        for round in 0..<8 {
            let order = round.isMultiple(of: 2) ? Array(cells.indices) : cells.indices.reversed()
            for line in order {
                let nodes = cells[line].compactMap(\.self)
                let groups = Dictionary(grouping: nodes) { columnOf[$0] ?? -1 }
                for (column, group) in groups.sorted(by: { $0.key < $1.key }) {
                    let slots = column < 0 ? 0..<slotCount : columns[column].slots
                    guard slots.count > 1 else { continue }
                    arrange(group, in: slots, neighbours)
                }
            }
        }
    }

    private mutating func arrange(_ group: [Int], in slots: Range<Int>, _ neighbours: [[Int]]) {
        // The best position of each node, in hundredths of a slot. A node without neighbors stays.
        let wishes = group.map { node -> (node: Int, wish: Int) in
            let near = neighbours[node]
            guard !near.isEmpty else { return (node, slot[node] * 100) }
            var (sum, weight) = (0, 0)
            for other in near {
                let closeness = 12 / max(1, min(6, abs(line[other] - line[node])))
                sum += slot[other] * 100 * closeness
                weight += closeness
            }
            return (node, sum / weight)
        }.sorted { ($0.wish, slot[$0.node]) < ($1.wish, slot[$1.node]) }
        let places = Self.places(for: wishes.map(\.wish), in: slots)
        for (wish, _) in wishes { cells[line[wish]][slot[wish]] = nil }
        for (wish, place) in zip(wishes, places) { put(wish.node, place) }
    }

    /// Returns distinct slots in ascending order, each as near as possible to its wished position. The positions are in
    /// hundredths of a slot.
    private static func places(for wishes: [Int], in slots: Range<Int>) -> [Int] {
        let spare = slots.count - wishes.count
        // The least cost so far, by the number of slots left free before the current node.
        var (cost, choices) = ([Int](repeating: 0, count: spare + 1), [[Int]]())
        for (index, wish) in wishes.enumerated() {
            var (best, choice) = (0, [Int](repeating: 0, count: spare + 1))
            var next = cost
            for gap in 0...spare {
                if cost[gap] < cost[best] { best = gap }
                choice[gap] = best
                let distance = (slots.lowerBound + index + gap) * 100 - wish
                next[gap] = cost[best] + distance * distance / 100
            }
            cost = next
            choices.append(choice)
        }
        var gap = cost.indices.min { cost[$0] < cost[$1] } ?? 0
        var result: [Int] = []
        for index in wishes.indices.reversed() {
            result.append(slots.lowerBound + index + gap)
            gap = choices[index][gap]
        }
        return result.reversed()
    }
}
