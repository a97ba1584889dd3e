import Basics
import Resource
import ResourceTesting
import Testing

@MainActor @Suite("A resource expires", .timeLimit(.minutes(15)))
struct ExpiryTests {
    private let fixture: StoreFixture
    private var outside: LoaderStub<Int> { fixture.outside }

    init() throws {
        fixture = try StoreFixture { $0.idleTime = .seconds(3600) }
    }

    @Test("when its lifetime is over, and keeps its value; the next who wants it has a new one")
    func lifetime() async throws {
        let updated = fixture.clock.now
        try await fixture.load("a", 1, .brief)
        fixture.clock.advance(by: .milliseconds(59_999))
        #expect(fixture.resource("a", .brief).state == ResourceState(value: 1, status: .updated(updated)))
        fixture.clock.advance(by: .milliseconds(1))
        #expect(fixture.resource("a", .brief).state == ResourceState(value: 1, status: .expired))
        #expect(outside.begun == ["a"])
        try await fixture.load("a", 2, .brief)
        #expect(fixture.resource("a", .brief).value == 2)
    }

    @Test("and is loaded again at once if it is observed, each time")
    func observed() async throws {
        var states = fixture.resource("a", .brief).states.makeAsyncIterator()
        _ = await states.next()
        for number in 1...3 {
            try await fixture.answer("a", number)
            let value = await states.next()?.value
            #expect(value == number)
            fixture.clock.advance(by: .seconds(60))
        }
        try await fixture.settle()
        #expect(outside.begun.count == 4)
    }

    @Test("by the lifetime that is left when it comes from the disk")
    func restored() async throws {
        try await fixture.load("a", 1, .brief)
        await fixture.store.flush()
        fixture.clock.advance(by: .seconds(40))
        fixture.restart()
        let value = try await fixture.resource("a", .brief).updated()
        #expect(value == 1)
        fixture.clock.advance(by: .milliseconds(19_999))
        #expect(fixture.resource("a", .brief).state.status != .expired)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(fixture.resource("a", .brief).state.status == .expired)
    }

    @Test("if the clock was set back to before its answer")
    func setBack() async throws {
        try await fixture.load("a", 1)
        await fixture.store.flush()
        fixture.clock.now.milliseconds -= 1
        fixture.restart()
        let task = await fixture.ask("a")
        try await fixture.settle()
        #expect(fixture.resource("a").state == ResourceState(value: 1, status: .expired))
        #expect(outside.waiting == ["a"])
        await fixture.leave(task)
    }

    @Test("by an action that names its topic, its kind or its key, and by no other")
    func subjects() async throws {
        let a = fixture.resource("a")
        let ways: [(ResourceSubject, Bool)] = [
            (.topic("numbers"), true), (.kind(ResourceKind<Int>.number), true), (.key(a.key), true),
            (.topic("number"), false), (.kind(ResourceKind<Int>.brief), false),
            (.key(fixture.resource("b").key), false), (.topic("number/a"), false),
        ]
        for (subject, isExpired) in ways {
            try await fixture.load("a", 1)
            fixture.store.expire(by: ResourceAction("something", expires: [.topic("else"), subject]))
            #expect((a.state.status == .expired) == isExpired, "\(subject)")
            fixture.store.expire([.key(a.key)])
        }
    }

    @Test("when an action is done, and not when it fails")
    func performing() async throws {
        let action = ResourceAction("edit", expires: [.topic("numbers")])
        try await fixture.load("a", 1)
        await #expect(throws: LoaderFailure.self) {
            try await fixture.store.perform(action) { throw LoaderFailure(.permanent) }
        }
        #expect(fixture.resource("a").state.status == .updated(fixture.clock.now))
        let result = await fixture.store.perform(action) { 7 }
        #expect(result == 7)
        #expect(fixture.resource("a").state.status == .expired)
    }

    @Test("while its request is in flight: the answer may be from before, so that those who wait have another")
    func inFlight() async throws {
        let fixture = try StoreFixture(endsWhenCancelled: false)
        let task = await fixture.ask("a")
        try await fixture.settle()
        fixture.store.expire([.topic("numbers")])
        try await fixture.answer("a", 1)
        #expect(fixture.resource("a").value == nil)
        #expect(fixture.outside.begun == ["a", "a"])
        try await fixture.answer("a", 2)
        let value = try await task.value
        #expect(value == 2)
    }

    @Test("while it is read from the disk")
    func whileRestored() async throws {
        try await fixture.load("a", 1)
        await fixture.store.flush()
        fixture.restart()
        fixture.resource("a").readAhead()
        fixture.store.expire([.topic("numbers")])
        let task = await fixture.ask("a")
        try await fixture.settle()
        #expect(fixture.resource("a").state == ResourceState(value: 1, status: .expired))
        try await fixture.answer("a", 2)
        let value = try await task.value
        #expect(value == 2)
    }

    @Test("also where only the disk has it, in this run and in the next", arguments: [false, true])
    func onDisk(isRestarted: Bool) async throws {
        try await fixture.load("a", 1)
        await fixture.store.flush()
        fixture.restart()
        fixture.store.expire([.topic("numbers")])
        if isRestarted {
            await fixture.store.flush()
            fixture.restart()
        }
        let task = await fixture.ask("a")
        try await fixture.settle()
        #expect(fixture.resource("a").state == ResourceState(value: 1, status: .expired))
        try await fixture.answer("a", 2)
        _ = try await task.value
        await fixture.store.flush()
        fixture.restart()
        let value = try await fixture.resource("a").updated()
        #expect(value == 2)
    }

    @Test("and is not loaded while it is not wanted")
    func unwanted() async throws {
        try await fixture.load("a", 1)
        fixture.store.expire([.topic("numbers")])
        try await fixture.settle()
        #expect(outside.begun == ["a"])
    }
}
