import Ribcage

extension Runtime {
    private static let repetitions = 100_000

    /// The time to build, attach and detach a RIB, in a tree without observers.
    static var cycle: Measure {
        Measure(
            name: "build, attach and detach a RIB", unit: "ns",
            work: {
                let root = Router(interactor: Interactor())
                root.launch()
                defer { root.terminate() }
                return await Measure.nanoseconds(each: repetitions) {
                    for _ in 0..<repetitions { root.cyclePage() }
                }
            },
            twin: {
                let root = BareNode(logic: BareLogic())
                return await Measure.nanoseconds(each: repetitions) {
                    for _ in 0..<repetitions { root.cycleChild() }
                }
            })
    }
}

extension AnyRouter {
    /// Builds a RIB, attaches the RIB to this router, and detaches it again.
    @inline(never) func cyclePage() {
        let component = PageComponent(dependency: self)
        let child = Router(interactor: component.makeInteractor())
        attach(child)
        detach(child)
    }
}

/// The component of a RIB, which a builder creates on every build.
final class PageComponent: Component<AnyRouter> {
    func makeInteractor() -> Interactor { Interactor() }
}

/// The baseline of a router: a bare object with children.
@MainActor class BareNode {
    let logic: BareLogic
    var state: AnyObject?
    var children: [BareNode] = []

    init(logic: BareLogic) { self.logic = logic }

    @inline(never) func cycleChild() {
        let child = BareNode(logic: BareLogic())
        attach(child)
        detach(child)
    }

    @inline(never) func attach(_ child: BareNode) {
        children.append(child)
        child.logic.isActive = true
    }

    @inline(never) func detach(_ child: BareNode) {
        child.logic.isActive = false
        if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
    }
}

/// The baseline of an interactor.
@MainActor class BareLogic {
    var isActive = false
}
