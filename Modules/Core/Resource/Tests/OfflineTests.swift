import Basics
import Resource
import ResourceTesting
import Testing

@MainActor @Suite("Being offline", .timeLimit(.minutes(15)))
struct OfflineTests {
    private let fixture: StoreFixture
    private var outside: LoaderStub<Int> { fixture.outside }

    init() throws {
        fixture = try StoreFixture { $0.retries.tries = 2 }
    }

    /// Fails both tries of a resource that is observed.
    private func lose(_ name: String) async throws {
        try await fixture.fail(name, .unreachable)
        fixture.clock.advance(by: .seconds(1))
        try await fixture.fail(name, .unreachable)
    }

    @Test("is said once, however many requests fail, and once that it is over")
    func notices() async throws {
        var connections = fixture.store.connections.makeAsyncIterator()
        var seen = [await connections.next()]
        var readers: [ObservedStates<ResourceState<Int>>.Iterator] = []
        for name in ["a", "b", "c"] {
            var states = fixture.resource(name).states.makeAsyncIterator()
            _ = await states.next()
            readers.append(states)
        }
        try await lose("a")
        seen.append(await connections.next())
        try await fixture.fail("b", .unreachable)
        try await fixture.fail("c", .unreachable)
        try await fixture.load("d", 4)
        seen.append(await connections.next())
        #expect(seen == [.online, .offline, .online])
        #expect(fixture.store.connection == .online)
        withExtendedLifetime(readers) {}
    }

    @Test("ends for all with the first that succeeds: what failed and is still observed is tried again")
    func again() async throws {
        var (a, b) = (
            fixture.resource("a").states.makeAsyncIterator(), fixture.resource("b").states.makeAsyncIterator()
        )
        _ = (await a.next(), await b.next())
        try await lose("a")
        try await fixture.fail("b", .unreachable)
        let status = await a.next()?.status
        #expect(status == .failed(ResourceFailure(LoaderFailure(.unreachable))))
        try await fixture.load("c", 3)
        #expect(outside.waiting.sorted() == ["a", "b"])
        try await fixture.answer("a", 1)
        try await fixture.answer("b", 2)
        let values = [await a.next()?.value, await b.next()?.value]
        #expect(values == [1, 2])
    }

    @Test("ends the wait of a request that would be tried again later")
    func resting() async throws {
        let task = await fixture.ask("a")
        try await fixture.fail("a", .unreachable)
        #expect(outside.waiting == [])
        try await fixture.load("b", 2)
        #expect(outside.waiting == ["a"])
        try await fixture.answer("a", 1)
        let value = try await task.value
        #expect(value == 1)
        fixture.clock.advance(by: .seconds(60))
        try await fixture.settle()
        #expect(outside.begun == ["a", "b", "a"])
    }

    @Test("leaves what waits for another reason to its wait")
    func otherReason() async throws {
        let task = await fixture.ask("a")
        try await fixture.fail("a", .transient)
        try await fixture.load("b", 2)
        #expect(outside.waiting == [])
        await fixture.leave(task)
    }

    @Test("does not try again what is not wanted any longer, which is loaded when it is wanted")
    func unwanted() async throws {
        let task = await fixture.ask("a")
        try await lose("a")
        await #expect(throws: ResourceFailure.self) { try await task.value }
        try await fixture.load("b", 2)
        #expect(outside.waiting == [])
        try await fixture.load("a", 1)
        #expect(fixture.resource("a").value == 1)
    }

    @Test("gives each request one try, so that a person who asks has the answer soon")
    func oneTry() async throws {
        let first = await fixture.ask("a")
        try await lose("a")
        _ = await first.result
        let second = await fixture.ask("b")
        try await fixture.fail("b", .unreachable)
        await #expect(throws: ResourceFailure.self) { try await second.value }
        #expect(outside.begun == ["a", "a", "b"])
    }

    @Test("shows what the disk has, also of a run before, and says that it has failed")
    func fromDisk() async throws {
        try await fixture.load("a", 1, .brief)
        await fixture.store.flush()
        fixture.clock.advance(by: .seconds(61))
        fixture.restart()
        var states = fixture.resource("a", .brief).states.makeAsyncIterator()
        var seen = [await states.next()]
        try await fixture.settle()
        seen.append(await states.next())
        try await lose("a")
        seen.append(await states.next())
        let failure = ResourceFailure(LoaderFailure(.unreachable))
        #expect(
            seen == [
                .unknown, ResourceState(value: 1, status: .expired), ResourceState(value: 1, status: .failed(failure)),
            ])
    }

    @Test("is said in a line")
    func phrases() {
        let lines = [ResourceConnection.offline, .online].map(\.notice.english)
        #expect(lines == ["Offline: saved content is shown where there is some.", "Online again."])
    }
}
