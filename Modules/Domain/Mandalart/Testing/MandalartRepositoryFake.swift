package import MandalartDomainInterface
package import Time

/// A repository with one chart in memory. Every edit has the time 1970-01-01 00:00 UTC.
package actor MandalartRepositoryFake: MandalartRepository {
    private var stored: Chart
    private var edits = 0
    private let items: ItemCounter

    /// Creates a fake with an initial chart.
    package init(_ chart: Chart = Chart()) {
        self.init(chart, items: ItemCounter())
    }

    /// Creates a fake of one chart among several, which share a counter for the identities of their items.
    init(_ chart: Chart = Chart(), items: ItemCounter) {
        self.items = items
        stored = items.tellApart(chart, before: Chart())
    }

    package func chart() -> Chart { stored }

    package func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) throws -> EditedChart {
        var next = stored
        try change(&next)
        return keep(next)
    }

    /// Throws `MandalartError.noSuchChart`, because this fake has only one chart.
    package func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) throws -> (EditedChart, EditedChart) {
        throw MandalartError.noSuchChart("\(other)")
    }

    package nonisolated var id: ChartID { .first }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) -> [ChartDay] {
        edits == 0 ? [] : [ChartDay(day(Timestamp(milliseconds: 0)), edits: edits, chart: stored)]
    }

    /// Stores a chart after an edit, and returns it with the changed cells.
    func keep(_ next: Chart) -> EditedChart {
        let next = items.tellApart(next, before: stored)
        let cells = stored.edits(to: next)
        stored = next
        if !cells.isEmpty { edits += 1 }
        return EditedChart(next, cells: cells)
    }
}
