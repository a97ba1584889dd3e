/// Keeps the chart. Every implementation passes the contract suite of the module's Testing target.
public protocol MandalartRepository: Sendable {
    /// The chart as last kept; an empty one at first.
    func chart() async throws -> Chart

    /// One edit: reads the chart, lets `change` change it, and keeps the result, all in one transaction. When `change`
    /// throws, nothing is kept and its error comes out. No edit of anyone else comes between reading and keeping.
    ///
    /// - Returns: the chart as kept.
    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> Chart
}
