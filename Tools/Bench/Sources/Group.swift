/// Related measures that take under a minute, unless the group runs only on request.
@MainActor protocol Group {
    /// The name of the group on the command line.
    static var name: String { get }
    /// The summary for `bench --help`.
    static var summary: String { get }
    /// Whether the group runs only when it is named, as it takes longer.
    static var isOnRequest: Bool { get }
    /// Returns its measures, ready to run.
    static func measures() throws -> [Measure]
}

extension Group {
    static var isOnRequest: Bool { false }
}
