/// Divides the nodes of a layer into lines: each node is below its dependents of the same layer.
struct LinePlanner {
    private let graph: Graph
    /// The permitted dependencies of each node in the same row.
    private let next: [[Int]]
    private var previous: [Int]

    init(_ graph: Graph) {
        self.graph = graph
        next = graph.nodes.map { node in
            node.next.filter { graph.nodes[$0].row == node.row && !node.forbidden.contains($0) }
        }
        previous = [Int](repeating: 0, count: graph.nodes.count)
        for others in next { for other in others { previous[other] += 1 } }
    }

    /// Returns the minimum number of lines for the given nodes of a row.
    func depth(of nodes: [Int]) -> Int { (nodes.map { graph.nodes[$0].depthInRow }.max() ?? -1) + 1 }

    /// Divides the nodes of a row into lines, from top to bottom. No line has more nodes of a column than `widths`
    /// returns for that column.
    mutating func lines(of nodes: [Int], column: (Int) -> Int, widths: (Int) -> Int) -> [[Int]] {
        var (waiting, lines): ([Int: Int], [[Int]]) = ([:], [])
        var ready: [Int] = []
        for node in nodes {
            if previous[node] == 0 { ready.append(node) } else { waiting[node] = previous[node] }
        }
        while !ready.isEmpty {
            // The deepest nodes first, because they decide how many lines there are.
            ready.sort { (-graph.nodes[$0].depthInRow, $0) < (-graph.nodes[$1].depthInRow, $1) }
            var (used, line, later): ([Int: Int], [Int], [Int]) = ([:], [], [])
            for node in ready {
                let column = column(node)
                if used[column, default: 0] < widths(column) {
                    used[column, default: 0] += 1
                    line.append(node)
                } else {
                    later.append(node)
                }
            }
            for node in line {
                for other in next[node] {
                    guard let count = waiting[other] else { continue }
                    waiting[other] = count - 1
                    if count == 1 { later.append(other) }
                }
            }
            lines.append(line)
            ready = later
        }
        return lines
    }
}
