/// Measures that belong together and run in under a minute, unless they are on request.
@MainActor protocol Group {
    /// The word that asks for the group.
    static var name: String { get }
    /// What it measures, for `bench --help`.
    static var summary: String { get }
    /// Whether it runs only when it is named, as it takes longer.
    static var isOnRequest: Bool { get }
    /// Its measures, ready to run.
    static func measures() throws -> [Measure]
}

extension Group {
    static var isOnRequest: Bool { false }
}
