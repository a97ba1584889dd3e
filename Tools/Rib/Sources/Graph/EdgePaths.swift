/// Determines the corners of each edge: assigns each net its tracks in channels and gutters, and each edge the point
/// where it leaves its box.
struct EdgePaths {
    private let grid: Grid
    private let routes: EdgeRoutes
    private let widths: [Int]
    /// The horizontal distance from the middle of a box to the point where an edge leaves it, by box and net.
    private var ports: [[Int]: Int] = [:]
    private var channels: [Tracks] = []
    private var gutters: [Tracks] = []

    /// The positions of slots, of lines, and of the first tracks between them, in pixels.
    struct Size {
        let track: Int
        let slots, gutters, channels, bottoms, tops: [Int]
    }

    init(_ grid: Grid, _ routes: EdgeRoutes, _ widths: [Int]) {
        (self.grid, self.routes, self.widths) = (grid, routes, widths)
        let all = routes.routes
        choosePorts(all)
        // The position of a net in a channel depends on its position in the gutters, and the other way round.
        for _ in 0..<2 {
            gutters = gutterWays(all).map { Tracks($0) }
            channels = channelWays(all).map { Tracks($0) }
        }
    }

    func gutterTracks(_ gutter: Int) -> Int { gutters[gutter].count }
    func channelTracks(_ channel: Int) -> Int { channels[channel].count }

    // MARK: Ports

    /// Returns the horizontal position toward which an edge leaves its box: `2 × gutter` or `2 × slot + 1`.
    private func aim(_ route: EdgeRoutes.Route) -> Int {
        switch route.descent {
        case .none, .aboveTarget, .underSource: 2 * grid.slot[route.edge.to] + 1
        case .gutter(let gutter): 2 * gutter
        }
    }

    private mutating func choosePorts(_ all: [EdgeRoutes.Route]) {
        for (node, routes) in Dictionary(grouping: all, by: \.edge.from) {
            let own = 2 * grid.slot[node] + 1
            let sorted = routes.sorted { first, second in
                (aim(first), grid.slot[first.edge.to], first.net) < (aim(second), grid.slot[second.edge.to], second.net)
            }
            let left = sorted.filter { aim($0) < own }
            let right = sorted.filter { aim($0) > own }
            let half = widths[grid.slot[node]] / 2 - 7
            func step(_ count: Int) -> Int { max(2, min(9, half / max(1, count))) }
            for (index, route) in left.enumerated() {
                ports[[node, route.net]] = (index - left.count) * step(left.count)
            }
            for (index, route) in right.enumerated() { ports[[node, route.net]] = (index + 1) * step(right.count) }
            for route in sorted where aim(route) == own { ports[[node, route.net]] = 0 }
        }
    }

    private func port(_ route: EdgeRoutes.Route) -> Int { ports[[route.edge.from, route.net]] ?? 0 }

    // MARK: Ways

    private func isStraight(_ route: EdgeRoutes.Route) -> Bool {
        if case .gutter = route.descent { return false }
        return grid.slot[route.edge.from] == grid.slot[route.edge.to]
    }

    private func channelWays(_ all: [EdgeRoutes.Route]) -> [[Tracks.Way]] {
        var ways = [[Int: Tracks.Way]](repeating: [:], count: grid.cells.count + 1)
        func leave(_ channel: Int, _ net: Int, _ place: Int, isBefore: Bool, margin: Int = 0) {
            ways[channel][net, default: Tracks.Way(net: net, at: place)]
                .leave(at: place, isBefore: isBefore, margin: margin)
        }
        for route in all where !isStraight(route) {
            let edge = route.edge
            let (source, target) = (grid.line[edge.from] + 1, grid.line[edge.to])
            let start = (2 * grid.slot[edge.from] + 1) * 1000 + port(route)
            let end = (2 * grid.slot[edge.to] + 1) * 1000
            guard case .gutter(let gutter) = route.descent else {
                let channel = route.descent == .underSource ? target : source
                leave(channel, route.net, start, isBefore: true)
                leave(channel, route.net, end, isBefore: false)
                continue
            }
            let middle = 2 * gutter * 1000 + 10 * (gutters[gutter].track[route.net] ?? 0)
            leave(source, route.net, start, isBefore: true)
            leave(source, route.net, middle, isBefore: target < source, margin: 500)
            leave(target, route.net, middle, isBefore: source < target, margin: 500)
            leave(target, route.net, end, isBefore: false)
        }
        return ways.map { $0.values.sorted { $0.net < $1.net } }
    }

    private func gutterWays(_ all: [EdgeRoutes.Route]) -> [[Tracks.Way]] {
        var ways = [[Int: Tracks.Way]](repeating: [:], count: grid.slotCount + 1)
        for route in all {
            guard case .gutter(let gutter) = route.descent else { continue }
            let ends = [
                (grid.line[route.edge.from] + 1, grid.slot[route.edge.from]),
                (grid.line[route.edge.to], grid.slot[route.edge.to]),
            ]
            for (channel, slot) in ends {
                let track = channels.isEmpty ? 0 : channels[channel].track[route.net] ?? 0
                let place = channel * 1000 + 10 * track
                ways[gutter][route.net, default: Tracks.Way(net: route.net, at: place)]
                    .leave(at: place, isBefore: slot < gutter, margin: 500)
            }
        }
        return ways.map { $0.values.sorted { $0.net < $1.net } }
    }

    // MARK: Points

    func points(of route: EdgeRoutes.Route, _ size: Size) -> [Drawing.Point] {
        points(route.edge, route.descent, port(route), size) { tracks in
            tracks.track[route.net] ?? 0
        }
    }

    /// Returns the corners of a faint edge. It takes the shortest path, and may overlap other edges.
    func points(ofFaint edge: EdgeRoutes.Edge, _ size: Size) -> [Drawing.Point] {
        let descent = routes.shortestDescent(of: edge)
        let net = routes.nets.indices.first { routes.nets[$0].target == edge.to }
        return points(edge, descent, widths[grid.slot[edge.from]] / 4, size) { tracks in
            net.flatMap { tracks.track[$0] } ?? max(0, tracks.count / 2)
        }
    }

    private func points(
        _ edge: EdgeRoutes.Edge, _ descent: EdgeRoutes.Descent, _ port: Int, _ size: Size, _ track: (Tracks) -> Int
    ) -> [Drawing.Point] {
        func y(_ channel: Int) -> Int { size.channels[channel] + track(channels[channel]) * size.track }
        let (from, to) = (grid.slot[edge.from], grid.slot[edge.to])
        let (start, end) = (size.slots[from] + widths[from] / 2, size.slots[to] + widths[to] / 2)
        let (bottom, top) = (size.bottoms[grid.line[edge.from]], size.tops[grid.line[edge.to]])
        let (source, target) = (grid.line[edge.from] + 1, grid.line[edge.to])
        let isStraight = from == to && descent != .none || from == to && source == target
        if case .gutter(let gutter) = descent {
            let x = size.gutters[gutter] + track(gutters[gutter]) * size.track
            return [
                .init(x: start + port, y: bottom), .init(x: start + port, y: y(source)), .init(x: x, y: y(source)),
                .init(x: x, y: y(target)), .init(x: end, y: y(target)), .init(x: end, y: top),
            ]
        }
        if isStraight { return [.init(x: start, y: bottom), .init(x: end, y: top)] }
        let across = y(descent == .underSource ? target : source)
        return [
            .init(x: start + port, y: bottom), .init(x: start + port, y: across), .init(x: end, y: across),
            .init(x: end, y: top),
        ]
    }
}
