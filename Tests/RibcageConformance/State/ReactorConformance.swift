import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A reactor")
struct ReactorConformance {
    struct Refusal: Error, Equatable {}

    final class Counter: Interactor, Reactor {
        enum Action { case add([Int]), addThenFail(Int), addTwice(Int), addThenWait(Int) }
        enum Mutation { case added(Int) }
        struct State: Equatable { var sum = 0 }

        let store = Store(State())

        func mutate(_ action: Action, commit: Commit) async throws {
            switch action {
            case .add(let numbers):
                for number in numbers {
                    commit(.added(number))
                    await Task.yield()
                }
            case .addThenFail(let number):
                commit(.added(number))
                throw Refusal()
            case .addTwice(let number):
                try await send(.add([number]))
                commit(.added(number))
            case .addThenWait(let number):
                commit(.added(number))
                try await Task.sleep(for: .seconds(3600))
                commit(.added(number))
            }
        }

        static func reduce(_ state: inout State, with mutation: Mutation) {
            switch mutation {
            case .added(let number): state.sum += number
            }
        }
    }

    final class Sums {
        var values: [Int] = []
    }

    let counter = Counter()
    let sums = Sums()

    init() {
        counter.store.observe { [sums] in sums.values.append($0.sum) }
    }

    @Test("reduces each mutation that an action commits, at once and in order, also over suspensions")
    func progress() async throws {
        try await counter.send(.add([1, 2, 3]))
        #expect(sums.values == [1, 3, 6])
        #expect(counter.state.sum == 6)
    }

    @Test("throws what the action throws, and keeps what was committed before")
    func failure() async {
        await #expect(throws: Refusal()) { try await counter.send(.addThenFail(4)) }
        #expect(counter.state.sum == 4)
    }

    @Test("does an action first that is sent from inside another")
    func nesting() async throws {
        try await counter.send(.addTwice(5))
        #expect(sums.values == [5, 10])
    }

    @Test("does not begin an action that a cancelled task sends")
    func cancelledBefore() async {
        let task = Task { try await counter.send(.add([1])) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sums.values == [])
    }

    @Test("ends what an action waits for when the sending task is cancelled, and keeps the state last reduced")
    func cancelledMeanwhile() async {
        let task = Task { try await counter.send(.addThenWait(2)) }
        await turn()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(counter.state.sum == 2)
    }

    @Test("tells an observer nothing after another one cancelled its token in the same round")
    func tokenMeanwhile() async throws {
        final class Box { var token: ObservationToken? }
        let (box, later) = (Box(), Sums())
        counter.store.observe { _ in box.token?.cancel() }
        box.token = counter.store.observe { later.values.append($0.sum) }
        counter.store.observe { [sums] in sums.values.append(-$0.sum) }
        try await counter.send(.add([1]))
        #expect(later.values == [])
        #expect(sums.values == [1, -1])
    }

    @Test("tells an observer nothing after its token was cancelled")
    func token() async throws {
        let later = Sums()
        let token = counter.store.observe { later.values.append($0.sum) }
        try await counter.send(.add([1]))
        token.cancel()
        try await counter.send(.add([1]))
        #expect(later.values == [1])
    }
}
