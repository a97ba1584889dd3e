/// Measures of the RIB runtime, compared with minimal plain Swift.
enum Runtime: Group {
    static let name = "runtime"
    static let summary = "a RIB's life, an action's way, a dependency's, against bare objects and closures"

    static func measures() throws -> [Measure] {
        [
            cycle, observedCycle, cycleWithState, heapWithState, build(of: .bare), build(of: .feature), end(of: .bare),
            end(of: .feature), observedEnd(of: 1000),
            observedEnd(of: 10_000), observedEnd(of: 100_000), heap(of: .wide), heap(of: .chains), action(among: 1),
            action(among: 10_000), watchedAction, dependency, forwardedDependency,
        ]
    }

    /// Consumes a value, so that the optimizer cannot remove its computation.
    @inline(never) @_optimize(none)
    static func use<Value>(_ value: Value) {}
}
