/// Where each node of a graph is drawn. A row is a band; in it the nodes that nothing of the band depends on stand above,
/// and a line that would be too wide is broken.
struct Drawing {
    struct Box { let x, y, width: Int }

    static let height = 34
    private static let gap = 18, lineGap = 40, bandGap = 30, margin = 24, heading = 96
    /// How wide a line may be before it is broken.
    private static let limit = 1500

    let graph: Graph
    private(set) var boxes: [Int: Box] = [:]
    private(set) var bands: [(name: String, y: Int, height: Int)] = []
    private(set) var width = 0
    private(set) var height = 0

    init(_ graph: Graph) {
        self.graph = graph
        var y = Self.margin
        var centres: [Int: Int] = [:]
        for row in graph.filledRows {
            let start = y
            y += Self.bandGap / 2
            let levels = Dictionary(grouping: row.nodes) { graph.nodes[$0].depthInRow }
            for level in levels.keys.sorted(by: >) {
                let above = predecessors(centres)
                let order = (levels[level] ?? []).sorted { first, second in
                    let (a, b) = (above[first] ?? .max, above[second] ?? .max)
                    return (a, graph.nodes[first].name, first) < (b, graph.nodes[second].name, second)
                }
                for line in lines(of: order) {
                    place(line, y, &centres)
                    y += Self.height + Self.lineGap
                }
            }
            y += Self.bandGap / 2 - Self.lineGap
            bands.append((row.name, start, y - start))
            y += Self.bandGap
        }
        height = y - Self.bandGap + Self.margin
        width = (boxes.values.map { $0.x + $0.width }.max() ?? Self.heading) + Self.margin
        centre()
    }

    /// For each node the mean of where those stand that depend on it, as far as they are placed.
    private func predecessors(_ centres: [Int: Int]) -> [Int: Int] {
        var sums: [Int: (sum: Int, count: Int)] = [:]
        for (from, centre) in centres {
            for next in graph.nodes[from].next {
                let old = sums[next] ?? (0, 0)
                sums[next] = (old.sum + centre, old.count + 1)
            }
        }
        return sums.mapValues { $0.sum / $0.count }
    }

    private func width(of node: Int) -> Int { graph.nodes[node].name.count * 8 + 24 }

    private func lines(of nodes: [Int]) -> [[Int]] {
        let total = nodes.reduce(0) { $0 + width(of: $1) + Self.gap }
        let count = max(1, (total + Self.limit - 1) / Self.limit)
        let size = (nodes.count + count - 1) / count
        return stride(from: 0, to: nodes.count, by: max(1, size)).map { Array(nodes[$0..<min($0 + size, nodes.count)]) }
    }

    private mutating func place(_ line: [Int], _ y: Int, _ centres: inout [Int: Int]) {
        var x = Self.heading
        for node in line {
            let width = width(of: node)
            boxes[node] = Box(x: x, y: y, width: width)
            centres[node] = x + width / 2
            x += width + Self.gap
        }
    }

    /// Moves each line into the middle.
    private mutating func centre() {
        let lines = Dictionary(grouping: boxes, by: \.value.y)
        for line in lines.values {
            let end = line.map { $0.value.x + $0.value.width }.max() ?? 0
            let shift = max(0, (width - Self.margin - end) / 2)
            for (node, box) in line { boxes[node] = Box(x: box.x + shift, y: box.y, width: box.width) }
        }
    }

    /// The picture. It says its own colours, so that it can be read on dark and on light.
    var svg: String {
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
                + "height=\"\(height)\" font-family=\"ui-monospace, Menlo, monospace\" font-size=\"13\">",
            "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#ffffff\"/>",
        ]
        for (index, band) in bands.enumerated() {
            lines.append(
                "<rect x=\"8\" y=\"\(band.y)\" width=\"\(width - 16)\" height=\"\(band.height)\" rx=\"8\" "
                    + "fill=\"\(index.isMultiple(of: 2) ? "#f1f4f8" : "#f8f5ee")\"/>")
            lines.append(
                "<text x=\"20\" y=\"\(band.y + 22)\" fill=\"#667\" font-weight=\"bold\">\(band.name)</text>")
        }
        for (index, node) in graph.nodes.enumerated() {
            for next in node.next where !node.forbidden.contains(next) {
                lines.append(edge(index, next, isForbidden: false))
            }
        }
        for (index, node) in graph.nodes.enumerated() {
            for next in node.next where node.forbidden.contains(next) {
                lines.append(edge(index, next, isForbidden: true))
            }
        }
        for index in graph.nodes.indices { lines.append(box(index)) }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    private func edge(_ from: Int, _ to: Int, isForbidden: Bool) -> String {
        guard let start = boxes[from], let end = boxes[to] else { return "" }
        let (x1, x2) = (start.x + start.width / 2, end.x + end.width / 2)
        let isDown = end.y > start.y
        let (y1, y2) = (isDown ? start.y + Self.height : start.y, isDown ? end.y : end.y + Self.height)
        let bend = max(24, abs(y2 - y1) / 2) * (isDown ? 1 : -1)
        let style =
            isForbidden ? "stroke=\"#d00000\" stroke-width=\"3\"" : "stroke=\"#4a6fa5\" stroke-opacity=\"0.4\""
        return "<path class=\"e f\(from) t\(to)\" d=\"M\(x1) \(y1)C\(x1) \(y1 + bend) \(x2) \(y2 - bend) \(x2) \(y2)\" "
            + "fill=\"none\" \(style)/>"
    }

    private func box(_ index: Int) -> String {
        guard let box = boxes[index] else { return "" }
        let node = graph.nodes[index]
        let color = node.forbidden.isEmpty ? "#33485f" : "#d00000"
        return
            "<g class=\"n\" data-node=\"\(index)\"><title>\(node.row) \(node.name.escapedForMarkup): in \(node.fanIn), "
            + "out \(node.next.count), depth \(node.depth)</title>"
            + "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(Self.height)\" rx=\"6\" "
            + "fill=\"#ffffff\" stroke=\"\(color)\"/>"
            + "<text x=\"\(box.x + box.width / 2)\" y=\"\(box.y + 22)\" text-anchor=\"middle\" fill=\"#1c2733\">"
            + "\(node.name.escapedForMarkup)</text></g>"
    }

    /// A page with the picture, which shows the ways of the node under the pointer, finds names, and lists the measures.
    var html: String {
        let rows = graph.filledRows.flatMap { graph.sorted($0.nodes) }.map { index in
            let node = graph.nodes[index]
            return "<tr data-node=\"\(index)\"><td>\(node.row)</td><td>\(node.name.escapedForMarkup)</td>"
                + "<td>\(node.depth)</td><td>\(node.fanIn)</td><td>\(node.next.count)</td></tr>"
        }
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>The house</title>
            <style>
            body { font: 14px system-ui, sans-serif; margin: 1rem; background: #fff; color: #1c2733 }
            .dim { opacity: 0.08 } .n { cursor: pointer } td, th { padding: 0 1rem 0 0; text-align: left }
            .picture { overflow: auto }
            </style></head><body>
            <p><input type="search" id="find" placeholder="name" aria-label="name"> \(graph.nodes.count) nodes</p>
            <div class="picture">
            \(svg)</div>
            <table><thead><tr><th>Layer</th><th>Name</th><th>Depth</th><th>In</th><th>Out</th></tr></thead><tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table>
            <script>
            const nodes = [...document.querySelectorAll(".n")], edges = [...document.querySelectorAll(".e")]
            function show(kept, ways) {
              nodes.forEach(n => n.classList.toggle("dim", kept && !kept.has(n.dataset.node)))
              edges.forEach(e => e.classList.toggle("dim", ways && !ways(e)))
            }
            function around(id) {
              const mine = e => e.classList.contains("f" + id) || e.classList.contains("t" + id)
              const kept = new Set([id])
              edges.filter(mine).forEach(e => e.classList.forEach(c => { if (/^[ft]\\d/.test(c)) kept.add(c.slice(1)) }))
              show(kept, mine)
            }
            document.querySelectorAll("[data-node]").forEach(n => {
              n.addEventListener("mouseenter", () => around(n.dataset.node))
              n.addEventListener("mouseleave", () => show())
            })
            document.getElementById("find").addEventListener("input", event => {
              const text = event.target.value.toLowerCase()
              if (!text) return show()
              const kept = new Set(nodes.filter(n => n.textContent.toLowerCase().includes(text)).map(n => n.dataset.node))
              show(kept, e => [...e.classList].some(c => /^[ft]\\d/.test(c) && kept.has(c.slice(1))))
            })
            </script></body></html>

            """
    }
}
