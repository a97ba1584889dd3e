import ProcessKit
import Ribcage

extension Runtime {
    private static let turns = 50
    private static let cyclesInTurn = 1000

    /// The time to build, attach and detach a RIB in a tree that is observed for leaks, including the check in the next
    /// turn of the main actor. The baseline does the same, in as many turns, without observers.
    static var observedCycle: Measure {
        Measure(
            name: "the same, observed for leaks", unit: "ns",
            work: {
                let root = Router(interactor: Interactor())
                var leaks = 0
                root.observeTree(leaksOnly: true) { if $0.kind == .leaked { leaks += 1 } }
                let cost = await turnsOfCycles(below: root)
                guard leaks == 0 else { throw Failure("the runtime finds \(leaks) leaks where there are none") }
                return cost
            },
            twin: { await turnsOfCycles(below: Router(interactor: Interactor())) })
    }

    private static func turnsOfCycles(below root: AnyRouter) async -> Double {
        root.launch()
        defer { root.terminate() }
        return await Measure.nanoseconds(each: turns * cyclesInTurn) {
            for _ in 0..<turns {
                for _ in 0..<cyclesInTurn { root.cyclePage() }
                await Task.yield()
            }
        }
    }
}
