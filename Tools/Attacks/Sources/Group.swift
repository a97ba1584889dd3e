import ProcessKit

/// A kind of attack, with the checks that find faults in its tries.
@MainActor protocol Group {
    static var name: String { get }
    static var summary: String { get }
    /// Whether the group needs the preloaded library, which only Linux has.
    static var needsPreload: Bool { get }
    /// The group's share of the time of a full run: the seconds that the group takes on two cores.
    static var share: Double { get }
    static var apps: [App] { get }
    /// Runs the tries of the group, and counts their outcomes in the tally.
    static func attack(_ arena: Arena, _ tally: Tally) throws
}

extension Group {
    static var needsPreload: Bool { false }
    static var apps: [App] { App.all }
}

@MainActor struct Arena {
    let program: Program
    let seed: UInt64
    /// Whether this is the small run of continuous integration, with about a twentieth of the tries.
    let isSmall: Bool
    /// The number of the only try to make; `nil` for all tries.
    let only: Int?
    /// The time after which the group makes no further try.
    let deadline: ContinuousClock.Instant
    /// Whether the recorded program skips its syncs, so that the group `power` must find losses.
    let skipsSync: Bool
    /// Whether programs ignore each other's locks, so that the group `writers` must find losses.
    let skipsLocks: Bool
    /// The folder for all files of the attack.
    let folder: ScratchFolder

    init(program: Program, request: Request, seconds: Double, folder: ScratchFolder) {
        (self.program, self.folder) = (program, folder)
        (seed, isSmall, only) = (request.seed, request.isSmall, request.only)
        (skipsSync, skipsLocks) = (request.skipsSync, request.skipsLocks)
        deadline = .now + .seconds(seconds)
    }

    var app: App { program.app }

    var isLate: Bool { ContinuousClock.now >= deadline }

    /// Returns the tries to make, numbered from 0: at most `small` in a small run and `full` in a full run, scaled by
    /// the app's share.
    func tries(small: Int, full: Int, _ tally: Tally) -> Tries {
        tries(only.map { [$0] } ?? Array(0..<most(small: small, full: full)), tally)
    }

    func tries(_ numbers: [Int], _ tally: Tally) -> Tries { Tries(numbers, in: self, tally) }

    /// Returns numbers below a total: at most `small` in a small run and `full` in a full run, scaled by the app's
    /// share. Each number is chosen at random from one of several equal parts, because a program repeats its calls in a
    /// rhythm.
    func numbers(below total: Int, small: Int, full: Int = .max) -> [Int] {
        if let only { return only < total ? [only] : [] }
        let most = most(small: small, full: full)
        let step = most < total ? (total + most - 1) / most : 1
        var chance = chance("tries", total)
        return stride(from: 0, to: total, by: step).map { min(total - 1, $0 + chance.below(step)) }
    }

    /// Returns the maximum number of tries for the app.
    private func most(small: Int, full: Int) -> Int {
        let most = isSmall ? small : full
        return most == .max ? most : max(1, Int(Double(most) * app.share))
    }

    func chance(_ group: String, _ number: Int) -> Chance {
        Chance(seed: seed, group: group, number: number)
    }

    /// Returns the path of an empty folder for a store, after removing the files of an earlier try.
    func emptyFolder(_ name: String = "store") throws -> String {
        let path = folder.file(name)
        try Files.remove(path)
        try Files.makeFolder(path)
        return path
    }
}

/// A group that attacks one app.
@MainActor struct Attack {
    let app: App
    let group: any Group.Type

    /// The words that choose the attack on the command line.
    var words: [String] { [app.name, group.name] }
    var name: String { words.joined(separator: " ") }
    /// The attack's share of the time of a full run.
    var share: Double { group.share * app.share }
}
