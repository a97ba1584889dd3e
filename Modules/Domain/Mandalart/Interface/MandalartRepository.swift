public import Time

/// Keeps the chart. Every implementation passes the contract suite of the module's Testing target.
public protocol MandalartRepository: Sendable {
    /// The chart as last kept; an empty one at first.
    func chart() async throws -> Chart

    /// One edit: reads the chart, lets `change` change it, and keeps the result, all in one transaction. When `change`
    /// throws, nothing is kept and its error comes out. No edit of anyone else comes between reading and keeping.
    ///
    /// - Returns: the chart as kept, and what was changed in it.
    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> EditedChart

    /// The same for this chart and another one in one transaction. It is one edit of both:
    /// an undo or a redo in either does it in the other, too.
    ///
    /// - Returns: this chart and the other one as kept, and what was changed in them.
    /// - Throws: what `change` throws, and ``MandalartError/noSuchChart(_:)``.
    func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> (EditedChart, EditedChart)

    /// Which chart it is.
    var id: ChartID { get }

    /// The days on which the chart was edited, in their order.
    ///
    /// - Parameters:
    ///   - day: says on which day a moment was, where the person is.
    ///   - span: the number of a span of days, such as a week. Only the last day of each that has an edit comes with the
    ///     chart at its end.
    /// - Returns: the days.
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and the repository's error when the store cannot be read.
    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay]
}

extension MandalartRepository {
    /// The days on which the chart was edited, in their order, each with the chart at its end.
    ///
    /// - Throws: as ``days(_:lastOf:)``.
    package func days(_ day: @escaping @Sendable (Timestamp) -> Int) async throws -> [ChartDay] {
        try await days(day) { $0 }
    }
}

/// A day on which a chart was edited.
public struct ChartDay: Equatable, Sendable {
    /// The day, in the caller's numbering.
    public let day: Int
    /// The number of edits.
    public let edits: Int
    /// The chart at the end of the day; `nil` where only that of a later day is wanted.
    public let chart: Chart?

    /// A day with some edits.
    public init(_ day: Int, edits: Int, chart: Chart?) {
        (self.day, self.edits, self.chart) = (day, edits, chart)
    }
}
