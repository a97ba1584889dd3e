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
}
