public import Edits
public import MandalartDomainInterface

/// The chart that was last edited from a place: the place's own chart, or another chart whose number was in a command.
/// An undo at the place undoes the last edit of this chart.
public struct LastEditedChart: Sendable {
    private let own: OpenChart
    private var other: OpenChart?

    /// Creates the initial value: the place's own chart, before any edit.
    public init(of own: OpenChart) {
        self.own = own
    }

    /// The number of the last edited chart.
    public var id: ChartID { (other ?? own).id }

    /// The undo history of the last edited chart.
    public var history: any EditHistory { (other ?? own).history }

    /// Records an edit of a chart, which becomes the last edited one.
    public mutating func record(_ chart: OpenChart) {
        other = chart.id == own.id ? nil : chart
    }

    /// Returns the chart that the next undo changes: the other chart if its last edit is in effect and newer than the
    /// last edit of the place's own chart; otherwise the place's own chart.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    public func refreshed() async throws -> LastEditedChart {
        guard let other else { return self }
        let (last, lastHere) = (try await other.history.last(1).last, try await own.history.last(1).last)
        if let last, last.origin == .change, last.number > lastHere?.number ?? 0 { return self }
        return LastEditedChart(of: own)
    }
}
