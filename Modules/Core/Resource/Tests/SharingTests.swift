import Resource
import ResourceTesting
import Testing

@MainActor @Suite("A request", .timeLimit(.minutes(15)))
struct SharingTests {
    private let fixture: StoreFixture
    private var outside: LoaderStub<Int> { fixture.outside }

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("is shared by all who wait for a resource")
    func shared() async throws {
        let tasks = [await fixture.ask("a"), await fixture.ask("a"), await fixture.ask("a")]
        try await fixture.answer("a", 1)
        for task in tasks {
            let value = try await task.value
            #expect(value == 1)
        }
        #expect(outside.begun == ["a"])
    }

    @Test("is made again neither for those who come after the answer, nor for another handle of the same key")
    func answered() async throws {
        try await fixture.load("a", 1)
        let value = try await fixture.resource("a").updated()
        #expect(value == 1)
        #expect(outside.begun == ["a"])
    }

    @Test("goes on as long as one waits, and is cancelled with the last")
    func last() async throws {
        let (first, second) = (await fixture.ask("a"), await fixture.ask("a"))
        try await fixture.settle()
        await fixture.leave(first)
        try await fixture.settle()
        #expect(outside.waiting == ["a"])
        await fixture.leave(second)
        try await fixture.settle()
        #expect(outside.cancelled == ["a"])
        #expect(fixture.store.resourcesInMemory == 0)
    }

    @Test("is cancelled when the last who observes leaves its loop, or its task is cancelled")
    func observers() async throws {
        var states: ObservedStates<ResourceState<Int>>.Iterator? = fixture.resource("a").states.makeAsyncIterator()
        _ = await states?.next()
        let states2 = fixture.resource("a").states
        let reader = Task { for await _ in states2 {} }
        try await fixture.settle()
        states = nil
        try await fixture.settle()
        #expect(outside.waiting == ["a"])
        reader.cancel()
        await reader.value
        try await fixture.settle()
        #expect(outside.cancelled == ["a"])
    }

    @Test("does not begin when the task that waits is cancelled already")
    func cancelledBefore() async throws {
        let resource = fixture.resource("a")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await resource.updated()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        try await fixture.settle()
        #expect(outside.begun == [])
    }

    @Test(
        "that does not end when it is cancelled is in flight until it returns: the next waits, and has its own answer")
    func stubborn() async throws {
        let fixture = try StoreFixture(endsWhenCancelled: false)
        let first = await fixture.ask("a")
        try await fixture.settle()
        await fixture.leave(first)
        let second = await fixture.ask("a")
        try await fixture.settle()
        #expect(fixture.outside.begun == ["a"])
        #expect(fixture.outside.cancelled == ["a"])

        try await fixture.answer("a", 1)
        #expect(fixture.resource("a").value == nil)
        #expect(fixture.outside.begun == ["a", "a"])
        try await fixture.answer("a", 2)
        let value = try await second.value
        #expect(value == 2)
    }

    @Test("does not see the task locals of those who wait, as it belongs to none of them")
    func taskLocals() async throws {
        enum Local { @TaskLocal static var number = 0 }
        let key = ResourceKind<Int>.number.key("local")
        let value = try await Local.$number.withValue(1) {
            try await fixture.store.resource(key) { _ in Local.number }.updated()
        }
        #expect(value == 0)
    }

    @Test("is given the value that it replaces, and none the first time")
    func previous() async throws {
        let resource = fixture.store.resource(ResourceKind<Int>.number.key("sum")) { ($0.previous ?? 10) + 1 }
        let first = try await resource.updated()
        fixture.store.expire([.key(resource.key)])
        let second = try await resource.updated()
        #expect([first, second] == [11, 12])
    }

    @Test("releases its loader, and what that holds, when the resource is not wanted any longer")
    func loader() async throws {
        final class Held: Sendable {}
        var held: Held? = Held()
        weak let last = held
        let key = ResourceKind<Int>.number.key("held")
        let value = try await fixture.store.resource(key) { [held] _ in held == nil ? 0 : 1 }.updated()
        held = nil
        #expect(value == 1)
        // The task of the request may end a little after the answer.
        while last != nil { await Task.yield() }
    }

    @Test("is cancelled when the store is gone")
    func storeGone() async throws {
        var store: ResourceStore? = ResourceStore(clock: fixture.clock)
        let loader = outside.loader("a")
        store?.resource(ResourceKind<Int>.passing.key("a"), load: loader).readAhead()
        while outside.waiting.isEmpty { await Task.yield() }
        store = nil
        while outside.cancelled.isEmpty { await Task.yield() }
        #expect(outside.cancelled == ["a"])
    }
}
