/// The cell of each node in the drawing: a line, counted from the top, and a slot, counted from the left. Subjects are
/// columns of one or more slots. The rows App, Core, and System have no columns: their nodes use any slot.
struct Grid {
    /// The slots of a subject; its name is `nil` for the nodes without a subject.
    struct Column {
        let subject: String?
        let slots: Range<Int>
    }

    struct Band {
        let name: String
        let lines: Range<Int>
        /// Whether the nodes of the layer are in the columns of their subjects.
        let hasColumns: Bool
    }

    /// The drawn edges of each node, as the indices of their targets.
    let edges: [[Int]]
    let columns: [Column]
    private(set) var bands: [Band] = []
    /// The node in each slot of each line; `nil` for an empty slot.
    private(set) var cells: [[Int?]] = []
    private(set) var line: [Int]
    private(set) var slot: [Int]
    let slotCount: Int

    private static let columnRows: Set = ["Feature", "Data", "Domain"]
    /// The default distances between two slots and two lines in pixels, before the edges are known.
    private static let (slotPitch, linePitch) = (116, 62)

    init(_ graph: Graph, edges: [[Int]]) {
        self.edges = edges
        line = [Int](repeating: 0, count: graph.nodes.count)
        let order = Self.columns(graph, edges)
        var columnOf = [Int](repeating: order.count, count: graph.nodes.count)
        for (index, column) in order.enumerated() { for node in column.nodes { columnOf[node] = index } }
        let rows = graph.filledRows
        let plan = Self.plan(rows.map(\.nodes), in: graph, columnOf, columnCount: order.count)
        let widths = plan.widths.dropLast()
        slotCount = plan.widths[order.count]
        var start = max(0, (slotCount - widths.reduce(0, +)) / 2)
        columns = zip(order, widths).map { column, width in
            start += width
            return Column(subject: column.subject, slots: start - width..<start)
        }
        let slots = columns.map(\.slots) + [0..<slotCount]
        slot = columnOf.map { (slots[$0].lowerBound + slots[$0].upperBound) / 2 }
        var lines: [[Int]] = []
        for (row, own) in zip(rows, plan.lines) {
            let range = lines.count..<lines.count + own.count
            bands.append(Band(name: row.name, lines: range, hasColumns: Self.columnRows.contains(row.name)))
            lines += own
        }
        for (index, nodes) in lines.enumerated() { for node in nodes { line[node] = index } }
        settle(lines.flatMap { Dictionary(grouping: $0) { columnOf[$0] }.map { (nodes: $1, slots: slots[$0]) } })
        cells = lines.map { nodes in
            nodes.reduce(into: [Int?](repeating: nil, count: slotCount)) { $0[slot[$1]] = $1 }
        }
    }

    // MARK: Columns

    /// Returns the subjects with their nodes, with connected subjects near each other.
    private static func columns(_ graph: Graph, _ edges: [[Int]]) -> [(subject: String?, nodes: [Int])] {
        let nodes = graph.nodes.indices.filter { columnRows.contains(graph.nodes[$0].row) }
        // First in the order of the table; the nodes without a subject at the end.
        let columns = Dictionary(grouping: nodes) { graph.nodes[$0].subject }.sorted { first, second in
            (first.key == nil ? 1 : 0, first.value[0]) < (second.key == nil ? 1 : 0, second.value[0])
        }.map { (subject: $0.key, nodes: $0.value) }
        var weights = [[Int]](repeating: [Int](repeating: 0, count: columns.count), count: columns.count)
        let places = columns.enumerated().flatMap { index, column in column.nodes.map { ($0, index) } }
        let columnOf = Dictionary(uniqueKeysWithValues: places)
        for (from, next) in edges.enumerated() {
            for to in next {
                guard let from = columnOf[from], let to = columnOf[to], from != to else { continue }
                weights[from][to] += 1
                weights[to][from] += 1
            }
        }
        // The gain is how much shorter the edges become.
        let order = Array(columns.indices).sifted { order, place in
            let pair = (order[place], order[place + 1])
            // Columns on the left pull to the left.
            let pulls = order.enumerated().filter { $0.offset != place && $0.offset != place + 1 }.map { index, other in
                let side = index < place ? 1 : -1
                return (side * weights[pair.0][other], side * weights[pair.1][other])
            }
            func size(_ column: Int) -> Int { 2 + columns[column].nodes.count / 6 }
            return pulls.reduce(0) { $0 + $1.1 * size(pair.0) - $1.0 * size(pair.1) }
        }
        return order.map { columns[$0] }
    }

    // MARK: Lines

    /// Returns the widths of the columns in slots, then the width of the whole grid, and the lines of each row. With
    /// them, the drawing needs the smallest window of 16:10.
    private static func plan(
        _ rows: [[Int]], in graph: Graph, _ columnOf: [Int], columnCount: Int
    ) -> (widths: [Int], lines: [[[Int]]]) {
        let below = graph.nodes.map { node in node.next.filter { !node.forbidden.contains($0) } }
        // The deepest nodes first, because they decide how many lines there are.
        let rows = rows.map { nodes in
            nodes.sorted { (-graph.nodes[$0].depthInRow, $0) < (-graph.nodes[$1].depthInRow, $1) }
        }
        var widths = [Int](repeating: 1, count: columnCount + 1)
        var best: (cost: Int, widths: [Int], lines: [[[Int]]]) = (.max, widths, [])
        while true {
            let slots = max(widths[columnCount], widths.dropLast().reduce(0, +))
            widths[columnCount] = slots
            let lines = rows.map { Self.lines(of: $0, below, columnOf, widths) }
            let width = slots * slotPitch * 10 / 16
            let cost = max(width, lines.reduce(0) { $0 + $1.count } * linePitch) * 100 + slots
            if cost < best.cost { best = (cost, widths, lines) }
            // Find the row with the most lines in excess of its depth. The columns in its last line become wider.
            let excesses = zip(rows, lines).map { $1.count - graph.nodes[$0[0]].depthInRow - 1 }
            guard let most = excesses.max(), most > 0, width <= best.cost / 100,
                let last = excesses.firstIndex(of: most).flatMap({ lines[$0].last })
            else { return (best.widths, best.lines) }
            for column in Set(last.map { columnOf[$0] }) { widths[column] += 1 }
        }
    }

    /// Divides the nodes of a row into lines, from top to bottom: each node is below its dependents of the same row,
    /// and no line has more nodes of a column than fit into its width.
    private static func lines(
        of nodes: [Int], _ below: [[Int]], _ columnOf: [Int], _ widths: [Int]
    ) -> [[Int]] {
        var (lines, room) = ([[Int]](), [[Int]]())
        var least = [Int](repeating: 0, count: below.count)
        for node in nodes {
            var line = least[node]
            while line < lines.count, room[line][columnOf[node]] == 0 { line += 1 }
            if line == lines.count {
                lines.append([])
                room.append(widths)
            }
            lines[line].append(node)
            room[line][columnOf[node]] -= 1
            for next in below[node] { least[next] = max(least[next], line + 1) }
        }
        return lines
    }

    // MARK: Slots

    /// Moves the nodes of each line and column toward their neighbors in the graph.
    private mutating func settle(_ groups: [(nodes: [Int], slots: Range<Int>)]) {
        var neighbours = edges
        for (from, next) in edges.enumerated() { for to in next { neighbours[to].append(from) } }
        let down = groups.sorted { (line[$0.nodes[0]], $0.slots.lowerBound) < (line[$1.nodes[0]], $1.slots.lowerBound) }
        for round in 0..<8 {
            for (nodes, slots) in round.isMultiple(of: 2) ? down : down.reversed() {
                let wishes = nodes.map { (node: $0, wish: wish(of: $0, neighbours[$0])) }
                    .sorted { ($0.wish, slot[$0.node], $0.node) < ($1.wish, slot[$1.node], $1.node) }
                for (wish, place) in zip(wishes, Self.places(for: wishes.map(\.wish), in: slots)) {
                    slot[wish.node] = place
                }
            }
        }
    }

    /// Returns the best position of a node in hundredths of a slot. A node without neighbors stays.
    private func wish(of node: Int, _ neighbours: [Int]) -> Int {
        var (sum, weight) = (0, 0)
        for other in neighbours {
            let closeness = 12 / max(1, min(6, abs(line[other] - line[node])))
            sum += slot[other] * 100 * closeness
            weight += closeness
        }
        return weight == 0 ? slot[node] * 100 : sum / weight
    }

    /// Returns distinct slots in ascending order, near their wished positions in hundredths of a slot: halfway between
    /// two placements, one in which later nodes give way and one in which earlier nodes do.
    private static func places(for wishes: [Int], in slots: Range<Int>) -> [Int] {
        var (later, earlier) = (wishes, wishes)
        for index in wishes.indices {
            let least = index == 0 ? slots.lowerBound : later[index - 1] + 1
            later[index] = min(max((wishes[index] + 50) / 100, least), slots.upperBound - wishes.count + index)
        }
        for index in wishes.indices.reversed() {
            let most = index == wishes.count - 1 ? slots.upperBound - 1 : earlier[index + 1] - 1
            earlier[index] = max(min((wishes[index] + 49) / 100, most), slots.lowerBound + index)
        }
        return zip(later, earlier).map { ($0 + $1) / 2 }
    }
}
