import Resource
import ResourceTesting
import Testing

@MainActor @Suite("A request", .timeLimit(.minutes(15)))
struct RequestTests {
    private let fixture: StoreFixture
    private var outside: LoaderStub<Int> { fixture.outside }

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("is shared by all who want a resource, and made again neither for those who come after the answer")
    func shared() async throws {
        let tasks = [await fixture.ask("a"), await fixture.ask("a"), await fixture.ask("a")]
        var readers = [await fixture.observe("a"), await fixture.observe("a")]
        try await fixture.answer("a", 1)
        var values: [Int?] = []
        for task in tasks { values.append(try await task.value) }
        for index in readers.indices { values.append(await readers[index].next()?.value) }
        values.append(try await fixture.resource("a").updated())
        #expect(values == [1, 1, 1, 1, 1, 1])
        #expect(outside.begun == ["a"])
    }

    @Test("goes on as long as one waits, and is cancelled with the last")
    func last() async throws {
        let (first, second) = (await fixture.ask("a"), await fixture.ask("a"))
        try await fixture.settle()
        try await fixture.leave(first)
        #expect(outside.waiting == ["a"])
        try await fixture.leave(second)
        #expect(outside.cancelled == ["a"])
        #expect(fixture.store.resourcesInMemory == 0)
    }

    @Test("is cancelled when the last who observes leaves its loop, or its task is cancelled")
    func observers() async throws {
        var states: States? = await fixture.observe("a")
        let others = fixture.resource("a").states
        var isObserved = false
        let reader = Task { for await _ in others { isObserved = true } }
        while !isObserved { await Task.yield() }
        try await fixture.settle()
        withExtendedLifetime(states) {}
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
        let resource = fixture.resource("a", .passing)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await resource.updated()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        try await fixture.settle()
        #expect(outside.begun == [])
    }

    @Test(
        "that does not end when it is cancelled is in flight until it returns: the next waits, and has its own answer",
        arguments: [true, false])
    func stubborn(isExpired: Bool) async throws {
        let fixture = try StoreFixture(endsWhenCancelled: false)
        let first = await fixture.ask("a")
        try await fixture.settle()
        if isExpired { fixture.store.expire([.topic("numbers")]) } else { try await fixture.leave(first) }
        let second = await fixture.ask("a")
        try await fixture.settle()
        #expect(fixture.outside.begun == ["a"])
        #expect(fixture.outside.cancelled == ["a"])

        try await fixture.answer("a", 1)
        #expect(fixture.resource("a").value == nil)
        #expect(fixture.outside.begun == ["a", "a"])
        try await fixture.answer("a", 2)
        let value = try await (isExpired ? first : second).value
        #expect(value == 2)
    }

    @Test("does not see the task locals of those who wait, but the value that it replaces")
    func loading() async throws {
        enum Local { @TaskLocal static var number = 0 }
        let resource = fixture.store.resource(ResourceKind<Int>.number.key("sum")) {
            ($0.previous ?? 10) + 1 + Local.number
        }
        let first = try await Local.$number.withValue(100) { try await resource.updated() }
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

    // MARK: - Failures

    @Test("is tried again after waits that double but for chance, and then fails with the last error")
    func waits() async throws {
        let task = await fixture.ask("a")
        var waits: [Double] = []
        for _ in 1...3 {
            try await fixture.fail("a", .transient)
            var wait = 0.0
            while outside.waiting.isEmpty, wait < 5_000 {
                fixture.clock.advance(by: .milliseconds(1))
                try await fixture.settle()
                wait += 1
            }
            waits.append(wait)
        }
        let shares = zip(waits, [500, 1_000, 2_000]).map { $0 / $1 }
        #expect(shares.allSatisfy { (0.5...1).contains($0) }, "\(waits)")
        #expect(Set(shares).count == 3, "\(waits)")
        try await fixture.fail("a", .transient)
        let error = await #expect(throws: ResourceFailure.self) { try await task.value }
        #expect(error == ResourceFailure(LoaderFailure.transient))
    }

    @Test("is not tried again if nothing can help, nor for others who observe it when one of them leaves")
    func permanent() async throws {
        struct Plain: Error {}
        for (name, error) in [("a", LoaderFailure.permanent), ("b", Plain())] as [(String, any Error)] {
            var first = await fixture.observe(name)
            var second: States? = await fixture.observe(name)
            try await fixture.settle()
            outside.fail(name, error)
            let status = await first.next()?.status
            #expect(status == .failed(ResourceFailure(error)))
            withExtendedLifetime(second) {}
            second = nil
            fixture.clock.advance(by: .seconds(3600))
            try await fixture.settle()
            #expect(outside.waiting == [])
        }
    }

    @Test("leaves its place to others between two tries, and is not tried again when the last who wants it leaves")
    func place() async throws {
        let fixture = try StoreFixture { $0.requestsAtOnce = 1 }
        let tasks = [await fixture.ask("a"), await fixture.ask("b"), await fixture.ask("c")]
        try await fixture.fail("a", .transient)
        #expect(fixture.outside.waiting == ["b"])
        try await fixture.fail("b", .transient)
        try await fixture.leave(tasks[1])
        fixture.clock.advance(by: .seconds(1))
        try await fixture.settle()
        #expect(fixture.outside.waiting == ["c"])
        try await fixture.answer("c", 3)
        try await fixture.answer("a", 1)
        let values = [try await tasks[0].value, try await tasks[2].value]
        #expect(values == [1, 3])
        #expect(fixture.outside.begun == ["a", "b", "c", "a"])
    }

    // MARK: - Priorities

    /// A store with a single place, which is taken, so that all that come after have to wait.
    private func occupied() async throws -> StoreFixture {
        let fixture = try StoreFixture { $0.requestsAtOnce = 1 }
        fixture.resource("first", .passing).readAhead()
        try await fixture.settle()
        return fixture
    }

    /// Answers one request after the other.
    private func answerAll(_ fixture: StoreFixture) async throws {
        while let name = fixture.outside.waiting.first { try await fixture.answer(name, 1) }
    }

    @Test("that a task waits for begins first, then what is shown, then what is read ahead; else in their order")
    func order() async throws {
        let fixture = try await occupied()
        for name in ["ahead 1", "ahead 2", "awaited"] { fixture.resource(name, .passing).readAhead() }
        let states = await fixture.observe("shown", .passing)
        let task = await fixture.ask("awaited", .passing)
        try await answerAll(fixture)
        _ = try await task.value
        #expect(fixture.outside.begun == ["first", "awaited", "shown", "ahead 1", "ahead 2"])
        withExtendedLifetime(states) {}
    }

    @Test("falls back when one who wants it more leaves, and never begins when nobody is left")
    func fallenBack() async throws {
        let fixture = try await occupied()
        for name in ["1", "2", "3", "4"] { fixture.resource(name, .passing).readAhead() }
        let (second, other) = (await fixture.ask("2", .passing), await fixture.ask("other", .passing))
        try await fixture.leave(second)
        try await fixture.leave(other)
        fixture.resource("3", .passing).stopReadingAhead()
        try await answerAll(fixture)
        // Whoever falls back is behind those of its new priority.
        #expect(fixture.outside.begun == ["first", "1", "4", "2"])
        #expect(fixture.outside.cancelled == [])
    }

    @Test("read ahead is cancelled in flight when that ends, unless another wants it, and goes on without the other")
    func readingAhead() async throws {
        for name in ["a", "b"] { fixture.resource(name).readAhead() }
        let (b, c) = (await fixture.ask("b"), await fixture.ask("c"))
        fixture.resource("c").readAhead()
        try await fixture.settle()
        for name in ["a", "b"] { fixture.resource(name).stopReadingAhead() }
        try await fixture.leave(c)
        #expect(outside.cancelled == ["a"])
        try await fixture.answer("b", 2)
        try await fixture.answer("c", 3)
        let value = try await b.value
        #expect([value, fixture.resource("c").value] == [2, 3])
    }
}
