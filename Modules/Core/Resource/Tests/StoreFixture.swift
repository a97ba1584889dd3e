import Basics
import BasicsTesting
import Platform
import PlatformTesting
import Resource
import ResourceTesting
import Testing

extension ResourceKind where Value == Int {
    /// Numbers that are kept on the disk and do not expire by time.
    static let number = ResourceKind("number", coding: .number)
    /// Numbers that are good for a minute.
    static let brief = ResourceKind("brief", lifetime: .seconds(60), coding: .number)
    /// Numbers that are kept in memory only.
    static let passing = ResourceKind("passing")
}

extension ResourceCoding where Value == Int {
    static var number: ResourceCoding {
        ResourceCoding(encode: { .integer($0) }, decode: { if case .integer(let number) = $0 { number } else { nil } })
    }
}

/// A reader on the main actor, which the iterator alone would leave.
struct States {
    var iterator: AsyncStream<ResourceState<Int>>.Iterator

    @MainActor mutating func next() async -> ResourceState<Int>? { await iterator.next(isolation: #isolation) }
}

/// A store of numbers on a set clock, whose outside answers by hand.
@MainActor final class StoreFixture {
    let clock = SetClock()
    let outside: LoaderStub<Int>
    let settings: ResourceSettings
    private let folder: TemporaryFolder
    private(set) var store: ResourceStore

    init(endsWhenCancelled: Bool = true, _ change: (inout ResourceSettings) -> Void = { _ in }) throws {
        var settings = ResourceSettings()
        change(&settings)
        self.settings = settings
        outside = LoaderStub(endsWhenCancelled: endsWhenCancelled)
        folder = try TemporaryFolder()
        store = ResourceStore(clock: clock)
        restart()
    }

    var diskFolder: String { folder.file("resources") }
    /// The names of the files on the disk, sorted.
    var files: [String] { FileSystem.fileNames(in: diskFolder) }

    /// A new run of the program, on the same disk.
    func restart(fileLimit: Int = 1_000, byteLimit: Int = 1_000_000) {
        let disk = ResourceDisk(folder: diskFolder, fileLimit: fileLimit, byteLimit: byteLimit)
        store = ResourceStore(disk: disk, clock: clock, settings: settings, random: SplitMix64(seed: 18))
    }

    /// A resource about the topic `numbers`, whose requests have its name.
    func resource(_ name: String, _ kind: ResourceKind<Int> = .number) -> StoredResource<Int> {
        store.resource(kind.key(name, about: [.topic("numbers")]), load: outside.loader(name))
    }

    /// A reader that observes a resource.
    func observe(_ name: String, _ kind: ResourceKind<Int> = .number) async -> States {
        var states = States(iterator: resource(name, kind).states.makeAsyncIterator())
        _ = await states.next()
        return states
    }

    /// A task that waits for a value, once it does.
    func ask(_ name: String, _ kind: ResourceKind<Int> = .number) async -> Task<Int, any Error> {
        let resource = resource(name, kind)
        var isBegun = false
        let task = Task {
            isBegun = true
            return try await resource.updated()
        }
        while !isBegun { await Task.yield() }
        return task
    }

    /// Cancels a task, and waits until all that follows has happened.
    func leave(_ task: Task<Int, any Error>) async throws {
        task.cancel()
        _ = await task.result
        try await settle()
    }

    /// Waits until nothing moves but by the test.
    func settle() async throws { try await store.settle(outside) }

    /// Answers a request that is in flight or about to be, and waits until the answer has arrived.
    func answer(_ name: String, _ value: Int) async throws {
        try await settle()
        let isAnswered = outside.answer(name, value)
        #expect(isAnswered, "\(name) is not in flight")
        try await settle()
    }

    /// Fails such a request.
    func fail(_ name: String, _ error: LoaderFailure) async throws {
        try await settle()
        let isAnswered = outside.fail(name, error)
        #expect(isAnswered, "\(name) is not in flight")
        try await settle()
    }

    /// Loads a resource that is not wanted any longer afterwards.
    func load(_ name: String, _ value: Int, _ kind: ResourceKind<Int> = .number) async throws {
        let task = await ask(name, kind)
        try await answer(name, value)
        _ = try await task.value
    }
}
