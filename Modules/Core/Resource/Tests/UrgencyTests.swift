import Resource
import ResourceTesting
import Testing

@MainActor @Suite("Requests at once", .timeLimit(.minutes(15)))
struct UrgencyTests {
    private let fixture: StoreFixture
    private var outside: LoaderStub<Int> { fixture.outside }

    init() throws {
        fixture = try StoreFixture { $0.requestsAtOnce = 1 }
    }

    /// Fills the only place, so that all that come after have to wait.
    private func occupy() async throws {
        fixture.resource("first", .passing).readAhead()
        try await fixture.settle()
    }

    /// Answers one request after the other.
    private func answerAll() async throws {
        while !outside.waiting.isEmpty { try await fixture.answer(outside.waiting[0], 1) }
    }

    @Test("are as many as the limit, and the next begins when one returns", arguments: 1...4)
    func limit(count: Int) async throws {
        let fixture = try StoreFixture { $0.requestsAtOnce = count }
        for number in 1...6 { fixture.resource("\(number)", .passing).readAhead() }
        try await fixture.settle()
        #expect(fixture.outside.begun.count == count)
        #expect(fixture.store.requestsInFlight == count)
        try await fixture.answer("1", 1)
        #expect(fixture.outside.begun.count == count + 1)
        #expect(fixture.store.requestsInFlight == count)
    }

    @Test("begin with what a task waits for, then what is shown, then what is read ahead; else in their order")
    func order() async throws {
        try await occupy()
        fixture.resource("ahead 1", .passing).readAhead()
        fixture.resource("ahead 2", .passing).readAhead()
        var states = fixture.resource("shown", .passing).states.makeAsyncIterator()
        _ = await states.next()
        let task = await fixture.ask("awaited", .passing)
        try await answerAll()
        _ = try await task.value
        #expect(outside.begun == ["first", "awaited", "shown", "ahead 1", "ahead 2"])
    }

    @Test("are raised by one who wants them more, and fall back when that one leaves")
    func raised() async throws {
        try await occupy()
        for name in ["1", "2", "3"] { fixture.resource(name, .passing).readAhead() }
        let (second, third) = (await fixture.ask("2", .passing), await fixture.ask("3", .passing))
        await fixture.leave(second)
        try await answerAll()
        _ = try await third.value
        // Whoever falls back is behind those of its new priority.
        #expect(outside.begun == ["first", "3", "1", "2"])
    }

    @Test("that are cancelled while they wait never begin")
    func cancelled() async throws {
        try await occupy()
        let task = await fixture.ask("a", .passing)
        fixture.resource("b", .passing).readAhead()
        await fixture.leave(task)
        fixture.resource("b", .passing).stopReadingAhead()
        try await answerAll()
        #expect(outside.begun == ["first"])
        #expect(outside.cancelled == [])
    }

    @Test("read ahead are cancelled in flight when that ends, unless another wants them")
    func readingAhead() async throws {
        let fixture = try StoreFixture()
        for name in ["a", "b"] { fixture.resource(name, .passing).readAhead() }
        let task = await fixture.ask("b", .passing)
        try await fixture.settle()
        for name in ["a", "b"] { fixture.resource(name, .passing).stopReadingAhead() }
        try await fixture.settle()
        #expect(fixture.outside.cancelled == ["a"])
        try await fixture.answer("b", 2)
        let value = try await task.value
        #expect(value == 2)
    }

    @Test("read ahead go on when one who waited for them leaves")
    func stillAhead() async throws {
        let fixture = try StoreFixture()
        let task = await fixture.ask("a", .passing)
        fixture.resource("a", .passing).readAhead()
        await fixture.leave(task)
        try await fixture.answer("a", 1)
        #expect(fixture.resource("a", .passing).value == 1)
        #expect(fixture.outside.begun == ["a"])
    }
}
