import Testing

@testable import Ribcage

@MainActor @Suite("The state of a reactor")
struct StoreTests {
    final class Counter: Interactor, Reactor {
        enum Action { case set(Int) }
        enum Mutation { case set(Int) }

        let store = Store(0)

        func mutate(_ action: Action, commit: Commit) async throws {
            switch action {
            case .set(let number): commit(.set(number))
            }
        }

        static func reduce(_ state: inout Int, with mutation: Mutation) {
            switch mutation {
            case .set(let number): state = number
            }
        }
    }

    @Test("is told to an observer after each mutation, until the token is cancelled")
    func observer() async throws {
        let counter = Counter()
        var seen: [Int] = []
        let token = counter.store.observe { seen.append($0) }
        for number in [1, 1, 2] { try await counter.send(.set(number)) }
        token.cancel()
        try await counter.send(.set(3))
        #expect(seen == [1, 1, 2])
    }

    @Test("comes as a sequence: now, then each state that differs from the one before")
    func sequence() async throws {
        let counter = Counter()
        var states = counter.store.states.makeAsyncIterator()
        #expect(await states.next() == 0)
        try await counter.send(.set(0))
        try await counter.send(.set(1))
        #expect(await states.next() == 1)
    }

    @Test("a slow reader gets the latest state and misses the ones between; any number may read")
    func slowReader() async throws {
        let counter = Counter()
        var (slow, quick) = (counter.store.states.makeAsyncIterator(), counter.store.states.makeAsyncIterator())
        #expect(await slow.next() == 0)
        for number in 1...1000 {
            try await counter.send(.set(number))
            if number % 500 == 0 { #expect(await quick.next() == number) }
        }
        #expect(await slow.next() == 1000)
    }

    @Test("a sequence that is not read costs nothing")
    func unread() async throws {
        let counter = Counter()
        let sequences = (1...1000).map { _ in counter.store.states }
        let iterators = sequences.map { $0.makeAsyncIterator() }
        #expect(counter.store.readers == nil)
        try await counter.send(.set(1))
        #expect(counter.store.readers == nil)
        withExtendedLifetime(iterators) {}
    }

    @Test("an observation that has ended is forgotten")
    func forgotten() {
        let counter = Counter()
        final class Observer {}
        var observer: Observer? = Observer()
        weak let last = observer
        let token = counter.store.observe { [observer] _ in _ = observer }
        observer = nil
        #expect(last != nil)
        token.cancel()
        #expect(last == nil)
        for _ in 1...100 { counter.store.observe { _ in }.cancel() }
        #expect(counter.store.others.count <= 1)
    }

    @Test("observers are told in the order in which they came, also after the first has ended")
    func order() async throws {
        let counter = Counter()
        var seen: [String] = []
        let tokens = ["a", "b", "c"].map { name in counter.store.observe { _ in seen.append(name) } }
        tokens[0].cancel()
        counter.store.observe { _ in seen.append("d") }
        try await counter.send(.set(1))
        #expect(seen == ["b", "c", "d"])
    }

    @Test("an observer that begins while others are told is told of the next mutation first")
    func begunMeanwhile() async throws {
        let counter = Counter()
        var seen: [Int] = []
        counter.store.observe { _ in }
        counter.store.observe { [unowned counter] number in
            if number == 1 { counter.store.observe { seen.append($0) } }
        }
        for number in 1...2 { try await counter.send(.set(number)) }
        #expect(seen == [2])
    }

    @Test("the sequence ends with the reactor, and with the task that reads it")
    func end() async {
        var counter: Counter? = Counter()
        let states = counter?.store.states
        counter = nil
        var count = 0
        if let states { for await _ in states { count += 1 } }
        #expect(count == 0)

        let other = Counter()
        let reader = Task { for await _ in other.store.states {} }
        await Task.yield()
        reader.cancel()
        await reader.value
    }
}
