import EventLogDomainInterface
import MandalartDomainInterface
import Time

/// A repository of one chart that logs its saved cells.
struct LoggedMandalartRepository: MandalartRepository {
    private let base: any MandalartRepository
    private let logger: any Logger

    init(_ base: any MandalartRepository, logger: any Logger) {
        (self.base, self.logger) = (base, logger)
    }

    var id: ChartID { base.id }

    func chart() async throws -> Chart { try await base.chart() }

    /// Edits the chart and logs the saved cells within the edit, so that one transaction stores both, or neither.
    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> EditedChart {
        try await base.edit { [id, logger] chart in
            let before = chart
            try change(&chart)
            logger.log(ofEdit: EditedChart(chart, cells: before.edits(to: chart)).events(of: id))
        }
    }

    func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> (EditedChart, EditedChart) {
        try await base.edit(with: other) { [id, logger] mine, theirs in
            let before = (mine, theirs)
            try change(&mine, &theirs)
            logger.log(
                ofEdit: EditedChart(mine, cells: before.0.edits(to: mine)).events(of: id)
                    + EditedChart(theirs, cells: before.1.edits(to: theirs)).events(of: other))
        }
    }

    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] { try await base.days(day, lastOf: span) }
}

extension EditedChart {
    /// Returns the events for the saved cells, and further events if the edit filled the chart's first sub-goal or
    /// first action item.
    fileprivate func events(of id: ChartID) -> [Event] {
        let (subGoals, actionItems) = (chart.subGoals.count, chart.actionItemCount)
        let saved = cells.compactMap { SavedCell($0, of: id, subGoals: subGoals, actionItems: actionItems) }
        var events = saved.map(Event.cellSaved)
        if subGoals == growth(of: \.isSubGoal), let position = saved.lazy.compactMap(\.subGoal).first {
            events.append(.firstSubGoalFilled(position, in: id))
        }
        if actionItems == growth(of: \.isActionItem), let item = saved.lazy.compactMap(\.actionItem).first {
            events.append(.firstActionItemFilled(item.position, subGoal: item.subGoal, in: id))
        }
        return events
    }

    /// Returns the increase in the number of filled cells of a kind, which is negative for a decrease.
    private func growth(of kind: KeyPath<Cell, Bool>) -> Int {
        cells.filter { $0.cell[keyPath: kind] }.reduce(0) {
            $0 + ($1.after == nil ? 0 : 1) - ($1.before == nil ? 0 : 1)
        }
    }
}

extension Cell {
    fileprivate var isSubGoal: Bool { if case .subGoal = self { true } else { false } }
    fileprivate var isActionItem: Bool { if case .actionItem = self { true } else { false } }
}

extension SavedCell {
    fileprivate var subGoal: Position? { if case .subGoal(let position) = cell { position } else { nil } }
    fileprivate var actionItem: (position: Position, subGoal: Position)? {
        if case .actionItem(let position, in: let subGoal) = cell { (position, subGoal) } else { nil }
    }
}

extension Chart {
    fileprivate var actionItemCount: Int { subGoals.values.reduce(0) { $0 + $1.items.count } }
}
