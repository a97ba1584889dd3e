public import Basics

/// The error for a route that cannot be followed.
public enum RouteError: Explained, Equatable {
    /// There is no place with this name below `route`; `places` has the usages of the places that exist there.
    case unknownPlace(String, route: Route, places: [Phrase])
    /// The route lacks the value of the place, such as a position.
    case missingValue(place: String, value: Phrase)
    /// The value in the route is invalid for the place, for the given reason, or can mean several things.
    case wrongValue(place: String, reason: Phrase, ambiguity: Ambiguity? = nil)
    /// The place did not open within the time limit.
    case timedOut(String, route: Route)
    /// Opening the place waits for a step that itself waits for this one.
    case waitsForItself(String, route: Route)
    /// The router attached no child for the place, or is no longer active.
    case notOpened(String, route: Route)
    /// The place did not close within the time limit.
    case notClosed(String, route: Route)
}

extension RouteError {
    /// Whether the error is in the user's route rather than in the program.
    public var isUsage: Bool {
        switch self {
        case .unknownPlace, .missingValue, .wrongValue: true
        case .timedOut, .waitsForItself, .notOpened, .notClosed: false
        }
    }

    /// What an ambiguous value can mean.
    public var ambiguity: Ambiguity? {
        if case .wrongValue(_, _, let ambiguity) = self { ambiguity } else { nil }
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .unknownPlace(let name, let route, let places):
            let ways = places.isEmpty ? RoutePhrases.noWayOn : RoutePhrases.ways(places, from: route)
            return RoutePhrases.noPlace(name, in: route).followed(by: ways)
        case .missingValue(let place, let value): return RoutePhrases.missing(value, of: place)
        case .wrongValue(_, let reason, _): return reason
        case .timedOut(let name, let route): return RoutePhrases.timedOut(name, in: route)
        case .waitsForItself(let name, let route): return RoutePhrases.waitsForItself(name, in: route)
        case .notOpened(let name, let route): return RoutePhrases.notOpened(name, in: route)
        case .notClosed(let name, let route): return RoutePhrases.notClosed(name, in: route)
        }
    }

    /// Creates the error for a value that a place cannot read, from the error of the reader.
    static func wrongValue(of place: String, _ error: any Error) -> RouteError {
        .wrongValue(place: place, reason: Phrase(of: error), ambiguity: (error as? any Explained)?.ambiguity)
    }
}
