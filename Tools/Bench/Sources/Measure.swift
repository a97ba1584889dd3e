/// One thing that is measured, and the twin that bounds it.
@MainActor struct Measure {
    /// Does the work once and returns what it cost, in the measure's unit.
    typealias Work = @MainActor () async throws -> Double

    let name, unit: String
    var count = 15
    let work: Work
    var twin: Work?

    /// What the rounds cost.
    struct Rounds {
        let measured: Statistics
        let twin: Statistics?

        /// How many times over the measured work costs what its twin does.
        var ratio: Double? { twin.map { measured.median / $0.median } }
    }

    /// Runs the work and its twin in turns, so that what else the machine does falls on both; the first turn of each
    /// only warms up and is not counted.
    func rounds() async throws -> Rounds {
        var (costs, twins): ([Double], [Double]) = ([], [])
        for _ in 0...count {
            costs.append(try await work())
            if let twin { twins.append(try await twin()) }
        }
        return Rounds(
            measured: Statistics(costs.dropFirst()), twin: twin == nil ? nil : Statistics(twins.dropFirst()))
    }

    /// The time that some work takes by the system's steady clock, in milliseconds.
    static func milliseconds(_ body: () throws -> Void) throws -> Double {
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    /// The time that one of many repetitions takes, in nanoseconds. The body does all of them.
    static func nanoseconds(each repetitions: Int, _ body: () async throws -> Void) async rethrows -> Double {
        let start = ContinuousClock.now
        try await body()
        return (ContinuousClock.now - start) / .nanoseconds(1) / Double(repetitions)
    }
}

/// The shortest, the middle and the longest of some numbers, of which there is at least one.
struct Statistics {
    let minimum, median, maximum: Double

    init(_ numbers: some Collection<Double>) {
        let sorted = numbers.sorted()
        precondition(!sorted.isEmpty, "statistics need at least one number")
        let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
        (minimum, median, maximum) = (sorted[0], (low + high) / 2, sorted[sorted.count - 1])
    }
}
