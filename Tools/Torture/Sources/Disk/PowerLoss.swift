/// A power loss, by the unsynced changes that survive it.
enum PowerLoss: CaseIterable {
    /// No change.
    case dropped
    /// All changes.
    case kept
    /// All changes up to one, which is half written.
    case torn
    /// Some of the changes, in any order; some of these are half written.
    case shuffled

    /// The number of changes of names on the disk. These keep their order.
    func namesKept(of count: Int, _ chance: inout Chance) -> Int {
        switch self {
        case .dropped: 0
        case .kept, .torn: count
        case .shuffled: chance.below(count + 1)
        }
    }

    /// The share of each change that is on the disk, from 0 to 1.
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
