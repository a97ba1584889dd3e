import Ribcage

extension Runtime {
    /// How the RIBs of a tree lie below each other.
    enum Shape: String {
        case wide = "one wide level"
        case chains = "chains of ten"
    }

    private static let ribs = 10_000

    /// What a RIB of a live tree takes: its router, its interactor, its component, and what the tree keeps for it.
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

/// A router that keeps the component that it was built with.
private final class LeafRouter: Router<Interactor> {
    private let component: PageComponent

    private init(component: PageComponent) {
        self.component = component
        super.init(interactor: component.makeInteractor())
    }

    /// A live tree of as many RIBs and a root.
    static func tree(of shape: Runtime.Shape, ribs: Int) -> AnyRouter {
        let root = Router(interactor: Interactor())
        root.launch()
        var parent: AnyRouter = root
        for number in 0..<ribs {
            if shape == .wide || number.isMultiple(of: 10) { parent = root }
            let child = LeafRouter(component: PageComponent(dependency: parent))
            parent.attach(child)
            parent = child
        }
        return root
    }
}
