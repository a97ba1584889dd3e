import ProcessKit
import Resource

// Loops are used instead of `reduce`, whose closure would check at each step that it runs on the main actor.
extension Resources {
    private static let repetitions = 20

    /// The time of a synchronous cache hit on the main actor. The baseline is a lookup in a dictionary.
    static var hit: Measure {
        Measure(
            name: "a hit (under 2×)", unit: "ns",
            work: {
                let resources = resources(in: roomyStore())
                try await load(resources)
                return try await cost {
                    var sum = 0
                    for resource in resources { sum += resource.value?.count ?? 0 }
                    return sum
                }
            },
            twin: {
                let (dictionary, keys) = (dictionary(), (0..<count).map { "\(kind.name)/\($0)" })
                return try await cost {
                    var sum = 0
                    for key in keys { sum += dictionary[key]?.count ?? 0 }
                    return sum
                }
            })
    }

    /// Returns the time of one hit in nanoseconds. Fails if the hits did not find three texts per value on the whole.
    private static func cost(_ sum: @MainActor () -> Int) async throws -> Double {
        var total = 0
        let cost = await Measure.nanoseconds(each: repetitions * count) {
            for _ in 0..<repetitions { total += sum() }
        }
        guard total == 3 * repetitions * count else { throw Failure("\(total) texts were hit") }
        return cost
    }
}
