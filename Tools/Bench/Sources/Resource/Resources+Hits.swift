import ProcessKit
import Resource

extension Resources {
    private static let repetitions = 20

    /// A synchronous hit on the main actor, by the key of the resource.
    static var hitByKey: Measure {
        hit("a hit by its key (under 2×)") { store, resources in
            let keys = resources.map(\.key)
            return { keys.reduce(0) { $0 + (store.value(of: $1)?.count ?? 0) } }
        }
    }

    /// The same by what a feature holds.
    static var hitByHandle: Measure {
        hit("a hit by its handle (under 2×)") { _, resources in
            { resources.reduce(0) { $0 + ($1.value?.count ?? 0) } }
        }
    }

    private static func hit(
        _ name: String, _ sum: @escaping @MainActor (ResourceStore, [StoredResource<[String]>]) -> @MainActor () -> Int
    ) -> Measure {
        Measure(
            name: name, unit: "ns",
            work: {
                let store = roomyStore()
                let resources = resources(in: store)
                try await load(resources)
                return try await cost(sum(store, resources))
            },
            twin: {
                let (dictionary, keys) = (dictionary(), (0..<count).map { "\(kind.name)/\($0)" })
                return try await cost { keys.reduce(0) { $0 + (dictionary[$1]?.count ?? 0) } }
            })
    }

    /// The cost of one hit, once it is sure that each has its value of three texts.
    private static func cost(_ sum: @MainActor () -> Int) async throws -> Double {
        var total = 0
        let cost = await Measure.nanoseconds(each: repetitions * count) {
            for _ in 0..<repetitions { total += sum() }
        }
        guard total == 3 * repetitions * count else { throw Failure("\(total) texts were hit") }
        return cost
    }
}
