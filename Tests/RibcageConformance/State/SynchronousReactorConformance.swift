import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A reactor that waits for nothing")
struct SynchronousReactorConformance {
    struct Refusal: Error, Equatable {}

    final class Counter: Interactor, SynchronousReactor {
        enum Action { case add([Int]), addThenFail(Int), addTwice(Int) }
        enum Mutation { case added(Int) }

        let store = Store(0)

        func mutate(_ action: Action, commit: Commit) throws {
            switch action {
            case .add(let numbers):
                for number in numbers { commit(.added(number)) }
            case .addThenFail(let number):
                commit(.added(number))
                throw Refusal()
            case .addTwice(let number):
                try send(.add([number]))
                commit(.added(number))
            }
        }

        static func reduce(_ sum: inout Int, with mutation: Mutation) {
            switch mutation {
            case .added(let number): sum += number
            }
        }
    }

    let counter = Counter()

    @Test("has done an action when send returns, and told its observers of each mutation")
    func atOnce() throws {
        var sums: [Int] = []
        counter.store.observe { sums.append($0) }
        try counter.send(.add([1, 2]))
        #expect(sums == [1, 3])
        #expect(counter.state == 3)
    }

    @Test("throws what the action throws, and keeps what was committed before")
    func failure() {
        #expect(throws: Refusal()) { try counter.send(.addThenFail(4)) }
        #expect(counter.state == 4)
    }

    @Test("does an action first that is sent from inside another")
    func nesting() throws {
        var sums: [Int] = []
        counter.store.observe { sums.append($0) }
        try counter.send(.addTwice(5))
        #expect(sums == [5, 10])
    }

    @Test("is a reactor like any other to whoever awaits it")
    func awaited() async throws {
        func send<Sent: Reactor>(_ action: Sent.Action, to reactor: Sent) async throws {
            try await reactor.send(action)
        }
        try await send(.add([6]), to: counter)
        #expect(counter.state == 6)
        let tester = ReactorTester(counter)
        try await tester.send(.add([1]), changes: { $0 = 7 })
    }
}
