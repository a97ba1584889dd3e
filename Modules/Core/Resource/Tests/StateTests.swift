import Basics
import Resource
import ResourceTesting
import Testing

@MainActor @Suite("The states of a resource", .timeLimit(.minutes(15)))
struct StateTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture { ($0.requestsAtOnce, $0.tries) = (1, 2) }
    }

    @Test("are read at once, and neither reading them nor a sequence that is not read asks for anything")
    func reading() async throws {
        let resource = fixture.resource("a")
        let states = resource.states.makeAsyncIterator()
        #expect(resource.value == nil)
        #expect(resource.state == .unknown)
        try await fixture.settle()
        #expect(fixture.outside.begun == [])
        try await fixture.load("a", 1)
        #expect(resource.value == 1)
        #expect(resource.state == ResourceState(value: 1, status: .updated(fixture.clock.now)))
        withExtendedLifetime(states) {}
    }

    @Test("say loading after a tenth of a second and no sooner, then how far it has come, then the value")
    func loading() async throws {
        var states = fixture.resource("a").states.makeAsyncIterator()
        var seen = [await states.next()?.status]
        try await fixture.settle()
        fixture.clock.advance(by: .milliseconds(99))
        #expect(fixture.resource("a").state.status == .none)
        fixture.clock.advance(by: .milliseconds(1))
        seen.append(await states.next()?.status)
        fixture.outside.report("a", ResourceProgress(1, of: 2))
        seen.append(await states.next()?.status)
        try await fixture.answer("a", 1)
        seen.append(await states.next()?.status)
        #expect(
            seen == [
                ResourceStatus.none, .loading(nil), .loading(ResourceProgress(1, of: 2)), .updated(fixture.clock.now),
            ])
    }

    @Test("do not say loading for an answer that comes sooner, then or later")
    func quick() async throws {
        var states = await fixture.observe("a")
        fixture.clock.advance(by: .milliseconds(99))
        try await fixture.answer("a", 1)
        let status = await states.next()?.status
        #expect(status == .updated(fixture.clock.now))
        fixture.clock.advance(by: .seconds(1))
        #expect(fixture.resource("a").state.status == status)
    }

    @Test("say loading also while the request waits for room or for another try, and while the old value is shown")
    func loadingBefore() async throws {
        try await fixture.load("a", 1)
        let other = await fixture.ask("other", .passing)
        fixture.store.expire([.topic("numbers")])
        let task = await fixture.ask("a")
        fixture.clock.advance(by: .milliseconds(100))
        #expect(fixture.resource("a").state == ResourceState(value: 1, status: .loading(nil)))
        try await fixture.answer("other", 2)
        try await fixture.fail("a", .transient)
        #expect(fixture.resource("a").state == ResourceState(value: 1, status: .loading(nil)))
        try await fixture.leave(task)
        #expect(fixture.resource("a").state == ResourceState(value: 1, status: .expired))
        _ = try await other.value
    }

    @Test("say why a request failed, with the value from before, and its time once it succeeds")
    func failed() async throws {
        try await fixture.load("a", 1)
        fixture.store.expire([.topic("numbers")])
        let task = await fixture.ask("a")
        try await fixture.fail("a", .permanent)
        let error = await #expect(throws: ResourceFailure.self) { try await task.value }
        #expect(error?.description == "the outside has failed")
        let failure = ResourceFailure(LoaderFailure.permanent)
        #expect(fixture.resource("a").state == ResourceState(value: 1, status: .failed(failure)))
        fixture.clock.advance(by: .seconds(5))
        try await fixture.load("a", 2)
        #expect(fixture.resource("a").state == ResourceState(value: 2, status: .updated(fixture.clock.now)))
    }

    @Test("come distinct and the latest first: a slow reader misses those in between")
    func latest() async throws {
        var states = await fixture.observe("a")
        for number in 1...5 {
            try await fixture.answer("a", number)
            fixture.store.expire([.topic("numbers")])
        }
        try await fixture.answer("a", 6)
        let state = await states.next()
        #expect(state?.value == 6)
        let next = Task { [states] in
            var states = states
            return await states.next()
        }
        fixture.store.expire([.topic("others")])
        fixture.clock.advance(by: .seconds(1))
        try await fixture.settle()
        next.cancel()
        let none = await next.value
        #expect(none == nil)
    }

    @Test("see the last of many reports, and none of a request that was replaced")
    func reports() async throws {
        let task = await fixture.ask("a")
        try await fixture.settle()
        for number in 1...1000 { fixture.outside.report("a", ResourceProgress(number)) }
        fixture.clock.advance(by: .seconds(1))
        let last = ResourceStatus.loading(ResourceProgress(1000))
        while fixture.resource("a").state.status != last { await Task.yield() }
        fixture.outside.report("a", ResourceProgress(1001))
        fixture.store.expire([.topic("numbers")])
        try await fixture.settle()
        #expect(fixture.resource("a").state.status == .loading(nil))
        try await fixture.leave(task)
        #expect(fixture.resource("a").state == .unknown)
    }
}
