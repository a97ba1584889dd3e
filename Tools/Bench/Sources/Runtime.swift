import Ribcage

/// What the runtime costs, against plain Swift that does the least that could serve.
enum Runtime: Group {
    static let name = "runtime"
    static let summary = "a RIB's life, an action's way, against bare objects and closures"

    static func measures() throws -> [Measure] {
        [
            Measure(name: "build, attach and detach a RIB", unit: "ns", work: { cycle() }, twin: { bareCycle() })
        ]
    }

    private static let repetitions = 100_000

    /// The nanoseconds that one of many repetitions takes.
    private static func nanoseconds(_ body: () -> Void) -> Double {
        let start = ContinuousClock.now
        body()
        return (ContinuousClock.now - start) / .nanoseconds(1) / Double(repetitions)
    }

    private static func cycle() -> Double {
        MainActor.assumeIsolated {
            let root = Router(interactor: Interactor())
            root.launch()
            defer { root.terminate() }
            return nanoseconds {
                for _ in 0..<repetitions {
                    let component = PageComponent(dependency: root)
                    let child = Router(interactor: component.makeInteractor())
                    root.attach(child)
                    root.detach(child)
                }
            }
        }
    }

    private static func bareCycle() -> Double {
        MainActor.assumeIsolated {
            let root = BareNode(logic: BareLogic())
            return nanoseconds {
                for _ in 0..<repetitions {
                    let child = BareNode(logic: BareLogic())
                    root.attach(child)
                    root.detach(child)
                }
            }
        }
    }
}

/// A RIB's own scope, as a builder makes it on every build.
private final class PageComponent: Component<AnyRouter> {
    func makeInteractor() -> Interactor { Interactor() }
}

/// The twin of a router: a bare object with children.
@MainActor private final class BareNode {
    let logic: BareLogic
    var children: [BareNode] = []

    init(logic: BareLogic) { self.logic = logic }

    @inline(never) func attach(_ child: BareNode) {
        children.append(child)
        child.logic.isActive = true
    }

    @inline(never) func detach(_ child: BareNode) {
        child.logic.isActive = false
        if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
    }
}

/// The twin of an interactor.
@MainActor private final class BareLogic {
    var isActive = false
}
