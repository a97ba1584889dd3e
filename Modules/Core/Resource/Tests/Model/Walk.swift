import Platform
import PlatformTesting
import ResourceTesting
import Testing

@testable import Resource

/// A random walk over a store, and a model of what must hold: which versions may be shown, and what is wanted.
@MainActor final class Walk {
    static let kind = ResourceKind<Int>("walk", lifetime: .seconds(60), coding: .number)

    let world: World
    let endsWhenCancelled: Bool
    let clock = SetClock()
    let folder: TemporaryFolder
    var chance: SeededChance
    var store: ResourceStore
    let settings: ResourceSettings
    let limits: ResourceDisk.Limits

    var readers: [Reader] = []
    var waiters: [Waiter] = []
    /// What is read ahead, or was.
    var ahead: Set<String> = []
    var isOffline = false
    /// The least version that may be shown as updated: the one when an action last expired the resource.
    var least: [String: Int] = [:]
    /// The newest version that was shown.
    var shown: [String: Int] = [:]
    /// When a resource was last not wanted, or good; the latest time at which it can have begun to load.
    var quiet: [String: Duration] = [:]
    /// When a resource was first seen wanted and not good; the earliest.
    var due: [String: Duration] = [:]
    var steps: [String] = []

    init(seed: UInt64) throws {
        chance = SeededChance(seed: seed)
        endsWhenCancelled = Int.random(in: 0..<3, using: &chance) > 0
        world = World(endsWhenCancelled: endsWhenCancelled)
        folder = try TemporaryFolder()
        var (settings, limits) = (ResourceSettings(), ResourceDisk.Limits())
        settings.requestsAtOnce = Int.random(in: 1...3, using: &chance)
        settings.idleCount = Int.random(in: 1...3, using: &chance)
        settings.idleTime = .seconds(10)
        settings.retries.tries = Int.random(in: 1...3, using: &chance)
        limits.files = Int.random(in: 2...8, using: &chance)
        (self.settings, self.limits) = (settings, limits)
        store = ResourceStore(clock: clock)
        open()
    }

    func open() {
        for name in World.names { (quiet[name], due[name]) = (clock.elapsed, nil) }
        store = ResourceStore(
            disk: ResourceDisk(folder: folder.file("disk"), limits: limits), clock: clock, settings: settings,
            random: SeededChance(seed: chance.next()))
    }

    func resource(_ name: String) -> StoredResource<Int> {
        let topic = ResourceSubject.topic(World.topics[name] ?? "")
        return store.resource(Self.kind.key(name, about: [topic]), load: world.loader(name))
    }

    var wanted: Set<String> { Set(readers.map(\.name) + waiters.filter { $0.result == nil }.map(\.name)) }

    /// Waits until nothing moves but by the walk, readers and waiters among it.
    ///
    /// - Throws: ``NeverSettled`` after two minutes, after the checks have said what is missing.
    func settle() async throws {
        let start = ContinuousClock.now
        // A task that begins in a round may ask the disk or the outside, whose answer may let another go on. On a busy
        // machine, it begins late.
        var round = 0
        while round < 4 || !hasArrived {
            guard ContinuousClock.now - start < .seconds(120) else {
                check()
                throw NeverSettled(inFlight: store.requestsInFlight, waiting: world.outside.waiting)
            }
            try await store.settle(world.outside)
            for _ in 0..<3 { await Task.yield() }
            round += 1
        }
    }

    /// Whether all waiters have asked, and all readers were shown what is known.
    private var hasArrived: Bool {
        waiters.allSatisfy(\.hasBegun) && readers.allSatisfy { $0.states.last == resource($0.name).state }
    }

    /// Takes a step, and checks what must hold after it.
    func step() async throws {
        steps.append(try await randomStep())
        try await settle()
        check()
        waiters.removeAll { $0.result != nil }
    }

    /// Brings the walk to an end: the outside answers, and all who wait have to have their values.
    func finish() async throws {
        steps.append("finish")
        isOffline = false
        _ = ask("e")
        for _ in 0..<200 where !waiters.isEmpty || store.requestsInFlight > 0 || !store.queue.resting.isEmpty {
            try await settle()
            for name in world.outside.waiting { world.outside.answer(name, 0) }
            try await settle()
            check()
            waiters.removeAll { $0.result != nil }
            clock.advance(by: .seconds(5))
        }
        expect(waiters.isEmpty, "\(waiters.map(\.name)) wait without end")
        for reader in readers { await reader.stop() }
        readers = []
        try await settle()
        expect(store.requestsInFlight == 0, "requests that are not wanted are in flight")
        clock.advance(by: .seconds(60))
        try await settle()
        expect(store.resourcesInMemory == 0, "resources that are not wanted stay in memory")
    }

    func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
        #expect(condition, "\(what()), after: \(steps.suffix(25).joined(separator: "; "))")
    }
}
