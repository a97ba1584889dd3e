/// A drawing of the dependency graph, with the position of each box and the path of each edge. Layers are rows with
/// Core at the bottom, and subjects are columns. No edge crosses a box.
struct Drawing {
    struct Box { let x, y, width, height: Int }

    struct Point: Equatable { let x, y: Int }

    /// An edge with the corners of its path. A faint edge is implied by a longer path of edges, and shown only for the
    /// box under the pointer.
    struct Wire {
        let from, to: Int
        let isForbidden, isFaint: Bool
        let points: [Point]
    }

    /// A rectangle behind the boxes, with its label.
    struct Area {
        let name: String
        let x, y, width, height: Int
    }

    private static let (margin, caption, heading) = (12, 78, 30)
    /// The distance between two tracks, and the minimum distances between two slots, two columns, and two lines, in
    /// pixels.
    private static let (track, gutter, columnGutter, channel) = (7, 18, 34, 26)

    let graph: Graph
    let labels: [Label]
    private(set) var boxes: [Box] = []
    private(set) var bands: [Area] = []
    private(set) var columns: [Area] = []
    private(set) var wires: [Wire] = []
    private(set) var width = 0
    private(set) var height = 0

    init(_ graph: Graph) {
        self.graph = graph
        labels = graph.nodes.map { Label($0.name) }
        let reduction = graph.reduction
        let grid = Grid(graph, edges: reduction)
        let edges = reduction.enumerated().flatMap { from, next in
            next.map { EdgeRoutes.Edge(from: from, to: $0, isForbidden: graph.nodes[from].forbidden.contains($0)) }
        }
        let routes = EdgeRoutes(grid, edges)
        let slotWidths = Self.slotWidths(grid, labels)
        let paths = EdgePaths(grid, routes, slotWidths)
        let (slots, gutters, right) = horizontal(grid, paths, slotWidths)
        let (lines, channels, bottom) = vertical(grid, paths)
        (width, height) = (right + Self.margin, bottom + Self.margin)
        boxes = graph.nodes.indices.map { node in
            let (slot, line) = (grid.slot[node], grid.line[node])
            return Box(x: slots[slot], y: lines[line].y, width: slotWidths[slot], height: lines[line].height)
        }
        let shown = Set(edges.map { [$0.from, $0.to] })
        let faint = graph.nodes.enumerated().flatMap { from, node in
            node.next.filter { !shown.contains([from, $0]) }.map {
                EdgeRoutes.Edge(from: from, to: $0, isForbidden: false)
            }
        }
        let size = EdgePaths.Size(
            track: Self.track, slots: slots, gutters: gutters, channels: channels,
            bottoms: lines.map { $0.y + $0.height },
            tops: lines.map(\.y))
        wires =
            routes.routes.map { wire($0.edge, isFaint: false, paths.points(of: $0, size)) }
            + faint.map { wire($0, isFaint: true, paths.points(ofFaint: $0, size)) }
        frame(grid, slots, slotWidths, lines)
    }

    private func wire(_ edge: EdgeRoutes.Edge, isFaint: Bool, _ points: [Point]) -> Wire {
        Wire(from: edge.from, to: edge.to, isForbidden: edge.isForbidden, isFaint: isFaint, points: points)
    }

    // MARK: Measures

    private static func slotWidths(_ grid: Grid, _ labels: [Label]) -> [Int] {
        var widths = [Int](repeating: 64, count: grid.slotCount)
        for (node, label) in labels.enumerated() {
            // The edges that leave a node may all be on one side of the middle.
            let least = max(label.width + 18, 4 * grid.edges[node].count + 14)
            widths[grid.slot[node]] = max(widths[grid.slot[node]], least)
        }
        for column in grid.columns where column.slots.count == 1 {
            let slot = column.slots.lowerBound
            widths[slot] = max(widths[slot], column.subject.map { Label($0).width } ?? 0)
        }
        return widths
    }

    /// Returns the horizontal positions of the slots and of each gutter's first track, and the right end of the last
    /// gutter.
    private func horizontal(_ grid: Grid, _ paths: EdgePaths, _ widths: [Int]) -> ([Int], [Int], Int) {
        let borders = Set(grid.columns.flatMap { [$0.slots.lowerBound, $0.slots.upperBound] })
        var (x, slots, gutters): (Int, [Int], [Int]) = (Self.margin + Self.caption, [], [])
        for gutter in 0...grid.slotCount {
            let least = borders.contains(gutter) ? Self.columnGutter : Self.gutter
            let tracks = paths.gutterTracks(gutter)
            let width = max(least, (tracks + 1) * Self.track + 4)
            gutters.append(x + (width - (tracks - 1) * Self.track) / 2)
            x += width
            if gutter < grid.slotCount {
                slots.append(x)
                x += widths[gutter]
            }
        }
        return (slots, gutters, x)
    }

    /// Returns the vertical position and the height of each line, the position of each channel's first track, and the
    /// bottom of the last channel.
    private func vertical(_ grid: Grid, _ paths: EdgePaths) -> (lines: [(y: Int, height: Int)], [Int], Int) {
        let starts = Set(grid.bands.map(\.lines.lowerBound))
        var y = Self.margin + (columnsHaveHeading(grid) ? Self.heading : 0)
        var (lines, channels): ([(y: Int, height: Int)], [Int]) = ([], [])
        for channel in 0...grid.cells.count {
            let tracks = paths.channelTracks(channel)
            let least = starts.contains(channel) && channel > 0 ? Self.channel + 14 : Self.channel
            // Below the tracks is room for the head of an arrow.
            let height = max(channel == 0 || channel == grid.cells.count ? 14 : least, (tracks + 1) * Self.track + 14)
            channels.append(y + (height - 6 - (tracks - 1) * Self.track) / 2)
            y += height
            guard channel < grid.cells.count else { continue }
            let labels = grid.cells[channel].compactMap { $0.map { self.labels[$0].boxHeight } }
            lines.append((y, labels.max() ?? 0))
            y += labels.max() ?? 0
        }
        return (lines, channels, y)
    }

    private mutating func frame(_ grid: Grid, _ slots: [Int], _ widths: [Int], _ lines: [(y: Int, height: Int)]) {
        var tops = [Self.margin + (columnsHaveHeading(grid) ? Self.heading : 0)]
        for (band, next) in zip(grid.bands, grid.bands.dropFirst()) {
            let above = lines[band.lines.upperBound - 1]
            tops.append((above.y + above.height + lines[next.lines.lowerBound].y) / 2)
        }
        tops.append(height - Self.margin)
        for (index, band) in grid.bands.enumerated() {
            bands.append(
                Area(
                    name: band.name, x: Self.margin, y: tops[index], width: width - 2 * Self.margin,
                    height: tops[index + 1] - tops[index]))
        }
        guard columnsHaveHeading(grid), let last = grid.bands.lastIndex(where: \.hasColumns) else { return }
        for column in grid.columns {
            let (first, end) = (column.slots.lowerBound, column.slots.upperBound - 1)
            let x = slots[first] - Self.columnGutter / 2 + 4
            columns.append(
                Area(
                    name: column.subject ?? "other", x: x, y: Self.margin,
                    width: slots[end] + widths[end] + Self.columnGutter / 2 - 4 - x,
                    height: tops[last + 1] - Self.margin - 4))
        }
    }

    private func columnsHaveHeading(_ grid: Grid) -> Bool { grid.columns.contains { $0.subject != nil } }
}
