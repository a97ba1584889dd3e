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
        try await fixture.settle()
        #expect(outside.begun == ["a"])
        try await fixture.load("a", 2, .brief)
        #expect(fixture.resource("a", .brief).value == 2)
    }

    @Test("and is loaded again at once if it is observed, each time")
    func observed() async throws {
        var states = await fixture.observe("a", .brief)
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
            fixture.store.expire([.topic("else"), subject])
            #expect((a.state.status == .expired) == isExpired, "\(subject)")
            fixture.store.expire([.key(a.key)])
        }
    }

    @Test(
        "also where only the disk has it: in this run, in the next, while it is read, and if the clock was set back",
        arguments: ["", "in the next run", "while it is read", "by the clock"])
    func onDisk(way: String) async throws {
        try await fixture.load("a", 1)
        await fixture.store.flush()
        fixture.restart()
        if way == "while it is read" { fixture.resource("a").readAhead() }
        if way == "by the clock" {
            fixture.clock.now.milliseconds -= 1
        } else {
            fixture.store.expire([.topic("numbers")])
        }
        if way == "in the next run" {
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
}
