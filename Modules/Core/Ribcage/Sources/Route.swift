/// The address of a place in the tree, such as `home/subgoal/3`: the addresses of the RIBs on the way, from the root.
///
/// It is written as the path of a URL (RFC 3986), with or without a scheme before it: `mandalart://home/subgoal/3`.
public struct Route: Hashable, Sendable {
    /// The parts between the slashes, decoded.
    public let segments: [String]
    /// What stands after the `?`, as names and values in the order of writing.
    public let query: [QueryItem]

    /// A name and its value, decoded; a name without `=` has an empty value.
    public struct QueryItem: Hashable, Sendable {
        /// What stands before the `=`.
        public let name: String
        /// What stands after the `=`.
        public let value: String

        /// Called by those who make routes.
        public init(_ name: String, _ value: String = "") {
            (self.name, self.value) = (name, value)
        }
    }

    /// Called with addresses of routers.
    public init(_ segments: [String] = [], query: [QueryItem] = []) {
        (self.segments, self.query) = (segments, query)
    }
}

/// Why a route could not be followed.
public enum RouteError: Error, Equatable {
    /// There is no such place below `route`; `places` are the ones that exist there.
    case unknownPlace(String, route: Route, places: [String])
    /// The place needs a value that the route does not have, such as a position.
    case missingValue(place: String, value: String)
    /// The place does not take the value that the route has, for the reason given.
    case wrongValue(place: String, reason: String)
    /// The place did not open in time.
    case timedOut(String, route: Route)
    /// The router opened no child for the place, so that the way ends there.
    case notOpened(String, route: Route)
}

extension RouteError: CustomStringConvertible {
    /// Whether the route itself is wrong, and not the program.
    public var isUsage: Bool {
        switch self {
        case .unknownPlace, .missingValue, .wrongValue: true
        case .timedOut, .notOpened: false
        }
    }

    /// One line for a person, with what to do.
    public var description: String {
        switch self {
        case .unknownPlace(let name, let route, let places):
            let here = route.segments.isEmpty ? "" : " in \(route)"
            let ways = places.isEmpty ? "No way leads on from there." : "From there: \(places.joined(separator: ", "))."
            return "There is no place “\(name)”\(here). \(ways)"
        case .missingValue(let place, let value):
            return "“\(place)” needs a \(value): \(place) <\(value)>."
        case .wrongValue(_, let reason):
            return reason
        case .timedOut(let name, let route):
            return "The place “\(name)” in \(route) did not open in time. Try again."
        case .notOpened(let name, let route):
            return "The place “\(name)” in \(route) did not open."
        }
    }
}
