import Ribcage
import Testing

@MainActor @Suite("A reactor")
struct ReactorTests {
    struct Refusal: Error, Equatable {}

    final class Counter: Interactor, Reactor {
        enum Action { case add([Int]), addThenFail(Int), addTwice(Int) }
        enum Mutation { case added(Int) }
        struct State: Equatable { var sum = 0, steps = 0 }

        let store = Store(State())

        func mutate(_ action: Action, commit: (Mutation) -> Void) async throws {
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
            }
        }

        static func reduce(_ state: inout State, with mutation: Mutation) {
            switch mutation {
            case .added(let number):
                state.sum += number
                state.steps += 1
            }
        }
    }

    let counter = Counter()

    @Test("reduces every mutation that an action commits")
    func mutations() async throws {
        try await counter.send(.add([1, 2, 3]))
        #expect(counter.state == Counter.State(sum: 6, steps: 3))
    }

    @Test("keeps what was committed before an error")
    func failure() async {
        await #expect(throws: Refusal()) { try await counter.send(.addThenFail(4)) }
        #expect(counter.state.sum == 4)
    }

    @Test("an action sent from inside another is done first")
    func nesting() async throws {
        try await counter.send(.addTwice(5))
        #expect(counter.state == Counter.State(sum: 10, steps: 2))
    }

    @Test("an action sent from a cancelled task is not carried out")
    func cancelled() async {
        let task = Task { try await counter.send(.add([1])) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(counter.state.sum == 0)
    }
}
