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
