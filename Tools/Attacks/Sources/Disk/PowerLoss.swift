/// A power loss, classified by the unsynced changes that survive.
enum PowerLoss: CaseIterable {
    /// No unsynced change survives.
    case dropped
    /// All unsynced changes survive.
    case kept
    /// All unsynced changes of file names survive. Of the unsynced changes of each file's bytes, one is half written,
    /// those before it survive, and those after it are lost.
    case torn
    /// A random number of the first unsynced changes of file names survives. Of the unsynced changes of bytes, random
    /// ones survive, some of them half written.
    case shuffled

    /// Returns how many of the unsynced changes of file names survive. These are the first ones, because the changes
    /// keep their order.
    func namesKept(of count: Int, _ chance: inout Chance) -> Int {
        switch self {
        case .dropped: 0
        case .kept, .torn: count
        case .shuffled: chance.below(count + 1)
        }
    }

    /// Returns the written share of each unsynced change of a file's bytes, from 0 to 1.
    func parts(of count: Int, _ chance: inout Chance) -> [Double] {
        switch self {
        case .dropped: return Array(repeating: 0, count: count)
        case .kept: return Array(repeating: 1, count: count)
        case .torn:
            guard count > 0 else { return [] }
            // The last change most often, because the states of the earlier ones are in other tries, too.
            let torn = chance.once(in: 2) ? count - 1 : chance.below(count)
            return Array(repeating: 1, count: torn) + [0.5] + Array(repeating: 0, count: count - torn - 1)
        case .shuffled:
            return (0..<count).map { _ in [0, 0, 0.5, 1, 1, 1][chance.below(6)] }
        }
    }
}
