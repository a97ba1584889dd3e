import BasicsTesting
import Platform
import PlatformTesting
import ResourceTesting
import Synchronization
import Testing

@testable import Resource

@MainActor @Suite("A store on a random walk", .timeLimit(.minutes(15)))
struct WalkTests {
    @Test("never shows older after newer, asks for nothing twice or unwanted, and keeps its limits", arguments: 1...60)
    func walk(seed: UInt64) async throws {
        let walk = try Walk(seed: seed)
        for _ in 0..<200 { try await walk.step() }
        try await walk.finish()
    }
}

/// A random walk over a store, and a model with which it is compared. Each resource has a version outside the store,
/// which only grows. A request returns the version that was current when it began.
@MainActor private final class Walk {
    private static let kind = ResourceKind<Int>("walk", lifetime: .seconds(60), coding: .number)
    private static let topics = ["a": "x", "b": "x", "c": "y", "d": "y", "e": "z"]
    private static let names = topics.keys.sorted()

    private let outside: LoaderStub<Int>
    private let versions = Mutex<[String: Int]>([:])
    private let endsWhenCancelled: Bool
    private let clock = SetClock()
    private let folder: TemporaryFolder
    private let fileLimit: Int
    private var settings = ResourceSettings()
    private var chance: SplitMix64
    private var store: ResourceStore

    private var readers: [Consumer] = []
    private var waiters: [Consumer] = []
    /// What is read ahead, or was.
    private var ahead: Set<String> = []
    /// The least version that may be shown as updated: the current one when an action last expired the resource.
    private var least: [String: Int] = [:]
    /// The newest version that was shown.
    private var shown: [String: Int] = [:]
    private var steps: [String] = []

    init(seed: UInt64) throws {
        chance = SplitMix64(seed: seed)
        endsWhenCancelled = Int.random(in: 0..<3, using: &chance) > 0
        outside = LoaderStub(endsWhenCancelled: endsWhenCancelled)
        folder = try TemporaryFolder()
        settings.requestsAtOnce = Int.random(in: 1...3, using: &chance)
        settings.idleCount = Int.random(in: 1...3, using: &chance)
        settings.idleTime = .seconds(10)
        settings.tries = Int.random(in: 1...3, using: &chance)
        fileLimit = Int.random(in: 2...8, using: &chance)
        store = ResourceStore(clock: clock)
        open()
    }

    private func open() {
        let disk = ResourceDisk(folder: folder.file("disk"), fileLimit: fileLimit)
        store = ResourceStore(disk: disk, clock: clock, settings: settings, random: SplitMix64(seed: chance.next()))
    }

    private func resource(_ name: String) -> StoredResource<Int> {
        store.resource(Self.kind.key(name, about: [.topic(Self.topics[name] ?? "")])) { [self] loading in
            let version = version(name)
            _ = try await outside.loader(name)(loading)
            return version
        }
    }

    private nonisolated func version(_ name: String) -> Int { versions.withLock { $0[name] ?? 0 } }

    private var wanted: Set<String> { Set(readers.map(\.name) + waiters.filter { $0.result == nil }.map(\.name)) }

    // MARK: - Steps

    /// Takes a step, and checks what must hold after it.
    func step() async throws {
        steps.append(try await randomStep())
        try await settle()
        check()
        waiters.removeAll { $0.result != nil }
    }

    private func randomStep() async throws -> String {
        let name = Self.names.randomElement(using: &chance) ?? "a"
        let request = outside.waiting.sorted().randomElement(using: &chance) ?? "-"
        switch Int.random(in: 0..<28, using: &chance) {
        case 0...3: return ask(name)
        case 4...5:
            guard let index = waiters.indices.randomElement(using: &chance) else { return "-" }
            await waiters.remove(at: index).leave()
            return "leave"
        case 6...7:
            readers.append(Consumer(resource(name), name, least: 0, observes: true))
            return "observe \(name)"
        case 8...9:
            guard let index = readers.indices.randomElement(using: &chance) else { return "-" }
            await readers.remove(at: index).leave()
            return "stop observing"
        case 10:
            ahead.insert(name)
            resource(name).readAhead()
            return "read ahead \(name)"
        case 11:
            ahead.remove(name)
            resource(name).stopReadingAhead()
            return "stop reading ahead \(name)"
        case 12...18:
            outside.answer(request, 0)
            return "answer \(request)"
        case 19...20:
            outside.fail(request, .random(using: &chance) ? LoaderFailure.transient : .permanent)
            return "fail \(request)"
        case 21: return expire(name)
        case 22:
            versions.withLock { $0[name, default: 0] += 1 }
            return "\(name) changes unnoticed"
        case 23...25:
            let time = [50, 50, 100, 1_000, 10_000, 60_000].randomElement(using: &chance) ?? 0
            clock.advance(by: .milliseconds(time))
            return "advance \(time) ms"
        case 26: return try await restart()
        // Two things at once, between which nothing settles.
        default: return "\(ask(name)) and \(expire(name))"
        }
    }

    private func ask(_ name: String) -> String {
        waiters.append(Consumer(resource(name), name, least: least[name] ?? 0, observes: false))
        return "ask \(name)"
    }

    /// Changes something in the outside, and expires what is about it.
    private func expire(_ name: String) -> String {
        let topic = Self.topics[name] ?? ""
        let subjects: [(ResourceSubject, [String])] = [
            (.key(resource(name).key), [name]), (.kind(Self.kind), Self.names),
            (.topic(topic), Self.names.filter { Self.topics[$0] == topic }),
        ]
        guard let (subject, names) = subjects.randomElement(using: &chance) else { return "-" }
        for name in names {
            versions.withLock { $0[name, default: 0] += 1 }
            least[name] = version(name)
        }
        store.expire([subject])
        return "expire \(names.joined())"
    }

    /// A new run of the program, on the same disk.
    private func restart() async throws -> String {
        for consumer in readers + waiters { await consumer.leave() }
        (readers, waiters, ahead) = ([], [], [])
        for name in Self.names { resource(name).stopReadingAhead() }
        // Stubborn requests end with the run.
        for name in outside.waiting { outside.answer(name, 0) }
        try await settle()
        await store.flush()
        open()
        return "restart"
    }

    /// Brings the walk to an end: the outside answers, and all who wait have to have their values.
    func finish() async throws {
        steps.append("finish")
        _ = ask("e")
        for _ in 0..<200 where !waiters.isEmpty || store.requestsInFlight > 0 {
            try await settle()
            for name in outside.waiting { outside.answer(name, 0) }
            try await settle()
            check()
            waiters.removeAll { $0.result != nil }
            clock.advance(by: .seconds(5))
        }
        expect(waiters.isEmpty, "\(waiters.map(\.name)) wait without end")
        for reader in readers { await reader.leave() }
        readers = []
        for name in Self.names { resource(name).stopReadingAhead() }
        try await settle()
        expect(store.requestsInFlight == 0, "requests that are not wanted are in flight")
        clock.advance(by: .seconds(60))
        try await settle()
        expect(store.resourcesInMemory == 0, "resources that are not wanted stay in memory")
    }

    /// Waits until only a step of the walk can change anything: all waiters have sent their requests, and all readers
    /// were shown the newest state.
    private func settle() async throws {
        // A task that begins in a round may ask the disk or the outside, whose answer may let another go on.
        var round = 0
        while round < 4 || !waiters.allSatisfy(\.hasBegun)
            || !readers.allSatisfy({ $0.states.last == resource($0.name).state })
        {
            try await store.settle(outside)
            for _ in 0..<3 { await Task.yield() }
            round += 1
        }
    }

    // MARK: - Checks

    /// What must hold whenever nothing moves.
    private func check() {
        checkRequests()
        for name in Self.names { check(name) }
        for reader in readers {
            let values = reader.states.compactMap(\.value)
            expect(values == values.sorted(), "\(reader.name) was shown as \(values)")
            let pairs = zip(reader.states, reader.states.dropFirst())
            expect(pairs.allSatisfy { $0 != $1 }, "\(reader.name) was shown twice the same: \(reader.states)")
        }
        for waiter in waiters {
            switch waiter.result {
            case nil: break
            case .success(let value)?: expect(value >= waiter.least, "\(value) of \(waiter.name) had expired")
            case .failure(let error)?: expect(error is ResourceFailure, "\(waiter.name) ended with \(error)")
            }
        }
        let (kept, most) = (store.resourcesInMemory, wanted.union(ahead).count + settings.idleCount)
        expect(kept <= most, "\(kept) resources are in memory, of at most \(most)")
        let files = FileSystem.fileNames(in: folder.file("disk")).count
        expect(files <= fileLimit, "\(files) files are on the disk, of at most \(fileLimit)")
    }

    private func checkRequests() {
        let waiting = outside.waiting
        expect(waiting.count <= settings.requestsAtOnce, "\(waiting) are in flight at once")
        expect(Set(waiting).count == waiting.count, "\(waiting): one is in flight twice")
        let queued = store.waiting.joined().filter { !waiting.contains(String($0.path.dropFirst(5))) }
        expect(
            queued.isEmpty || waiting.count == settings.requestsAtOnce,
            "a request waits, and only \(waiting) are in flight")
        guard endsWhenCancelled else { return }
        let unwanted = Set(waiting).subtracting(wanted).subtracting(ahead)
        expect(unwanted.isEmpty, "\(unwanted) are in flight and not wanted")
    }

    private func check(_ name: String) {
        let state = resource(name).state
        if let value = state.value {
            expect(value >= shown[name] ?? 0, "\(name): \(value) is shown after \(shown[name] ?? 0)")
            shown[name] = max(value, shown[name] ?? 0)
            expect(value <= version(name), "\(name): \(value) is from the future")
        }
        if case .updated = state.status {
            expect(state.value ?? -1 >= least[name] ?? 0, "\(name): \(state) has expired")
        }
    }

    private func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
        #expect(condition, "\(what()), after: \(steps.suffix(25).joined(separator: "; "))")
    }
}

/// A screen that observes a resource, or a command that waits for its value.
@MainActor private final class Consumer {
    let name: String
    /// The lowest version that a value may have: the version at the last expiry of the resource before the consumer
    /// wanted it.
    let least: Int
    private(set) var states: [ResourceState<Int>] = []
    private(set) var hasBegun = false
    private(set) var result: Result<Int, any Error>?
    private var task: Task<Void, Never>?

    init(_ resource: StoredResource<Int>, _ name: String, least: Int, observes: Bool) {
        (self.name, self.least) = (name, least)
        task = Task { [weak self] in
            self?.hasBegun = true
            if observes {
                for await state in resource.states { self?.states.append(state) }
            } else {
                do {
                    let value = try await resource.updated()
                    self?.result = .success(value)
                } catch {
                    self?.result = .failure(error)
                }
            }
        }
    }

    /// Cancels the task, and waits until it has ended.
    func leave() async {
        task?.cancel()
        await task?.value
    }
}
