/// Work whose cost is measured, with an optional baseline.
@MainActor struct Measure {
    /// A closure that does the work once and returns the cost in the measure's unit.
    typealias Work = @MainActor () async throws -> Double

    let name, unit: String
    var count = 15
    let work: Work
    var twin: Work?

    struct Rounds {
        let measured: Statistics
        let twin: Statistics?

        /// The median cost of the work divided by that of the baseline; `nil` without a baseline.
        var ratio: Double? { twin.map { measured.median / $0.median } }
    }

    /// Runs the work and the baseline in turns, so that other load on the machine affects both, and returns their
    /// costs. The first turn of each is a warm-up and does not count.
    ///
    /// Each turn has a task of its own, like each typed line in an app: in the first task of the program, which begins
    /// immediately, each return to the main actor takes a lock.
    func rounds() async throws -> Rounds {
        var (costs, twins): ([Double], [Double]) = ([], [])
        for _ in 0...count {
            costs.append(try await Task { try await work() }.value)
            if let twin { twins.append(try await Task { try await twin() }.value) }
        }
        return Rounds(
            measured: Statistics(costs.dropFirst()), twin: twin == nil ? nil : Statistics(twins.dropFirst()))
    }

    /// Returns the time that a closure takes, in milliseconds of a monotonic clock.
    static func milliseconds(_ body: () throws -> Void) throws -> Double {
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    /// Returns the average time of a repetition, in nanoseconds. The closure does all repetitions.
    static func nanoseconds(each repetitions: Int, _ body: () async throws -> Void) async rethrows -> Double {
        let start = ContinuousClock.now
        try await body()
        return (ContinuousClock.now - start) / .nanoseconds(1) / Double(repetitions)
    }
}

/// The minimum, median and maximum of at least one number.
struct Statistics {
    let minimum, median, maximum: Double

    init(_ numbers: some Collection<Double>) {
        let sorted = numbers.sorted()
        precondition(!sorted.isEmpty, "statistics need at least one number")
        let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
        (minimum, median, maximum) = (sorted[0], (low + high) / 2, sorted[sorted.count - 1])
    }
}
