import Basics
import PlatformTesting
import Resource
import ResourceTesting
import Testing

// What a feature declares.

extension ResourceKind where Value == [String] {
    /// Proposals for a cell, in the context that they are asked for.
    static var proposals: ResourceKind {
        ResourceKind("proposals", lifetime: .seconds(86_400), coding: ResourceCoding.string.array)
    }
}

extension ResourceKey where Value == [String] {
    static func proposals(chart: Int, cell: String) -> ResourceKey {
        ResourceKind.proposals.key("\(chart):\(cell)", about: [.topic("chart \(chart)")])
    }
}

extension ResourceAction {
    static func chartChanged(_ chart: Int) -> ResourceAction {
        ResourceAction("chart \(chart) changed", expires: [.topic("chart \(chart)")])
    }
}

@MainActor @Suite("A feature that has proposals made by a program", .timeLimit(.minutes(15)))
struct ProposalsTests {
    private let clock = SetClock()
    private let program = LoaderStub<[String]>()
    private let folder: TemporaryFolder
    private let store: ResourceStore
    private let resource: StoredResource<[String]>

    init() throws {
        folder = try TemporaryFolder()
        store = ResourceStore(disk: ResourceDisk(folder: folder.file("resources")), clock: clock)
        resource = store.resource(.proposals(chart: 5, cell: "3/2"), load: program.loader("3/2"))
    }

    @Test("shows thinking after a moment, then the proposals, again at once, and others when the chart has changed")
    func proposals() async throws {
        var states = resource.states.makeAsyncIterator()
        var seen = await states.next()
        #expect(seen == ResourceState.unknown)

        try await store.settle(program)
        clock.advance(by: .milliseconds(100))
        seen = await states.next()
        #expect(seen == ResourceState(value: nil, status: .loading(nil)))

        program.answer("3/2", ["Run", "Swim"])
        seen = await states.next()
        #expect(seen == ResourceState(value: ["Run", "Swim"], status: .updated(clock.now)))
        #expect(resource.value == ["Run", "Swim"])
        let again = try await resource.updated()
        #expect(again == ["Run", "Swim"])
        #expect(program.begun == ["3/2"])

        store.expire(by: .chartChanged(5))
        seen = await states.next()
        #expect(seen == ResourceState(value: ["Run", "Swim"], status: .expired))
        try await store.settle(program)
        program.answer("3/2", ["Cycle"])
        seen = await states.next()
        #expect(seen?.value == ["Cycle"])
    }

    @Test("cancels the program when the person does not wait any longer")
    func cancelled() async throws {
        let waiting = Task { try await resource.updated() }
        while program.waiting.isEmpty { await Task.yield() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        try await store.settle(program)
        #expect(program.cancelled == ["3/2"])
        #expect(resource.state == .unknown)
    }

    @Test("has the proposals of an earlier run from the disk, also when the program fails")
    func restarted() async throws {
        let first = Task { try await resource.updated() }
        while program.waiting.isEmpty { await Task.yield() }
        program.answer("3/2", ["Run"])
        _ = try await first.value
        await store.flush()

        let next = ResourceStore(disk: ResourceDisk(folder: folder.file("resources")), clock: clock)
        let kept = next.resource(.proposals(chart: 5, cell: "3/2"), load: program.loader("3/2"))
        #expect(kept.value == nil)
        let value = try await kept.updated()
        #expect(value == ["Run"])
        #expect(program.begun == ["3/2"])

        next.expire(by: .chartChanged(5))
        let refused = Task { try await kept.updated() }
        while program.waiting.isEmpty { await Task.yield() }
        program.fail("3/2", LoaderFailure(.permanent, "no such program"))
        let error = await #expect(throws: ResourceFailure.self) { try await refused.value }
        #expect(error?.description == "no such program")
        #expect(kept.value == ["Run"])
    }
}
