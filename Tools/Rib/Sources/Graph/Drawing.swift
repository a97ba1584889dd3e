import Platform

/// A drawing of the dependency graph, with the position of each box and the path of each edge. Layers are rows with
/// Core at the bottom, and subjects are columns. No edge crosses a box.
struct Drawing {
    struct Box { let x, y, width, height: Int }

    struct Point: Equatable { let x, y: Int }

    /// An edge with the corners of its path. A faint edge is implied by a longer path of edges, and shown only for the
    /// box under the pointer.
    struct Wire {
        let edge: EdgeRouter.Edge
        let points: [Point]
    }

    struct Area {
        let name: String
        let box: Box
    }

    /// The positions of slots or lines in pixels, and those of the first tracks in the gaps around them.
    struct Spread {
        private(set) var starts: [Int] = [], ends: [Int] = [], gaps: [Int] = []
        private(set) var end: Int

        /// Places items of the given sizes with gaps between them for their tracks and the room after the tracks.
        init(_ sizes: [Int], from start: Int, _ tracks: [Tracks], room: Int, least: (Int) -> Int) {
            end = start
            for (index, tracks) in tracks.enumerated() {
                let gap = max(least(index), (tracks.count + 1) * track + 4 + room)
                gaps.append(end + (gap - room - (tracks.count - 1) * track) / 2)
                end += gap
                guard index < sizes.count else { continue }
                starts.append(end)
                end += sizes[index]
                ends.append(end)
            }
        }
    }

    private static let (margin, caption, heading) = (12, 78, 30)
    /// The distance between two tracks in pixels.
    static let track = 7
    /// The minimum distances between two slots, two columns, and two lines.
    private static let (gutter, columnGutter, channel) = (18, 34, 26)

    let graph: Graph
    let labels: [Label]
    let boxes: [Box]
    let wires: [Wire]
    private(set) var bands: [Area] = []
    private(set) var columns: [Area] = []
    let width, height: Int

    init(_ graph: Graph) {
        self.graph = graph
        let labels = graph.nodes.map { Label($0.name) }
        self.labels = labels
        let reduction = graph.reduction
        let grid = Grid(graph, edges: reduction)
        let edges = graph.nodes.enumerated().flatMap { from, node in
            node.next.map { to in
                EdgeRouter.Edge(
                    from: from, to: to, isForbidden: node.forbidden.contains(to),
                    isFaint: !reduction[from].contains(to))
            }
        }
        let widths = Self.slotWidths(grid, labels)
        let router = EdgeRouter(grid, edges, widths: widths)
        let borders = Set(grid.columns.flatMap { [$0.slots.lowerBound, $0.slots.upperBound] })
        let slots = Spread(widths, from: Self.margin + Self.caption, router.gutters, room: 0) { gutter in
            borders.contains(gutter) ? Self.columnGutter : Self.gutter
        }
        let hasHeadings = grid.columns.contains { $0.subject != nil }
        let top = Self.margin + (hasHeadings ? Self.heading : 0)
        let heights = grid.cells.map { $0.compactMap { $0.map { labels[$0].boxHeight } }.max() ?? 0 }
        let firsts = Set(grid.bands.map(\.lines.lowerBound))
        // In the room below the tracks are the heads of the arrows.
        let lines = Spread(heights, from: top, router.channels, room: 8) { channel in
            channel == 0 || channel == heights.count ? 14 : Self.channel + (firsts.contains(channel) ? 14 : 0)
        }
        boxes = graph.nodes.indices.map { node in
            let (slot, line) = (grid.slot[node], grid.line[node])
            return Box(x: slots.starts[slot], y: lines.starts[line], width: widths[slot], height: heights[line])
        }
        wires = router.wires(slots, lines)
        (width, height) = (slots.end + Self.margin, lines.end + Self.margin)
        var bottom = top
        for band in grid.bands {
            let (y, last) = (bottom, band.lines.upperBound)
            bottom = last == heights.count ? lines.end : (lines.ends[last - 1] + lines.starts[last]) / 2
            let box = Box(x: Self.margin, y: y, width: width - 2 * Self.margin, height: bottom - y)
            bands.append(Area(name: band.name, box: box))
        }
        guard hasHeadings, let last = grid.bands.lastIndex(where: \.hasColumns) else { return }
        let columnHeight = bands[last].box.y + bands[last].box.height - Self.margin - 4
        columns = grid.columns.map { column in
            let inset = Self.columnGutter / 2 - 4
            let (x, end) = (
                slots.starts[column.slots.lowerBound] - inset, slots.ends[column.slots.upperBound - 1] + inset
            )
            return Area(
                name: column.subject ?? "other", box: Box(x: x, y: Self.margin, width: end - x, height: columnHeight))
        }
    }

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
}

/// The lines of a node's name in its box. A long name is broken before a capital letter.
struct Label {
    let lines: [String]

    /// The preferred maximum number of letters in a line.
    private static let limit = 13
    static let lineHeight = 14

    init(_ name: String) {
        var (words, lines): ([String], [String]) = ([], [])
        for character in name {
            let begins = character.isUppercase && words.last?.last?.isUppercase == false
            if words.isEmpty || begins || "- ".contains(words.last?.last ?? "x") { words.append("") }
            words[words.count - 1].append(character)
        }
        for word in words {
            if let last = lines.last, last.count + word.count <= Self.limit {
                lines[lines.count - 1] += word
            } else {
                lines.append(word)
            }
        }
        self.lines = name.count > Self.limit ? lines : [name]
    }

    /// The width of the text in pixels. A letter of the fixed-width font takes 7.25 with some margin.
    var width: Int { (lines.map(\.count).max() ?? 0) * 725 / 100 + 1 }

    var boxHeight: Int { lines.count * Self.lineHeight + 14 }
}

extension House {
    /// The path, relative to the root, of the stored drawing of the house: the output of `rib graph --format svg`. Not
    /// every house has one.
    static let drawing = "Tools/Rib/house.svg"

    /// Returns the text of the updated drawing; `nil` if the stored drawing is up to date, or does not exist.
    func newDrawing() throws(SystemError) -> String? {
        let path = path(Self.drawing)
        guard FileSystem.exists(path) else { return nil }
        let new = Drawing(try Graph(self, level: .module)).svg
        return try FileSystem.bytes(of: path).elementsEqual(new.utf8) ? nil : new
    }

    /// Updates the stored drawing of the house at a root, if it has one.
    static func redraw(at root: String) throws(SystemError) {
        guard let new = try House(at: root).newDrawing() else { return }
        try FileSystem.replaceSharedFile("\(root)/\(drawing)", with: new)
    }
}
