/// Routes each edge between the boxes through channels, which are above the lines, and gutters, which are left of the
/// slots. All edges to a node form a net and share their paths.
struct EdgeRoutes {
    struct Edge {
        let from, to: Int
        let isForbidden: Bool
    }

    /// The vertical part of an edge's path, from the channel below its node to the channel above its target.
    enum Descent: Equatable {
        /// No vertical part: both channels are the same.
        case none
        /// Straight down below the node, or straight down above the target, through empty cells.
        case underSource, aboveTarget
        case gutter(Int)
    }

    struct Route {
        let edge: Edge
        let net: Int
        let descent: Descent
    }

    /// The edges to one node, and the ranges of positions and channels that their paths cover. Positions are `2 ×
    /// gutter` and `2 × slot + 1`.
    struct Net {
        let target: Int
        var across: [Int: ClosedRange<Int>] = [:]
        var down: [Int: ClosedRange<Int>] = [:]
        fileprivate var edges: [Edge] = []
        fileprivate var descents: [Descent] = []
    }

    let grid: Grid
    private(set) var nets: [Net] = []
    /// How many nets run horizontally, and how many vertically, at each position of each channel.
    private var across: [Int], down: [Int]
    private let positions: Int

    init(_ grid: Grid, _ edges: [Edge]) {
        self.grid = grid
        positions = 2 * grid.slotCount + 1
        across = [Int](repeating: 0, count: positions * (grid.cells.count + 1))
        down = across
        let groups = Dictionary(grouping: edges) { $0.to * 2 + ($0.isForbidden ? 1 : 0) }
        nets = groups.sorted { $0.key < $1.key }.map { key, edges in
            Net(
                target: key / 2,
                edges: edges.sorted { (length(of: $0), $0.from) < (length(of: $1), $1.from) })
        }
        let order = nets.indices.sorted { (reach(of: nets[$0]), $0) < (reach(of: nets[$1]), $1) }
        for round in 0..<3 {
            for net in order {
                if round > 0 { count(net, -1) }
                route(net)
                count(net, 1)
            }
        }
    }

    var routes: [Route] {
        nets.enumerated().flatMap { index, net in
            zip(net.edges, net.descents).map { Route(edge: $0, net: index, descent: $1) }
        }
    }

    /// Returns the vertical part of an edge's shortest path, ignoring other edges.
    func shortestDescent(of edge: Edge) -> Descent {
        if channels(of: edge).source == channels(of: edge).target { return .none }
        let empty = Net(target: edge.to)
        let found = candidates(for: edge).map { descent in
            let ways = ways(of: edge, descent)
            let across = ways.across.reduce(0) { $0 + self.across($1.channel, $1.range, empty, isFree: true) }
            return (
                descent, across + ways.down.reduce(0) { $0 + self.down($1.position, $1.range, empty, isFree: true) }
            )
        }
        return found.min { $0.1 < $1.1 }?.0 ?? .none
    }

    // MARK: Measures

    private func length(of edge: Edge) -> Int {
        abs(grid.slot[edge.from] - grid.slot[edge.to]) * 2 + abs(grid.line[edge.from] - grid.line[edge.to])
    }

    private func reach(of net: Net) -> Int { net.edges.reduce(0) { $0 + length(of: $1) } }

    private func channels(of edge: Edge) -> (source: Int, target: Int) {
        (grid.line[edge.from] + 1, grid.line[edge.to])
    }

    /// Whether a slot has no box between two channels; `false` if the source is not above the target.
    private func isEmpty(_ slot: Int, _ source: Int, _ target: Int) -> Bool {
        source < target && (source..<target).allSatisfy { grid.cells[$0][slot] == nil }
    }

    private func candidates(for edge: Edge) -> [Descent] {
        let (source, target) = channels(of: edge)
        let (from, to) = (grid.slot[edge.from], grid.slot[edge.to])
        var result: [Descent] = []
        if isEmpty(to, source, target) { result.append(.aboveTarget) }
        if from == to, !result.isEmpty { return result }
        if isEmpty(from, source, target) { result.append(.underSource) }
        let (low, high) = (max(0, min(from, to) - 1), min(grid.slotCount, max(from, to) + 2))
        return result + (low...high).map { .gutter($0) }
    }

    private typealias Ways = (
        across: [(channel: Int, range: ClosedRange<Int>)], down: [(position: Int, range: ClosedRange<Int>)]
    )

    private func ways(of edge: Edge, _ descent: Descent) -> Ways {
        let (source, target) = channels(of: edge)
        let (from, to) = (2 * grid.slot[edge.from] + 1, 2 * grid.slot[edge.to] + 1)
        let channels = min(source, target)...max(source, target)
        func range(_ a: Int, _ b: Int) -> ClosedRange<Int> { min(a, b)...max(a, b) }
        switch descent {
        case .none: return ([(source, range(from, to))], [])
        case .aboveTarget: return ([(source, range(from, to))], [(to, channels)])
        case .underSource: return ([(target, range(from, to))], [(from, channels)])
        case .gutter(let gutter):
            return ([(source, range(from, 2 * gutter)), (target, range(2 * gutter, to))], [(2 * gutter, channels)])
        }
    }

    // MARK: Choosing

    private mutating func route(_ index: Int) {
        nets[index].across = [:]
        nets[index].down = [:]
        nets[index].descents = []
        for edge in nets[index].edges {
            let (source, target) = channels(of: edge)
            var best: (descent: Descent, ways: Ways, cost: Int)?
            for descent in source == target ? [.none] : candidates(for: edge) {
                let ways = ways(of: edge, descent)
                var cost = 0
                for way in ways.across { cost += across(way.channel, way.range, nets[index]) }
                for way in ways.down { cost += down(way.position, way.range, nets[index]) }
                if cost < best?.cost ?? .max { best = (descent, ways, cost) }
            }
            guard let best else { continue }
            nets[index].descents.append(best.descent)
            for way in best.ways.across where way.range.count > 1 {
                nets[index].across[way.channel] = hull(nets[index].across[way.channel], way.range)
            }
            for way in best.ways.down {
                nets[index].down[way.position] = hull(nets[index].down[way.position], way.range)
            }
        }
    }

    private func hull(_ old: ClosedRange<Int>?, _ new: ClosedRange<Int>) -> ClosedRange<Int> {
        guard let old else { return new }
        return min(old.lowerBound, new.lowerBound)...max(old.upperBound, new.upperBound)
    }

    /// Returns the cost of a horizontal path: its bend, which costs less if the net already runs in the channel, and
    /// the positions and crossings that the path adds to the net. With `isFree`, crossings cost nothing.
    private func across(_ channel: Int, _ range: ClosedRange<Int>, _ net: Net, isFree: Bool = false) -> Int {
        guard range.count > 1 else { return 0 }
        let old = net.across[channel]
        var cost = old == nil ? 14 : 4
        for position in hull(old, range) where old?.contains(position) != true {
            cost += 10 + (isFree ? 0 : 9 * down[channel * positions + position])
        }
        return cost
    }

    /// Returns the cost of a vertical path: the length that the net does not cover yet, the crossings, the nets beside
    /// the path, and a bend. With `isFree`, other nets cost nothing.
    private func down(_ position: Int, _ range: ClosedRange<Int>, _ net: Net, isFree: Bool = false) -> Int {
        let old = net.down[position]
        var cost = old == nil && position.isMultiple(of: 2) ? 14 : 0
        for channel in hull(old, range) where old?.contains(channel) != true {
            let isInside = channel > range.lowerBound && channel < range.upperBound
            let crossed = isFree || !isInside ? 0 : 9 * across[channel * positions + position]
            let beside = isFree || !position.isMultiple(of: 2) ? 0 : 2 * down[channel * positions + position]
            cost += 9 + crossed + beside
        }
        return cost
    }

    private mutating func count(_ net: Int, _ change: Int) {
        for (channel, range) in nets[net].across {
            for position in range { across[channel * positions + position] += change }
        }
        for (position, range) in nets[net].down {
            for channel in range { down[channel * positions + position] += change }
        }
    }
}
