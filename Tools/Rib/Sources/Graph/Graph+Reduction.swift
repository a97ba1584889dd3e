extension Graph {
    /// The edges to draw of each node: those that are not implied by a longer path (the transitive reduction), plus all
    /// forbidden edges.
    var reduction: [[Int]] {
        let words = (nodes.count + 63) / 64
        // A row of bits for each node: the nodes that can be reached from it.
        var reached = [UInt64](repeating: 0, count: nodes.count * words)
        var result = [[Int]](repeating: [], count: nodes.count)
        for index in nodes.indices.sorted(by: { nodes[$0].depth < nodes[$1].depth }) {
            let node = nodes[index]
            let allowed = node.next.filter { !node.forbidden.contains($0) && !node.linked.contains($0) }
            for next in allowed {
                for word in 0..<words { reached[index * words + word] |= reached[next * words + word] }
            }
            result[index] = node.next.filter { next in
                if node.forbidden.contains(next) { return true }
                if node.linked.contains(next) { return false }
                return reached[index * words + next / 64] & (1 << UInt64(next % 64)) == 0
            }
            for next in allowed { reached[index * words + next / 64] |= 1 << UInt64(next % 64) }
        }
        return result
    }
}
