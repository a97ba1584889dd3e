public import Languages

/// Why a route could not be followed.
public enum RouteError: Explained, Equatable {
    /// There is no such place below `route`; `places` are the ones that exist there.
    case unknownPlace(String, route: Route, places: [Phrase])
    /// The place needs a value that the route does not have, such as a position.
    case missingValue(place: String, value: Phrase)
    /// The place does not take the value that the route has, for the reason given.
    case wrongValue(place: String, reason: Phrase)
    /// The place did not open in time.
    case timedOut(String, route: Route)
    /// Opening the place waits for a step that waits for this one.
    case waitsForItself(String, route: Route)
    /// The router opened no child for the place, so that the way ends there.
    case notOpened(String, route: Route)
}

extension RouteError {
    /// Whether the route itself is wrong, and not the program.
    public var isUsage: Bool {
        switch self {
        case .unknownPlace, .missingValue, .wrongValue: true
        case .timedOut, .waitsForItself, .notOpened: false
        }
    }

    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .unknownPlace(let name, let route, let places):
            let ways = places.isEmpty ? RoutePhrases.noWayOn : RoutePhrases.ways(places, from: route)
            return RoutePhrases.noPlace(name, in: route).followed(by: ways)
        case .missingValue(let place, let value): return RoutePhrases.missing(value, of: place)
        case .wrongValue(_, let reason): return reason
        case .timedOut(let name, let route): return RoutePhrases.timedOut(name, in: route)
        case .waitsForItself(let name, let route): return RoutePhrases.waitsForItself(name, in: route)
        case .notOpened(let name, let route): return RoutePhrases.notOpened(name, in: route)
        }
    }
}
