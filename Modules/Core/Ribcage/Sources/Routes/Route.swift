/// The address of a place in the tree, such as `home/subgoal/3`: the addresses of the RIBs on the way, from the root.
///
/// It is written as the path of a URL (RFC 3986), with or without a scheme before it: `mandalart://home/subgoal/3`.
public struct Route: Hashable, Sendable {
    /// The parts between the slashes, decoded.
    public let segments: [String]

    /// A route with these decoded segments.
    public init(_ segments: [String] = []) {
        self.segments = segments
    }

    /// Joins two routes: `Address.chart(two) + Address.subGoal(three)` is `chart/2/subgoal/3`.
    public static func + (start: Route, rest: Route) -> Route {
        Route(start.segments + rest.segments)
    }
}
