/// What a power loss leaves of the changes that were not synced.
enum PowerLoss: CaseIterable {
    /// None of them.
    case dropped
    /// All of them.
    case kept
    /// All up to one, of which half is written.
    case torn
    /// Some of them, whatever their order, and some of these by half.
    case shuffled

    /// How many of the changes of names, which keep their order, are on the disk.
    func namesKept(of count: Int, _ chance: inout Chance) -> Int {
        switch self {
        case .dropped: 0
        case .kept, .torn: count
        case .shuffled: chance.below(count + 1)
        }
    }

    /// How much of each change is on the disk, from 0 to 1.
    func parts(of count: Int, _ chance: inout Chance) -> [Double] {
        switch self {
        case .dropped: return Array(repeating: 0, count: count)
        case .kept: return Array(repeating: 1, count: count)
        case .torn:
            guard count > 0 else { return [] }
            // The last change most of all: what came before it is as in other states.
            let torn = chance.once(in: 2) ? count - 1 : chance.below(count)
            return Array(repeating: 1, count: torn) + [0.5] + Array(repeating: 0, count: count - torn - 1)
        case .shuffled:
            return (0..<count).map { _ in [0, 0, 0.5, 1, 1, 1][chance.below(6)] }
        }
    }
}
