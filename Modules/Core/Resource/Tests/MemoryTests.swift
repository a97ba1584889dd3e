import Resource
import ResourceTesting
import Testing

@MainActor @Suite("A resource in memory", .timeLimit(.minutes(15)))
struct MemoryTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture { ($0.idleTime, $0.idleCount) = (.seconds(10), 3) }
    }

    @Test("is dropped a while after the last who wanted it has left, and no sooner, and brought back from the disk")
    func dropped() async throws {
        let held = fixture.resource("a")
        try await fixture.load("a", 1)
        try await fixture.load("b", 1, .passing)
        // There is nothing to load.
        held.readAhead()
        fixture.clock.advance(by: .milliseconds(9_999))
        #expect([held.value, fixture.resource("b", .passing).value] == [1, 1])
        fixture.clock.advance(by: .milliseconds(1))
        #expect([held.value, fixture.resource("b", .passing).value] == [nil, nil])
        #expect(fixture.store.resourcesInMemory == 0)
        var states = fixture.resource("a").states.makeAsyncIterator()
        let seen = [await states.next()?.value, await states.next()?.value]
        #expect(seen == [nil, 1])
        #expect(held.value == 1)
        // A kind that is not kept on the disk is loaded again.
        try await fixture.load("b", 2, .passing)
        #expect(fixture.outside.begun == ["a", "b", "b"])
        #expect(fixture.files.count == 1)
    }

    @Test("stays as long as it is observed, and from then on for the whole while")
    func observed() async throws {
        try await fixture.load("a", 1)
        fixture.clock.advance(by: .seconds(9))
        var states: States? = await fixture.observe("a")
        fixture.clock.advance(by: .seconds(3600))
        #expect(fixture.resource("a").value == 1)
        withExtendedLifetime(states) {}
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
        _ = await fixture.observe("a")
        for name in ["d", "e"] { try await fixture.load(name, 1) }
        let kept = ["a", "b", "c", "d", "e"].filter { fixture.resource($0).value != nil }
        #expect(kept == ["a", "d", "e"])
        #expect(fixture.store.resourcesInMemory == 3)
    }

    @Test("that failed is forgotten after the same while")
    func failed() async throws {
        let task = await fixture.ask("a")
        try await fixture.fail("a", .permanent)
        _ = await task.result
        #expect(fixture.resource("a").state.status == .failed(ResourceFailure(LoaderFailure.permanent)))
        fixture.clock.advance(by: .seconds(10))
        #expect(fixture.resource("a").state == .unknown)
    }

    @Test("is no other than that of a kind with values of another type: such a pair of kinds stops the program")
    func types() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let store = ResourceStore(clock: SetClock())
            _ = try await store.resource(ResourceKind<Int>("number").key("a")) { _ in 1 }.updated()
            _ = store.resource(ResourceKind<String>("number").key("a")) { _ in "" }.value
        }
    }

    @Test("is timed by the system's clock, whose alarm rings once its time has come, and not when cancelled")
    func systemClock() async {
        let clock = SystemResourceClock()
        let start = clock.elapsed
        var rung: [Int] = []
        let cancel = clock.setAlarm(at: start + .milliseconds(1)) { rung.append(0) }
        cancel()
        await withCheckedContinuation { continuation in
            _ = clock.setAlarm(at: start + .milliseconds(5)) {
                rung.append(1)
                continuation.resume()
            }
        }
        #expect(rung == [1])
        #expect(clock.elapsed - start >= .milliseconds(5))
    }
}
