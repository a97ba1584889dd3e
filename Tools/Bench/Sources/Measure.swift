/// A measured work and its baseline.
@MainActor struct Measure {
    /// Does the work once and returns its cost, in the measure's unit.
    typealias Work = @MainActor () async throws -> Double

    let name, unit: String
    var count = 15
    let work: Work
    var twin: Work?

    /// The costs of all rounds.
    struct Rounds {
        let measured: Statistics
        let twin: Statistics?

        /// The cost of the measured work as a multiple of its baseline.
        var ratio: Double? { twin.map { measured.median / $0.median } }
    }

    /// Runs the work and its baseline in turns, so that other load on the machine affects both; the first turn of each
    /// is a warm-up and does not count.
    func rounds() async throws -> Rounds {
        var (costs, twins): ([Double], [Double]) = ([], [])
        for _ in 0...count {
            costs.append(try await work())
            if let twin { twins.append(try await twin()) }
        }
        return Rounds(
            measured: Statistics(costs.dropFirst()), twin: twin == nil ? nil : Statistics(twins.dropFirst()))
    }

    /// Returns the time that a body takes by the system's steady clock, in milliseconds.
    static func milliseconds(_ body: () throws -> Void) throws -> Double {
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    /// Returns the time of one of many repetitions, in nanoseconds. The body does all of them.
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
