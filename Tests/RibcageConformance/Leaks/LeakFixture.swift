import Ribcage
import RibcageTesting

/// An observed tree whose RIBs can hold objects in an action, until a gate opens.
@MainActor final class LeakFixture {
    final class Node: Router<Holder>, ViewableRouting {
        private let view = View()

        override var viewController: (any ViewControllable)? { view }
    }

    final class View: ViewControllable {}

    final class Holder: Interactor, Reactor {
        enum Action { case hold(@MainActor @Sendable () -> [AnyObject]) }
        enum Mutation {}

        let store = Store(0)
        private let gate: StepLeftoverConformance.Gate

        init(_ gate: StepLeftoverConformance.Gate) { self.gate = gate }

        func mutate(_ action: Action, commit: Commit) async throws {
            guard case .hold(let objects) = action else { return }
            let held = objects()
            await gate.pass()
            withExtendedLifetime(held) {}
        }

        static func reduce(_ state: inout Int, with mutation: Mutation) {}
    }

    let gate = StepLeftoverConformance.Gate()
    private var actions: [Task<Void, any Error>] = []
    let root: Node
    /// The leaks and the stuck work that were reported.
    private(set) var found: [String] = []
    /// Runs for each leak.
    var whenLeaked: (AnyObject) -> Void = { _ in }

    init() {
        root = Node(interactor: Holder(gate))
        root.observeLeaks { [weak self] event, object in
            self?.found.append("\(event)")
            if let self, let object { whenLeaked(object) }
        }
        root.launch()
    }

    /// Attaches a RIB, whose name in a path is `Node name`.
    @discardableResult
    func attach(_ name: String, below parent: Node? = nil) -> Node {
        let node = Node(interactor: Holder(gate))
        node.address = [name]
        (parent ?? root).attach(node)
        return node
    }

    /// Begins an action that holds what a closure returns.
    func hold(in node: Node, _ objects: @escaping @MainActor @Sendable () -> [AnyObject] = { [] }) async {
        let interactor = node.interactor
        actions.append(Task { try await interactor.send(.hold(objects)) })
        await turn()
    }

    /// Lets the actions end.
    func endActions() async throws {
        gate.open()
        for action in actions { try await action.value }
        actions = []
    }

    /// Lets all checks run for which nothing has to end.
    func check() async {
        for _ in 1...10 { await turn() }
    }
}
