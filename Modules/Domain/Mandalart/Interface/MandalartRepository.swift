public import Time

/// Stores a chart. Every implementation passes the contract suite of the module's Testing target.
public protocol MandalartRepository: Sendable {
    /// Returns the stored chart; an empty one at first.
    func chart() async throws -> Chart

    /// Makes one edit: reads the chart, applies `change`, and stores the result, all in one transaction. If `change`
    /// throws, nothing is stored and its error is rethrown. No other edit comes between reading and storing.
    ///
    /// - Returns: the chart as stored, and its changes.
    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> EditedChart

    /// Makes one edit of this chart and another one, in one transaction: an undo or a redo in either applies to both.
    ///
    /// - Returns: this chart and the other one as stored, and their changes.
    /// - Throws: the error of `change`, and ``MandalartError/noSuchChart(_:)``.
    func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> (EditedChart, EditedChart)

    /// The number of the chart.
    var id: ChartID { get }

    /// Returns the days on which the chart was edited, in order.
    ///
    /// - Parameters:
    ///   - day: returns the local day of a moment.
    ///   - span: returns the number of a day's span, such as its week. Only the last edited day of each span comes with
    ///     the chart at its end.
    /// - Returns: the days.
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and the repository's error when the store cannot be read.
    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay]
}

extension MandalartRepository {
    /// Returns the days on which the chart was edited, in order, each with the chart as it was at its end.
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
    /// The chart at the end of the day; `nil` if only a later day of the span has one.
    public let chart: Chart?

    /// A day with a number of edits.
    public init(_ day: Int, edits: Int, chart: Chart?) {
        (self.day, self.edits, self.chart) = (day, edits, chart)
    }
}
