extension Graph {
    var text: String {
        let width = (nodes.map(\.name.count).max() ?? 0) + 2
        var lines: [String] = []
        for row in filledRows {
            if !lines.isEmpty { lines.append("") }
            lines.append(row.name.padded(to: width + 2) + "depth   in  out  depends on")
            for index in sorted(row.nodes) {
                let node = nodes[index]
                let measures = [node.depth, node.fanIn, node.next.count].map { "\($0)".leftPadded(to: 5) }.joined()
                lines.append("  \(node.name.padded(to: width))\(measures)  \(names(of: node))".trimmingEnd)
            }
        }
        let forbidden = nodes.reduce(0) { $0 + $1.forbidden.count }
        if forbidden > 0 { lines += ["", "✗ marks what the rules forbid: \(forbidden)."] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the names of a node's dependencies, grouped by row. Each group begins with the name of the row, except
    /// the group of the node's own row.
    private func names(of node: Node) -> String {
        Self.rows.compactMap { row in
            let names = node.next.filter { nodes[$0].row == row }.map { index in
                (node.forbidden.contains(index) ? "✗" : "") + nodes[index].name
            }.sorted()
            guard !names.isEmpty else { return nil }
            return "\(row == node.row ? "" : "\(row): ")\(names.joined(separator: ", "))"
        }.joined(separator: " · ")
    }

    /// Returns the nodes sorted by depth, the deepest first, then by name.
    func sorted(_ indices: [Int]) -> [Int] {
        indices.sorted { (-nodes[$0].depth, nodes[$0].name) < (-nodes[$1].depth, nodes[$1].name) }
    }

    private var edges: [(from: Int, to: Int, isForbidden: Bool)] {
        nodes.enumerated().flatMap { from, node in node.next.map { (from, $0, node.forbidden.contains($0)) } }
    }

    var mermaid: String {
        var lines = ["flowchart TD"]
        for row in filledRows {
            lines.append("    subgraph \(row.name)")
            lines += sorted(row.nodes).map { "        n\($0)[\"\(nodes[$0].name.escapedForMarkup)\"]" }
            lines.append("    end")
        }
        lines += edges.map { "    n\($0.from) --> n\($0.to)" }
        let red = edges.indices.filter { edges[$0].isForbidden }
        if !red.isEmpty {
            lines.append("    linkStyle \(red.map(String.init).joined(separator: ",")) stroke:#d00,stroke-width:3px")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    var dot: String {
        var lines = ["digraph house {", "    node [shape=box, style=rounded];"]
        for row in filledRows {
            lines.append("    subgraph cluster_\(row.name) {")
            lines.append("        label=\"\(row.name)\";")
            lines += sorted(row.nodes).map { "        n\($0) [label=\"\(nodes[$0].name.escapedForDot)\"];" }
            lines.append("    }")
        }
        lines += edges.map { edge in
            "    n\(edge.from) -> n\(edge.to)\(edge.isForbidden ? " [color=red, penwidth=2]" : "");"
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }
}

extension String {
    /// The text escaped for XML, HTML, and Mermaid's quotes.
    var escapedForMarkup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    fileprivate var escapedForDot: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }

    /// Returns the text padded with trailing spaces to the width of a column.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// Returns the text padded with leading spaces to the width of a column.
    func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

    var trimmingEnd: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }
}
