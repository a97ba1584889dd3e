/// Assigns the paths in a channel or a gutter to parallel tracks, with few crossings.
struct Tracks {
    /// The path of a net in a channel or a gutter: its range, and the places where branches leave it on either side.
    struct Way {
        let net: Int
        private(set) var range: ClosedRange<Int>
        /// The places of the branches toward lower tracks, and toward higher ones.
        private(set) var before: [Int] = [], after: [Int] = []

        init(net: Int, at place: Int) { (self.net, range) = (net, place...place) }

        /// Adds a branch at a place. The range grows by the margin on both sides, because the exact place is not known
        /// yet.
        mutating func leave(at place: Int, isBefore: Bool, margin: Int = 0) {
            range = min(range.lowerBound, place - margin)...max(range.upperBound, place + margin)
            if isBefore {
                if !before.contains(place) { before.append(place) }
            } else if !after.contains(place) {
                after.append(place)
            }
        }
    }

    /// The track of each net, counted from 0.
    private(set) var track: [Int: Int] = [:]
    private(set) var count = 0

    init(_ ways: [Way]) {
        let order = Self.order(ways)
        for (index, way) in order.enumerated() {
            let number = order[..<index].filter { $0.range.overlaps(way.range) }.map { (track[$0.net] ?? 0) + 1 }
            track[way.net] = number.max() ?? 0
            count = max(count, (track[way.net] ?? 0) + 1)
        }
    }

    /// Returns the paths in an order with few crossings.
    private static func order(_ ways: [Way]) -> [Way] {
        guard ways.count > 1 else { return ways }
        let count = ways.count
        // The number of crossings avoided if the first of two paths comes before the second.
        var gain = [Int](repeating: 0, count: count * count)
        for (a, first) in ways.enumerated() {
            for (b, second) in ways.enumerated() where a != b && first.range.overlaps(second.range) {
                gain[b * count + a] += crossings(first, second)
                gain[a * count + b] -= crossings(first, second)
            }
        }
        var order = Array(ways.indices)
        for _ in 0..<6 {
            var isBetter = false
            for way in ways.indices {
                guard let old = order.firstIndex(of: way) else { continue }
                var (best, place) = (0, old)
                var sum = 0
                for index in stride(from: old - 1, through: 0, by: -1) {
                    sum += gain[way * count + order[index]]
                    if sum > best { (best, place) = (sum, index) }
                }
                sum = 0
                for index in old + 1..<max(old + 1, count) {
                    sum += gain[order[index] * count + way]
                    if sum > best { (best, place) = (sum, index) }
                }
                guard place != old else { continue }
                order.remove(at: old)
                order.insert(way, at: place)
                isBetter = true
            }
            if !isBetter { break }
        }
        return order.map { ways[$0] }
    }

    /// Returns the number of crossings of two paths if the first comes before the second.
    private static func crossings(_ first: Way, _ second: Way) -> Int {
        first.after.count { second.range.contains($0) } + second.before.count { first.range.contains($0) }
    }
}
