/// An attack of one kind, with checks that can fail.
@MainActor protocol Group {
    /// The word that asks for the group.
    static var name: String { get }
    /// What it does, for `torture --help`.
    static var summary: String { get }
    /// Whether it needs the preloaded library, and with it Linux.
    static var needsPreload: Bool { get }
    /// Attacks, and counts what happens.
    static func attack(_ arena: Arena, _ tally: Tally) throws
}

extension Group {
    static var needsPreload: Bool { false }
}

/// A reason why the attack itself cannot go on, in a sentence.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// What a group attacks and how hard.
@MainActor struct Arena {
    let program: Program
    let seed: UInt64
    /// Whether it runs for CI, in about a tenth of the time.
    let isSmall: Bool
    /// The only try to make, if it is one.
    let only: Int?
    /// Whether the recorded program forgets to sync: then `power` has to find losses.
    let skipsSync: Bool
    /// Whether many programs take no notice of each other: then `writers` has to find losses.
    let skipsLocks: Bool
    /// For all files of the attack.
    let folder: TemporaryFolder

    /// The numbers of the tries to make.
    func tries(small: Int, full: Int) -> [Int] {
        only.map { [$0] } ?? Array(0..<(isSmall ? small : full))
    }

    /// About so many of a long list in a small run and at most so many in a full one, spread over the list. Chance picks
    /// one in each part of it, as what is tried has a rhythm of its own.
    func tries(of total: Int, small: Int, full: Int = .max) -> [Int] {
        if let only { return only < total ? [only] : [] }
        let most = isSmall ? small : full
        let step = most < total ? (total + most - 1) / most : 1
        var chance = chance("tries", total)
        return stride(from: 0, to: total, by: step).map { min(total - 1, $0 + chance.below(step)) }
    }

    /// The random numbers of a try.
    func chance(_ group: String, _ number: Int) -> Chance {
        Chance(seed: seed, group: group, number: number)
    }

    /// The path of an empty folder for a store. What an earlier try left there is removed.
    func emptyFolder(_ name: String = "store") throws -> String {
        let path = folder.file(name)
        try Files.remove(path)
        try Files.makeFolder(path)
        return path
    }
}
