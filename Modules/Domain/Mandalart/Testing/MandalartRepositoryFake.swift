package import Basics
package import MandalartDomainInterface

/// A repository with one chart in memory, which stands for every number. Every edit has the time 1970-01-01 00:00 UTC.
package actor MandalartRepositoryFake: MandalartRepository {
    private let id: ChartID
    private var stored: Chart
    private var edits = 0
    private let log: LogFake

    /// Creates a fake with an initial chart.
    package init(_ chart: Chart = Chart()) {
        self.init(chart, of: .first, log: LogFake())
    }

    /// Creates a fake of one chart among several, which share a log.
    init(_ chart: Chart = Chart(), of id: ChartID, log: LogFake) {
        (self.id, self.log) = (id, log)
        stored = log.tellApart(chart, before: Chart())
    }

    package func chart() -> Chart { stored }

    /// Throws `MandalartError.noSuchChart` for a target in another chart, because this fake has only one chart.
    package func edit(_ edit: ChartEdit, at time: Timestamp, on today: Day) throws -> EditedChart {
        if case .place(_, at: let target) = edit.action, let other = target.chart, other != id {
            throw MandalartError.noSuchChart("\(other)")
        }
        let id = if case .at(let address) = edit.cell { address.chart ?? id } else { id }
        return keep(try EditedChart(edit, of: (id, stored), at: time, on: today))
    }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) -> [ChartDay] {
        edits == 0 ? [] : [ChartDay(day(Timestamp(milliseconds: 0)), edits: edits, chart: stored)]
    }

    /// Stores a chart after an edit with its log entry, and returns it as stored.
    func keep(_ edited: EditedChart) -> EditedChart {
        var edited = edited
        edited.chart = log.tellApart(edited.chart, before: stored)
        edited.entry = edited.entry.map { log.keep($0, of: edited.chart.item(of: $0)?.id, in: edited.id) }
        stored = edited.chart
        if !edited.isUnchanged { edits += 1 }
        return edited
    }

    /// Replaces the chart, as an import does.
    package func replace(with chart: Chart) {
        _ = keep(EditedChart(id, chart, cells: stored.edits(to: chart)))
    }
}

extension Chart {
    fileprivate func item(of entry: Activity) -> ActionItem? { subGoals[entry.subGoal]?.items[entry.position] }
}
