import Resource
import ResourceTesting
import Testing

@MainActor @Suite("A request that fails", .timeLimit(.minutes(15)))
struct RetryTests {
    private func fixture(jitter: Double = 0) throws -> StoreFixture {
        try StoreFixture { settings in
            settings.requestsAtOnce = 1
            settings.retries.tries = 4
            settings.retries.firstWait = .seconds(1)
            settings.retries.longestWait = .seconds(3)
            settings.retries.jitter = jitter
        }
    }

    @Test("is tried again after waits that grow up to the longest, and then fails with the last error")
    func waits() async throws {
        let fixture = try fixture()
        let task = await fixture.ask("a")
        for (tries, wait) in [1: 1000, 2: 2000, 3: 3000].sorted(by: { $0.key < $1.key }) {
            try await fixture.fail("a", .transient)
            fixture.clock.advance(by: .milliseconds(wait - 1))
            try await fixture.settle()
            #expect(fixture.outside.begun.count == tries)
            fixture.clock.advance(by: .milliseconds(1))
            try await fixture.settle()
            #expect(fixture.outside.begun.count == tries + 1)
        }
        try await fixture.fail("a", .transient)
        let error = await #expect(throws: ResourceFailure.self) { try await task.value }
        #expect(error == ResourceFailure(LoaderFailure(.transient)))
        #expect(fixture.resource("a").state.status == .failed(ResourceFailure(LoaderFailure(.transient))))
    }

    @Test("waits less by chance, at most by the share that is left to it, and not the same each time")
    func jitter() async throws {
        var waits: Set<Int> = []
        let fixture = try fixture(jitter: 0.5)
        for number in 1...8 {
            let task = await fixture.ask("\(number)")
            try await fixture.fail("\(number)", .transient)
            var wait = 0
            while fixture.outside.waiting.isEmpty, wait <= 1000 {
                fixture.clock.advance(by: .milliseconds(1))
                try await fixture.settle()
                wait += 1
            }
            waits.insert(wait)
            await fixture.leave(task)
        }
        #expect(waits.allSatisfy { (500...1000).contains($0) }, "\(waits)")
        #expect(waits.count > 4, "\(waits)")
    }

    @Test("is not tried again if nothing can help, as is every error that does not say otherwise")
    func permanent() async throws {
        struct Plain: Error {}
        for error: any Error in [LoaderFailure(.permanent), Plain()] {
            let fixture = try fixture()
            let task = await fixture.ask("a")
            try await fixture.settle()
            fixture.outside.fail("a", error)
            let failure = await #expect(throws: ResourceFailure.self) { try await task.value }
            #expect(failure?.kind == ResourceFailure.Kind.permanent)
            fixture.clock.advance(by: .seconds(3600))
            try await fixture.settle()
            #expect(fixture.outside.begun == ["a"])
        }
    }

    @Test("leaves its place to others between two tries")
    func place() async throws {
        let fixture = try fixture()
        let (first, second) = (await fixture.ask("a"), await fixture.ask("b"))
        try await fixture.fail("a", .transient)
        #expect(fixture.outside.waiting == ["b"])
        fixture.clock.advance(by: .seconds(1))
        try await fixture.settle()
        #expect(fixture.outside.waiting == ["b"])
        try await fixture.answer("b", 2)
        try await fixture.answer("a", 1)
        let values = [try await first.value, try await second.value]
        #expect(values == [1, 2])
    }

    @Test("is not tried again when the last who wants it leaves between two tries")
    func left() async throws {
        let fixture = try fixture()
        let task = await fixture.ask("a")
        try await fixture.fail("a", .transient)
        await fixture.leave(task)
        fixture.clock.advance(by: .seconds(3600))
        try await fixture.settle()
        #expect(fixture.outside.begun == ["a"])
    }

    @Test("leaves the value that there is, and is made again for the next who wants it")
    func value() async throws {
        let fixture = try fixture()
        try await fixture.load("a", 1)
        fixture.store.expire([.topic("numbers")])
        let task = await fixture.ask("a")
        try await fixture.fail("a", .permanent)
        await #expect(throws: ResourceFailure.self) { try await task.value }
        let state = fixture.resource("a").state
        #expect(state == ResourceState(value: 1, status: .failed(ResourceFailure(LoaderFailure(.permanent)))))
        try await fixture.load("a", 2)
        #expect(fixture.resource("a").value == 2)
    }

    @Test("is not made again for others who observe it when one of them leaves")
    func observers() async throws {
        let fixture = try fixture()
        var first = fixture.resource("a").states.makeAsyncIterator()
        var second: ObservedStates<ResourceState<Int>>.Iterator? = fixture.resource("a").states.makeAsyncIterator()
        _ = await first.next()
        _ = await second?.next()
        try await fixture.fail("a", .permanent)
        second = nil
        try await fixture.settle()
        #expect(fixture.outside.begun == ["a"])
        let status = await first.next()?.status
        #expect(status == .failed(ResourceFailure(LoaderFailure(.permanent))))
    }
}
