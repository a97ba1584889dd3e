/// Related measures that take under a minute, unless the group runs only on request.
@MainActor protocol Group {
    static var name: String { get }
    static var summary: String { get }
    /// Whether the group runs only if it is named in the arguments, because it takes over a minute.
    static var isOnRequest: Bool { get }
    static func measures() throws -> [Measure]
}

extension Group {
    static var isOnRequest: Bool { false }
}
