/// Routes the edges between the boxes through channels, which are above the lines, and gutters, which are left of the
/// slots. All edges to a node form a net and share their paths.
///
/// Each edge runs across the channel below its node, down at one position, and across the channel above its target.
/// Positions are `2 × gutter` and `2 × slot + 1`.
struct EdgeRouter {
    struct Edge {
        let from, to: Int
        let isForbidden, isFaint: Bool
    }

    /// A channel, or a position between the lines.
    private struct Lane: Hashable {
        let isChannel: Bool
        let place: Int
    }

    /// The edges to one node, with the positions where they run down, and the ranges of all lanes that they cover.
    private struct Net {
        let edges: [Edge]
        var downs: [Int] = []
        var lanes: [Lane: ClosedRange<Int>] = [:]
    }

    private struct Route {
        let edge: Edge
        let net, down: Int
    }

    private let grid: Grid
    private let widths: [Int]
    /// How many nets run horizontally, and how many vertically, at each position of each channel.
    private var across, down: [Int]
    private var nets: [Net] = []
    private var routes: [Route] = []
    /// The horizontal distance from the middle of a box to the point where an edge leaves it, by box and net.
    private var ports: [[Int]: Int] = [:]
    private(set) var channels: [Tracks] = []
    private(set) var gutters: [Tracks] = []

    init(_ grid: Grid, _ edges: [Edge], widths: [Int]) {
        (self.grid, self.widths) = (grid, widths)
        across = [Int](repeating: 0, count: (2 * grid.slotCount + 1) * (grid.cells.count + 1))
        down = across
        nets = Dictionary(grouping: edges.filter { !$0.isFaint }) { $0.to * 2 + ($0.isForbidden ? 1 : 0) }
            .sorted { $0.key < $1.key }
            .map { Net(edges: $1.sorted { (length(of: $0), $0.from) < (length(of: $1), $1.from) }) }
        let reaches = nets.map { $0.edges.reduce(0) { $0 + length(of: $1) } }
        let order = nets.indices.sorted { (reaches[$0], $0) < (reaches[$1], $1) }
        for _ in 0..<3 { order.forEach { route($0) } }
        routes = nets.enumerated().flatMap { index, net in
            zip(net.edges, net.downs).map { Route(edge: $0, net: index, down: $1) }
        }
        choosePorts()
        // The position of a net in a channel depends on its position in the gutters, and the other way round.
        for _ in 0..<2 {
            gutters = ways(count: grid.slotCount + 1, leaveGutter).map { Tracks($0) }
            channels = ways(count: grid.cells.count + 1, leaveChannels).map { Tracks($0) }
        }
        for edge in edges where edge.isFaint {
            let net = nets.firstIndex { $0.edges[0].to == edge.to } ?? -1
            routes.append(Route(edge: edge, net: net, down: bestDown(edge, in: Net(edges: []))))
        }
    }

    // MARK: Positions

    private func position(_ node: Int) -> Int { 2 * grid.slot[node] + 1 }
    private func source(_ edge: Edge) -> Int { grid.line[edge.from] + 1 }
    private func target(_ edge: Edge) -> Int { grid.line[edge.to] }
    private func index(_ channel: Int, _ position: Int) -> Int { channel * (2 * grid.slotCount + 1) + position }

    private func length(of edge: Edge) -> Int {
        abs(position(edge.from) - position(edge.to)) + abs(grid.line[edge.from] - grid.line[edge.to])
    }

    private func hull(_ old: ClosedRange<Int>?, _ a: Int, _ b: Int) -> ClosedRange<Int> {
        min(a, b, old?.lowerBound ?? a)...max(a, b, old?.upperBound ?? a)
    }

    // MARK: Choosing

    private mutating func route(_ index: Int) {
        count(nets[index], -1)
        (nets[index].downs, nets[index].lanes) = ([], [:])
        for edge in nets[index].edges {
            let down = bestDown(edge, in: nets[index])
            nets[index].downs.append(down)
            for (lane, range) in lanes(of: edge, down) {
                nets[index].lanes[lane] = hull(nets[index].lanes[lane], range.lowerBound, range.upperBound)
            }
        }
        count(nets[index], 1)
    }

    private mutating func count(_ net: Net, _ change: Int) {
        for (lane, range) in net.lanes {
            for place in range {
                if lane.isChannel {
                    across[index(lane.place, place)] += change
                } else {
                    down[index(place, lane.place)] += change
                }
            }
        }
    }

    private func bestDown(_ edge: Edge, in net: Net) -> Int {
        candidates(for: edge).map { ($0, cost(of: edge, $0, in: net)) }.min { $0.1 < $1.1 }?.0 ?? position(edge.from)
    }

    /// Returns the positions where an edge may run down: above its target or below its source, if no box is in the way,
    /// and in the gutters near both.
    private func candidates(for edge: Edge) -> [Int] {
        let (source, target) = (source(edge), target(edge))
        if source == target { return [position(edge.from)] }
        let straight = [edge.to, edge.from].filter { node in
            source < target && (source..<target).allSatisfy { grid.cells[$0][grid.slot[node]] == nil }
        }.map(position)
        if straight == [position(edge.from), position(edge.from)] { return straight }
        let (from, to) = (grid.slot[edge.from], grid.slot[edge.to])
        return straight + (max(0, min(from, to) - 1)...min(grid.slotCount, max(from, to) + 2)).map { 2 * $0 }
    }

    private func lanes(of edge: Edge, _ down: Int) -> [(lane: Lane, range: ClosedRange<Int>)] {
        let (source, target) = (source(edge), target(edge))
        return [
            (Lane(isChannel: true, place: source), hull(nil, position(edge.from), down)),
            (Lane(isChannel: true, place: target), hull(nil, down, position(edge.to))),
            (Lane(isChannel: false, place: down), hull(nil, source, target)),
        ].filter { $0.range.count > 1 }
    }

    /// Returns the cost of what an edge adds to its net: bends, length, crossings, and the nets beside it in a gutter.
    private func cost(of edge: Edge, _ position: Int, in net: Net) -> Int {
        var cost = 0
        for (lane, range) in lanes(of: edge, position) {
            let old = net.lanes[lane]
            let isGutter = !lane.isChannel && position.isMultiple(of: 2)
            if old == nil { cost += lane.isChannel || isGutter ? 14 : 0 } else if lane.isChannel { cost += 4 }
            for place in hull(old, range.lowerBound, range.upperBound) where old?.contains(place) != true {
                if lane.isChannel {
                    cost += 10 + 9 * down[index(lane.place, place)]
                } else {
                    let isInside = place > range.lowerBound && place < range.upperBound
                    let at = index(place, position)
                    cost += 9 + (isInside ? 9 * across[at] : 0) + (isGutter ? 2 * down[at] : 0)
                }
            }
        }
        return cost
    }

    // MARK: Ports and tracks

    /// Returns the position toward which an edge leaves its box.
    private func aim(_ route: Route) -> Int {
        route.down.isMultiple(of: 2) ? route.down : position(route.edge.to)
    }

    private mutating func choosePorts() {
        for (node, routes) in Dictionary(grouping: routes, by: \.edge.from) {
            let sorted = routes.sorted { first, second in
                (aim(first), grid.slot[first.edge.to], first.net) < (aim(second), grid.slot[second.edge.to], second.net)
            }
            let left = sorted.filter { aim($0) < position(node) }
            let right = sorted.filter { aim($0) > position(node) }
            for (side, first) in [(left, -left.count), (right, 1)] {
                let step = max(2, min(9, (widths[grid.slot[node]] / 2 - 7) / max(1, side.count)))
                for (index, route) in side.enumerated() { ports[[node, route.net]] = (first + index) * step }
            }
        }
    }

    private func port(_ route: Route) -> Int { ports[[route.edge.from, route.net]] ?? 0 }

    private typealias Leave = (_ lane: Int, _ place: Int, _ isBefore: Bool, _ margin: Int) -> Void

    /// Returns the ways of the nets in each channel or gutter. The closure calls its argument for each branch of a
    /// route, with a margin if the exact place is not known yet.
    private func ways(count: Int, _ branches: (Route, Leave) -> Void) -> [[Tracks.Way]] {
        var ways = [[Int: Tracks.Way]](repeating: [:], count: count)
        for route in routes {
            branches(route) { lane, place, isBefore, margin in
                ways[lane][route.net, default: Tracks.Way(net: route.net, range: place...place)]
                    .leave(at: place, isBefore: isBefore, margin: margin)
            }
        }
        return ways.map { $0.values.sorted { $0.net < $1.net } }
    }

    private func leaveChannels(_ route: Route, _ leave: Leave) {
        let (source, target) = (source(route.edge), target(route.edge))
        let start = position(route.edge.from) * 1000 + port(route)
        let end = position(route.edge.to) * 1000
        let isGutter = route.down.isMultiple(of: 2)
        let middle =
            isGutter
            ? route.down * 1000 + 10 * (gutters[route.down / 2].track[route.net] ?? 0)
            : route.down == position(route.edge.from) ? start : end
        if middle != start {
            leave(source, start, true, 0)
            leave(source, middle, target < source, isGutter ? 500 : 0)
        }
        if middle != end {
            leave(target, middle, source <= target, isGutter ? 500 : 0)
            leave(target, end, false, 0)
        }
    }

    private func leaveGutter(_ route: Route, _ leave: Leave) {
        guard route.down.isMultiple(of: 2) else { return }
        for (channel, node) in [(source(route.edge), route.edge.from), (target(route.edge), route.edge.to)] {
            let track = channels.isEmpty ? 0 : channels[channel].track[route.net] ?? 0
            leave(route.down / 2, channel * 1000 + 10 * track, position(node) < route.down, 500)
        }
    }

    // MARK: Points

    /// Returns the edges with the corners of their paths. A faint edge may overlap other edges.
    func wires(_ slots: Drawing.Spread, _ lines: Drawing.Spread) -> [Drawing.Wire] {
        routes.map { route in
            let edge = route.edge
            func place(_ spread: Drawing.Spread, _ lane: Int, _ tracks: [Tracks]) -> Int {
                spread.gaps[lane] + (tracks[lane].track[route.net] ?? tracks[lane].count / 2) * Drawing.track
            }
            func middle(_ node: Int) -> Int { slots.starts[grid.slot[node]] + widths[grid.slot[node]] / 2 }
            let port = edge.isFaint ? widths[grid.slot[edge.from]] / 4 : port(route)
            let isStraight = route.down == position(edge.to) && position(edge.from) == position(edge.to)
            let (start, end) = (middle(edge.from) + (isStraight ? 0 : port), middle(edge.to))
            let x =
                route.down.isMultiple(of: 2)
                ? place(slots, route.down / 2, gutters) : route.down == position(edge.from) ? start : end
            let (source, target) = (place(lines, source(edge), channels), place(lines, target(edge), channels))
            return Drawing.Wire(
                edge: edge,
                points: [
                    .init(x: start, y: lines.ends[grid.line[edge.from]]), .init(x: start, y: source),
                    .init(x: x, y: source), .init(x: x, y: target), .init(x: end, y: target),
                    .init(x: end, y: lines.starts[grid.line[edge.to]]),
                ])
        }
    }
}

/// The parallel tracks of the paths in a channel or a gutter, with few crossings.
struct Tracks {
    /// The path of a net: its range, and the places where branches leave it toward lower tracks, and toward higher ones.
    struct Way {
        let net: Int
        var range: ClosedRange<Int>
        private var before: [Int] = [], after: [Int] = []

        init(net: Int, range: ClosedRange<Int>) { (self.net, self.range) = (net, range) }

        mutating func leave(at place: Int, isBefore: Bool, margin: Int) {
            range = min(range.lowerBound, place - margin)...max(range.upperBound, place + margin)
            if isBefore {
                if !before.contains(place) { before.append(place) }
            } else if !after.contains(place) {
                after.append(place)
            }
        }

        /// Returns the number of crossings with another path that comes after this one.
        func crossings(before other: Way) -> Int {
            guard range.overlaps(other.range) else { return 0 }
            return after.count { other.range.contains($0) } + other.before.count { range.contains($0) }
        }
    }

    /// The track of each net, counted from 0.
    private(set) var track: [Int: Int] = [:]
    private(set) var count = 0

    init(_ ways: [Way]) {
        let gains = ways.map { first in
            ways.map { first.crossings(before: $0) - $0.crossings(before: first) }
        }
        let order = Array(ways.indices).sifted { order, place in gains[order[place]][order[place + 1]] }
        for (index, way) in order.map({ ways[$0] }).enumerated() {
            let beside = order[..<index].map { ways[$0] }.filter { $0.range.overlaps(way.range) }
            let number = beside.map { (track[$0.net] ?? 0) + 1 }.max() ?? 0
            track[way.net] = number
            count = max(count, number + 1)
        }
    }
}

extension [Int] {
    /// Returns the numbers in a better order, by moving one at a time to the best place until nothing improves, for at
    /// most ten rounds. `gain` is how much better an order becomes if the number at a place and the next number are
    /// swapped.
    func sifted(_ gain: ([Int], Int) -> Int) -> [Int] {
        var order = self
        for _ in 0..<10 {
            let old = order
            for number in self {
                let start = order.firstIndex(of: number) ?? 0
                var best = (gain: 0, place: start)
                for step in [-1, 1] {
                    var (trial, place, sum) = (order, start, 0)
                    while trial.indices.contains(place + step) {
                        sum += gain(trial, Swift.min(place, place + step))
                        trial.swapAt(place, place + step)
                        place += step
                        if sum > best.gain { best = (sum, place) }
                    }
                }
                order.insert(order.remove(at: start), at: best.place)
            }
            if order == old { break }
        }
        return order
    }
}
