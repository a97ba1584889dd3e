extension Drawing {
    /// The drawing as SVG, with colors for light and dark mode.
    var svg: String { picture(isPage: false) }

    /// Returns the drawing as SVG. With `isPage`, faint edges are included, the keyboard can focus the boxes, and the
    /// style sheet is left to the page.
    func picture(isPage: Bool) -> String {
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
                + "height=\"\(height)\" font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" "
                + "font-size=\"12\">"
        ]
        if !isPage { lines.append("<style>\n\(Self.style)\n</style>") }
        lines.append("<rect class=\"back\" width=\"\(width)\" height=\"\(height)\"/>")
        lines += bands.map { band in
            let kind = ["Core", "System"].contains(band.name) ? "plinth" : "band"
            return "<rect class=\"\(kind)\" \(Self.attributes(of: band.box))/>"
        }
        lines += columns.map { "<rect class=\"column\" \(Self.attributes(of: $0.box)) rx=\"6\"/>" }
        lines += bands.map { band in
            "<text class=\"layer\" x=\"\(band.box.x + 10)\" y=\"\(band.box.y + 22)\">\(band.name)</text>"
        }
        lines += columns.map { column in
            "<text class=\"subject\" x=\"\(column.box.x + column.box.width / 2)\" y=\"\(column.box.y + 19)\">"
                + "\(column.name.escapedForMarkup)</text>"
        }
        // Forbidden edges are on top, faint ones below all others.
        let drawn = wires.filter { isPage || !$0.edge.isFaint }.map { wire in
            (wire.edge.isForbidden ? 2 : wire.edge.isFaint ? 0 : 1, path(wire))
        }
        for layer in 0...2 { lines += drawn.filter { $0.0 == layer }.map(\.1) }
        lines += boxes.indices.map { box($0, isPage: isPage) }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    private static func attributes(of box: Box) -> String {
        "x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\""
    }

    private func path(_ wire: Wire) -> String {
        let edge = wire.edge
        let kind = edge.isForbidden ? "bad" : edge.isFaint ? "faint" : "to\(graph.nodes[edge.to].row)"
        let head = wire.points.last.map { "M\($0.x) \($0.y)l-3.5 -7h7z" } ?? ""
        return [("e", Self.line(through: wire.points)), ("h", head)].map { part, path in
            "<path class=\"\(part) \(kind) f\(edge.from) t\(edge.to)\" d=\"\(path)\"/>"
        }.joined()
    }

    private static func line(through points: [Point]) -> String {
        var corners: [Point] = []
        for point in points where point != corners.last {
            // The middle one of three points on a line is no corner.
            if corners.count > 1,
                Set((corners.suffix(2) + [point]).map(\.x)).count == 1
                    || Set((corners.suffix(2) + [point]).map(\.y)).count == 1
            {
                corners.removeLast()
            }
            corners.append(point)
        }
        var text = "M\(corners[0].x) \(corners[0].y)"
        for index in corners.indices.dropFirst().dropLast() {
            let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
            let (start, end) = (toward(before, from: corner), toward(after, from: corner))
            text += "L\(start.x) \(start.y)Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
        }
        let last = corners[corners.count - 1]
        return text + "L\(last.x) \(last.y - 2)"
    }

    /// Returns a point near a corner, on the way to another point.
    private static func toward(_ other: Point, from corner: Point) -> Point {
        func step(_ distance: Int) -> Int { distance.signum() * min(5, abs(distance) / 2) }
        return Point(x: corner.x + step(other.x - corner.x), y: corner.y + step(other.y - corner.y))
    }

    private func box(_ index: Int, isPage: Bool) -> String {
        let (node, box, label) = (graph.nodes[index], boxes[index], labels[index])
        let focus = isPage ? " tabindex=\"0\"" : ""
        let kind = node.forbidden.isEmpty ? "" : " bad"
        let middle = box.x + box.width / 2
        let first = box.y + (box.height - label.lines.count * Label.lineHeight) / 2 + 11
        let text = label.lines.enumerated().map { index, line in
            "<text x=\"\(middle)\" y=\"\(first + index * Label.lineHeight)\">\(line.escapedForMarkup)</text>"
        }.joined()
        return "<g class=\"n in\(node.row)\(kind)\" data-node=\"\(index)\"\(focus)>"
            + "<title>\(node.row) \(node.name.escapedForMarkup): in \(node.fanIn), out \(node.next.count), "
            + "depth \(node.depth)</title>"
            + "<rect \(Self.attributes(of: box)) rx=\"5\"/>\(text)</g>"
    }

    static let style = """
        .back { fill: #fff } .band { fill: #f4f6f9; stroke: #fff; stroke-width: 2 } .plinth { fill: #e9e6df }
        .column { fill: #2c5282; fill-opacity: 0.05 }
        .layer { fill: #5b6572; font-weight: bold } .subject { fill: #5b6572; font-weight: bold; text-anchor: middle }
        .n rect { fill: #fff; stroke: #6b7a8c } .n text { fill: #1c2733; text-anchor: middle }
        .inDomain rect { fill: #fff8e6 } .inData rect { fill: #eef7ee } .inFeature rect { fill: #fff }
        .e { fill: none; stroke: #4a6fa5; stroke-width: 1.3 } .h { fill: #4a6fa5 }
        .e.toDomain { stroke: #b7791f } .h.toDomain { fill: #b7791f }
        .e.toCore, .e.toSystem { stroke: #8a8f98 } .h.toCore, .h.toSystem { fill: #8a8f98 }
        .e.bad { stroke: #d00000; stroke-width: 2.5 } .h.bad { fill: #d00000 } .n.bad rect { stroke: #d00000 }
        @media (prefers-color-scheme: dark) {
        .back { fill: #14181d } .band { fill: #1c2128; stroke: #14181d } .plinth { fill: #2a2722 }
        .column { fill: #9cc2ff; fill-opacity: 0.06 } .layer, .subject { fill: #98a4b3 }
        .n rect { fill: #222a33; stroke: #7d8b9c } .n text { fill: #e4e9ef }
        .inDomain rect { fill: #332c1b } .inData rect { fill: #1f2f24 } .inFeature rect { fill: #222a33 }
        .e { stroke: #7ea6dd } .h { fill: #7ea6dd }
        .e.toDomain { stroke: #d9a441 } .h.toDomain { fill: #d9a441 }
        .e.toCore, .e.toSystem { stroke: #8b929c } .h.toCore, .h.toSystem { fill: #8b929c }
        .e.bad { stroke: #ff5c5c } .h.bad { fill: #ff5c5c } .n.bad rect { stroke: #ff5c5c }
        }
        """
}
