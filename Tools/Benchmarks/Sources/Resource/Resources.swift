import Resource

/// Measures of the store of resources, compared with a dictionary.
enum Resources: Group {
    static let name = "resource"
    static let summary = "10,000 resources read, loaded and left, against a dictionary"

    static let count = 10_000

    static func measures() throws -> [Measure] {
        [hit, loading, try writing(), heap, try heapLeft(), try diskLeft()]
    }

    /// A kind of resource whose values are arrays of three short texts.
    static let kind = ResourceKind<[String]>("proposal", coding: ResourceCoding.string.array)

    nonisolated static func value(_ number: Int) -> [String] {
        ["Proposal \(number), which is long enough", "Another", "A third"]
    }

    /// Returns a store whose limits let it keep all resources in memory.
    static func roomyStore(disk: ResourceDisk? = nil) -> ResourceStore {
        var settings = ResourceSettings()
        settings.idleCount = 2 * count
        return ResourceStore(disk: disk, settings: settings)
    }

    static func resources(in store: ResourceStore) -> [StoredResource<[String]>] {
        (0..<count).map { number in store.resource(kind.key("\(number)")) { _ in value(number) } }
    }

    /// Loads all resources, with as many requests at once as the store allows.
    static func load(_ resources: [StoredResource<[String]>]) async throws {
        for resource in resources { resource.readAhead() }
        for resource in resources { _ = try await resource.updated() }
    }

    /// Returns the baseline: a dictionary with the values of all resources.
    static func dictionary() -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("\(kind.name)/\($0)", value($0)) })
    }
}
