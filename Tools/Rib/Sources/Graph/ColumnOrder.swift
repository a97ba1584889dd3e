/// The order of the drawing's columns, in which connected columns are near each other.
struct ColumnOrder {
    private(set) var columns: [(subject: String?, nodes: [Int])] = []

    init(_ graph: Graph, _ edges: [[Int]], rows: Set<String>) {
        let nodes = graph.nodes.indices.filter { rows.contains(graph.nodes[$0].row) }
        let groups = Dictionary(grouping: nodes) { graph.nodes[$0].subject }
        // First in the order of the table; the nodes without a subject at the end.
        columns = groups.map { (subject: $0.key, nodes: $0.value) }.sorted { first, second in
            (first.subject == nil ? 1 : 0, first.nodes[0]) < (second.subject == nil ? 1 : 0, second.nodes[0])
        }
        var columnOf: [Int: Int] = [:]
        for (index, column) in columns.enumerated() { for node in column.nodes { columnOf[node] = index } }
        let count = columns.count
        var weights = [Int](repeating: 0, count: count * count)
        for (from, next) in edges.enumerated() {
            for to in next {
                guard let from = columnOf[from], let to = columnOf[to], from != to else { continue }
                weights[from * count + to] += 1
                weights[to * count + from] += 1
            }
        }
        let sizes = columns.map { 2 + $0.nodes.count / 6 }
        columns = Self.order(count, weights, sizes).map { columns[$0] }
    }

    /// Returns an order of the columns with short edges. It moves one column at a time to the best place, until nothing
    /// improves.
    private static func order(_ count: Int, _ weights: [Int], _ sizes: [Int]) -> [Int] {
        var order = Array(0..<count)
        for _ in 0..<10 {
            var isBetter = false
            for column in 0..<count {
                guard let start = order.firstIndex(of: column) else { continue }
                var best = (gain: 0, order: order)
                for step in [-1, 1] {
                    var (trial, place, gain) = (order, start, 0)
                    while trial.indices.contains(place + step) {
                        gain -= change(trial, min(place, place + step), weights, sizes)
                        trial.swapAt(place, place + step)
                        place += step
                        if gain > best.gain { best = (gain, trial) }
                    }
                }
                if best.gain > 0 { (order, isBetter) = (best.order, true) }
            }
            if !isBetter { break }
        }
        return order
    }

    /// Returns the change of the edges' total length if the column at a place is swapped with the next one.
    private static func change(_ order: [Int], _ place: Int, _ weights: [Int], _ sizes: [Int]) -> Int {
        let (first, second, count) = (order[place], order[place + 1], order.count)
        var (firstPull, secondPull) = (0, 0)
        for (index, other) in order.enumerated() where index != place && index != place + 1 {
            // What is on the left pulls to the left.
            let side = index < place ? 1 : -1
            firstPull += side * weights[first * count + other]
            secondPull += side * weights[second * count + other]
        }
        return firstPull * sizes[second] - secondPull * sizes[first]
    }
}
