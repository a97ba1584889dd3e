import Ribcage

extension Runtime {
    /// The parts of each RIB in a tree, and of its baseline.
    enum Parts: String {
        /// A router, its interactor and its component. The baseline has a plain node and its logic object.
        case bare
        /// The same parts, and references from the interactor to the router and a listener, as in features. The
        /// baseline has the same references.
        case feature = "as features are built"
    }

    private static let children = 10_000

    /// Returns a measure of the time, per child, to attach 10,000 children to a root.
    static func build(of parts: Parts) -> Measure {
        Measure(
            name: parts == .bare ? "build a tree of \(children)" : "the same, \(parts.rawValue)", unit: "ns",
            work: {
                let root = launched()
                let cost = await Measure.nanoseconds(each: children) { root.attach(children, of: parts) }
                root.terminate()
                return cost
            },
            twin: {
                let root = BareNode(logic: BareLogic())
                return await Measure.nanoseconds(each: children) { root.attach(children, of: parts) }
            })
    }

    /// Returns a measure of the time, per child, to terminate a root with 10,000 children and to release the children.
    static func end(of parts: Parts) -> Measure {
        Measure(
            name: parts == .bare ? "end of a tree of \(children)" : "the same, \(parts.rawValue)", unit: "ns",
            work: {
                let root = launched()
                root.attach(children, of: parts)
                return await Measure.nanoseconds(each: children) { root.terminate() }
            },
            twin: {
                let root = BareNode(logic: BareLogic())
                root.attach(children, of: parts)
                return await Measure.nanoseconds(each: children) { root.end() }
            })
    }

    /// Returns a measure of the time, per child, to terminate a tree that is observed for leaks, including the check. The
    /// baseline detaches the children one by one, last first.
    static func observedEnd(of children: Int) -> Measure {
        func root() -> (AnyRouter, ObservationToken) {
            let root = Router(interactor: Interactor())
            let token = root.observeTree(leaksOnly: true) { _ in }
            root.launch()
            root.attach(children, of: .bare)
            return (root, token)
        }
        return Measure(
            name: "end of an observed tree of \(children)", unit: "ns", count: 5,
            work: {
                let (root, _) = root()
                return await Measure.nanoseconds(each: children) {
                    root.terminate()
                    await LeakDetector.settle(root)
                }
            },
            twin: {
                let (root, _) = root()
                return await Measure.nanoseconds(each: children) {
                    while let child = root.children.last { root.detach(child) }
                    root.terminate()
                    await LeakDetector.settle(root)
                }
            })
    }

    private static func launched() -> AnyRouter {
        let root = Router(interactor: Interactor())
        root.launch()
        return root
    }
}

extension AnyRouter {
    @inline(never) fileprivate func attach(_ count: Int, of parts: Runtime.Parts) {
        if parts == .feature { return LeafRouter.attach(count, below: self) }
        for _ in 0..<count {
            let component = PageComponent(dependency: self)
            attach(Router(interactor: component.makeInteractor()))
        }
    }
}

extension BareNode {
    @inline(never) fileprivate func attach(_ count: Int, of parts: Runtime.Parts) {
        let listener = BareLogic()
        for _ in 0..<count {
            if parts == .feature {
                let logic = BareLeafLogic(listener: listener)
                let child = BareLeaf(logic: logic, component: BareComponent(parent: self))
                logic.node = child
                attach(child)
            } else {
                attach(BareNode(logic: BareLogic()))
            }
        }
    }

    /// Deactivates this node and its children, and releases the children.
    @inline(never) fileprivate func end() {
        logic.isActive = false
        for child in children { child.logic.isActive = false }
        children = []
    }
}

/// A bare object that is measured in comparison with a feature's router.
private final class BareLeaf: BareNode {
    private let component: BareComponent

    init(logic: BareLogic, component: BareComponent) {
        self.component = component
        super.init(logic: logic)
    }
}

/// A bare object that is measured in comparison with a feature's interactor.
private final class BareLeafLogic: BareLogic {
    weak var node: BareNode?
    private weak var listener: BareLogic?

    init(listener: BareLogic) {
        self.listener = listener
    }
}

/// A bare object that is measured in comparison with a feature's component.
@MainActor private final class BareComponent {
    private let parent: BareNode

    init(parent: BareNode) { self.parent = parent }
}
