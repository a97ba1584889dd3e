/// The address of a place in the tree, such as `home/subgoal/3`: the addresses of all RIBs from the root to the place.
///
/// As text, a route is the path of a URL (RFC 3986), with or without a scheme before it: `mandalart://home/subgoal/3`.
public struct Route: Hashable, Sendable {
    /// The parts between the slashes, without percent escapes.
    public let segments: [String]

    /// Creates a route from segments without percent escapes.
    public init(_ segments: [String] = []) {
        self.segments = segments
    }

    /// Joins two routes: `Address.chart(two) + Address.subGoal(three)` is `chart/2/subgoal/3`.
    public static func + (start: Route, rest: Route) -> Route {
        Route(start.segments + rest.segments)
    }
}
