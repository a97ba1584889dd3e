import ProcessKit
import Ribcage

extension Runtime {
    private static let actions = 50_000

    /// Returns a measure of the time that an action takes, through `mutate` and `reduce` to one observer, in a live
    /// tree of the given number of RIBs.
    static func action(among ribs: Int) -> Measure {
        measure("an action to one observer, among \(ribs)") {
            let board = BoardInteractor()
            return try await cost(of: board, among: ribs) {
                for number in 0..<actions { try await board.send(.put(number)) }
            }
        }
    }

    /// The time of an action in a tree that is observed for leaks. The baseline is an action in a tree without
    /// observers.
    static var watchedAction: Measure {
        func cost(isWatched: Bool) async throws -> Double {
            let board = BoardInteractor()
            return try await Self.cost(of: board, among: 1, isWatched: isWatched) {
                for number in 0..<actions { try await board.send(.put(number)) }
            }
        }
        return Measure(
            name: "the same, observed for leaks", unit: "ns", work: { try await cost(isWatched: true) },
            twin: { try await cost(isWatched: false) })
    }

    private static func measure(_ name: String, work: @escaping Measure.Work) -> Measure {
        Measure(
            name: name, unit: "ns", work: work,
            twin: {
                let board = BareBoard()
                let observer = BoardObserver()
                board.observer = { observer.see($0) }
                let cost = try await Measure.nanoseconds(each: actions) {
                    for number in 0..<actions { try await board.send(.put(number)) }
                }
                return try observer.confirm(cost, after: actions)
            })
    }

    private static func cost<Tested: Interactor & Reactor>(
        of board: Tested, among ribs: Int, isWatched: Bool = false, _ send: () async throws -> Void
    ) async throws -> Double where Tested.State == Board {
        let root = Router(interactor: Interactor())
        if isWatched { root.observeTree(leaksOnly: true) { _ in } }
        root.launch()
        for _ in 1..<ribs { root.attach(Router(interactor: BoardInteractor())) }
        root.attach(Router(interactor: board))
        let observer = BoardObserver()
        board.store.observe { observer.see($0) }
        let cost = try await Measure.nanoseconds(each: actions, send)
        root.terminate()
        await LeakDetector.settle(root)
        return try observer.confirm(cost, after: actions)
    }
}

private struct Board: Equatable {
    enum Action { case put(Int) }
    enum Mutation { case put(Int) }

    var count = 0
    var title = "A title that is too long to lie in the state itself"
    var items = [0, 0, 0, 0, 0, 0, 0, 0]

    @inline(never) mutating func reduce(_ mutation: Mutation) {
        switch mutation {
        case .put(let number):
            count += 1
            items[number & 7] = number
        }
    }
}

private final class BoardInteractor: Interactor, Reactor {
    typealias Action = Board.Action
    typealias Mutation = Board.Mutation

    let store = Store(Board())

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .put(let number): commit(.put(number))
        }
    }

    static func reduce(_ state: inout Board, with mutation: Mutation) { state.reduce(mutation) }
}

/// The baseline of a reactor: a state, a function that changes it, and a closure that is called on each change. The
/// function is asynchronous, because a real one would call use cases and a router.
@MainActor private final class BareBoard {
    private var state = Board()
    var observer: (Board) -> Void = { _ in }

    @inline(never) func send(_ action: Board.Action) async throws {
        switch action {
        case .put(let number): state.reduce(.put(number))
        }
        observer(state)
    }
}

/// An observer of each state, in place of a screen.
@MainActor private final class BoardObserver {
    private var states = 0, sum = 0

    @inline(never) func see(_ board: Board) {
        states += 1
        sum &+= board.count &+ board.title.utf8.count &+ board.items[0]
    }

    /// Returns the cost unchanged, after checking that every action arrived.
    func confirm(_ cost: Double, after actions: Int) throws -> Double {
        Runtime.use(sum)
        guard states == actions else { throw Failure("\(actions) actions made \(states) states") }
        return cost
    }
}
