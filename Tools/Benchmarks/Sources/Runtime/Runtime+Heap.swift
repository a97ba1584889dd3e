import Ribcage

extension Runtime {
    /// The shape of a tree of RIBs.
    enum Shape: String {
        case wide = "one wide level"
        case chains = "chains of ten"
    }

    private static let ribs = 10_000

    /// Returns a measure of the memory per RIB in a live tree: a router, a component, an interactor with references to
    /// the router and a listener, and the RIB's share of the tree's own storage.
    static func heap(of shape: Shape) -> Measure {
        Measure(
            name: "heap per RIB of 10000, \(shape.rawValue)", unit: "bytes",
            work: {
                let before = try Heap.allocatedBytes()
                let root = LeafRouter.tree(of: shape, ribs: ribs)
                let after = try Heap.allocatedBytes()
                root.terminate()
                return Double(after - before) / Double(ribs)
            })
    }
}

/// A router that retains the component from which it was built.
final class LeafRouter: Router<LeafInteractor> {
    private let component: LeafComponent

    private init(component: LeafComponent, listener: any Listener) {
        self.component = component
        super.init(interactor: component.makeInteractor(listener: listener))
        interactor.router = self
    }

    /// Builds a number of RIBs, as features build theirs, and attaches them to a parent.
    static func attach(_ count: Int, below parent: AnyRouter) {
        let listener = LeafInteractor(listener: nil)
        for _ in 0..<count {
            parent.attach(LeafRouter(component: LeafComponent(dependency: parent), listener: listener))
        }
    }

    /// Returns the root of a live tree with a number of RIBs below the root.
    static func tree(of shape: Runtime.Shape, ribs: Int) -> AnyRouter {
        let root = Router(interactor: LeafInteractor(listener: nil))
        root.launch()
        var (parent, listener): (AnyRouter, LeafInteractor) = (root, root.interactor)
        for number in 0..<ribs {
            if shape == .wide || number.isMultiple(of: 10) { (parent, listener) = (root, root.interactor) }
            let child = LeafRouter(component: LeafComponent(dependency: parent), listener: listener)
            parent.attach(child)
            (parent, listener) = (child, child.interactor)
        }
        return root
    }
}

final class LeafComponent: Component<AnyRouter> {
    func makeInteractor(listener: any Listener) -> LeafInteractor { LeafInteractor(listener: listener) }
}

final class LeafInteractor: Interactor, Listener {
    weak var router: (any Routable)?
    private weak var listener: (any Listener)?

    init(listener: (any Listener)?) {
        self.listener = listener
    }
}
