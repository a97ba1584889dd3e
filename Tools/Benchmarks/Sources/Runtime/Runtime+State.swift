import Ribcage

extension Runtime {
    private static let repetitions = 20_000

    /// The time to build, attach and detach a RIB with a state that has one observer.
    static var cycleWithState: Measure {
        Measure(
            name: "the same with a state and an observer", unit: "ns",
            work: {
                let root = Router(interactor: Interactor())
                root.launch()
                defer { root.terminate() }
                let observer = CountObserver()
                return await Measure.nanoseconds(each: repetitions) {
                    for _ in 0..<repetitions { root.cycleCounter(observer) }
                }
            },
            twin: {
                let root = BareNode(logic: BareLogic())
                let observer = CountObserver()
                return await Measure.nanoseconds(each: repetitions) {
                    for _ in 0..<repetitions { root.cycleCounter(observer) }
                }
            })
    }

    /// The memory that a RIB with an observed state takes in a live tree.
    static var heapWithState: Measure {
        Measure(
            name: "heap of such a RIB", unit: "bytes",
            work: {
                let root = Router(interactor: Interactor())
                root.launch()
                let observer = CountObserver()
                let before = try Heap.allocatedBytes()
                for _ in 0..<repetitions { root.attachCounter(observer) }
                let after = try Heap.allocatedBytes()
                root.terminate()
                return Double(after - before) / Double(repetitions)
            })
    }
}

extension AnyRouter {
    @inline(never) fileprivate func cycleCounter(_ observer: CountObserver) {
        detach(attachCounter(observer))
    }

    @discardableResult
    @inline(never) fileprivate func attachCounter(_ observer: CountObserver) -> AnyRouter {
        let component = CounterComponent(dependency: self)
        let interactor = component.makeInteractor()
        interactor.store.observe { observer.count &+= $0.count }
        let child = Router(interactor: interactor)
        attach(child)
        return child
    }
}

@MainActor private final class CountObserver {
    var count = 0
}

private final class CounterComponent: Component<AnyRouter> {
    func makeInteractor() -> CounterInteractor { CounterInteractor() }
}

private final class CounterInteractor: Interactor, Reactor {
    enum Action { case add }
    enum Mutation { case added }
    struct State: Equatable { var count = 0 }

    let store = Store(State())

    func mutate(_ action: Action, commit: Commit) async throws { commit(.added) }

    static func reduce(_ state: inout State, with mutation: Mutation) { state.count += 1 }
}

/// The baseline: a bare object with a state, and a closure that is called on each change.
@MainActor private final class BareCounter {
    var count = 0
    var observer: (Int) -> Void = { _ in }
}

extension BareNode {
    @inline(never) fileprivate func cycleCounter(_ observer: CountObserver) {
        let counter = BareCounter()
        counter.observer = { observer.count &+= $0 }
        let child = BareNode(logic: BareLogic())
        child.state = counter
        attach(child)
        detach(child)
    }
}
