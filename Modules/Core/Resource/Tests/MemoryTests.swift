import Resource
import ResourceTesting
import Testing

@MainActor @Suite("A resource in memory", .timeLimit(.minutes(15)))
struct MemoryTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture {
            $0.idleTime = .seconds(10)
            $0.idleCount = 3
        }
    }

    @Test("is dropped a while after the last who wanted it has left, and no sooner")
    func dropped() async throws {
        try await fixture.load("a", 1)
        fixture.clock.advance(by: .milliseconds(9_999))
        #expect(fixture.resource("a").value == 1)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(fixture.resource("a").value == nil)
        #expect(fixture.store.resourcesInMemory == 0)
    }

    @Test("is brought back from the disk when it is wanted again, without a request")
    func broughtBack() async throws {
        try await fixture.load("a", 1)
        fixture.clock.advance(by: .seconds(10))
        var states = fixture.resource("a").states.makeAsyncIterator()
        var seen = [await states.next()?.value]
        seen.append(await states.next()?.value)
        #expect(seen == [nil, 1])
        try await fixture.settle()
        #expect(fixture.outside.begun == ["a"])
    }

    @Test("is loaded again if it is of a kind that is not kept on the disk")
    func notKept() async throws {
        try await fixture.load("a", 1, .passing)
        fixture.clock.advance(by: .seconds(10))
        try await fixture.load("a", 2, .passing)
        #expect(fixture.resource("a", .passing).value == 2)
        #expect(fixture.files == [])
    }

    @Test("stays as long as it is observed, and from then on for the whole while")
    func observed() async throws {
        try await fixture.load("a", 1)
        fixture.clock.advance(by: .seconds(9))
        var states: ObservedStates<ResourceState<Int>>.Iterator? = fixture.resource("a").states.makeAsyncIterator()
        _ = await states?.next()
        fixture.clock.advance(by: .seconds(3600))
        #expect(fixture.resource("a").value == 1)
        states = nil
        fixture.clock.advance(by: .milliseconds(9_999))
        #expect(fixture.resource("a").value == 1)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(fixture.resource("a").value == nil)
    }

    @Test("goes sooner where there are too many that are not wanted, the one left longest first")
    func count() async throws {
        for name in ["a", "b", "c"] { try await fixture.load(name, 1) }
        // Wanted once more, it is left last.
        var states: ObservedStates<ResourceState<Int>>.Iterator? = fixture.resource("a").states.makeAsyncIterator()
        _ = await states?.next()
        states = nil
        for name in ["d", "e"] { try await fixture.load(name, 1) }
        let kept = ["a", "b", "c", "d", "e"].filter { fixture.resource($0).value != nil }
        #expect(kept == ["a", "d", "e"])
        #expect(fixture.store.resourcesInMemory == 3)
    }

    @Test("is the same for whoever held it meanwhile: none once it is dropped, and the new one afterwards")
    func held() async throws {
        let held = fixture.resource("a")
        try await fixture.load("a", 1)
        #expect(held.value == 1)
        fixture.clock.advance(by: .seconds(10))
        #expect(held.value == nil)
        try await fixture.settle()
        fixture.store.expire([.key(held.key)])
        try await fixture.load("a", 2)
        #expect(held.value == 2)
    }

    @Test("that failed is forgotten after the same while")
    func failed() async throws {
        let task = await fixture.ask("a")
        try await fixture.fail("a", .permanent)
        _ = await task.result
        #expect(fixture.resource("a").state.status == .failed(ResourceFailure(LoaderFailure(.permanent))))
        fixture.clock.advance(by: .seconds(10))
        #expect(fixture.resource("a").state == .unknown)
    }

    @Test("costs no request when the wait for it ends before the disk has answered")
    func leftWhileRestored() async throws {
        try await fixture.load("a", 1)
        fixture.clock.advance(by: .seconds(10))
        let task = await fixture.ask("a")
        await fixture.leave(task)
        try await fixture.settle()
        #expect(fixture.resource("a").value == 1)
        #expect(fixture.outside.begun == ["a"])
        fixture.clock.advance(by: .seconds(10))
        #expect(fixture.store.resourcesInMemory == 0)
    }

    @Test("that is not on the disk either is forgotten with the wait for it")
    func missing() async throws {
        let task = await fixture.ask("a")
        await fixture.leave(task)
        try await fixture.settle()
        #expect(fixture.outside.waiting == [])
        #expect(fixture.store.resourcesInMemory == 0)
    }

    @Test("is no other than that of a kind with values of another type: such a pair of kinds stops the program")
    func types() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let store = ResourceStore(clock: SetClock())
            let texts = ResourceKind<String>("number")
            _ = try await store.resource(ResourceKind<Int>("number").key("a")) { _ in 1 }.updated()
            _ = store.value(of: texts.key("a"))
        }
    }
}
