import EventLogDomainInterface
import MandalartDomainInterface
import Time

/// A repository of one chart that logs which cells a person saves in it.
struct LoggedMandalartRepository: MandalartRepository {
    private let base: any MandalartRepository
    private let logger: any Logger

    init(_ base: any MandalartRepository, logger: any Logger) {
        (self.base, self.logger) = (base, logger)
    }

    var id: ChartID { base.id }

    func chart() async throws -> Chart { try await base.chart() }

    /// Logs saved cells within the edit, so that one transaction stores both.
    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> EditedChart {
        try await base.edit { [self] chart in
            let before = chart
            try change(&chart)
            log(EditedChart(chart, cells: before.edits(to: chart)), of: id)
        }
    }

    func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> (EditedChart, EditedChart) {
        try await base.edit(with: other) { [self] mine, theirs in
            let before = (mine, theirs)
            try change(&mine, &theirs)
            log(EditedChart(mine, cells: before.0.edits(to: mine)), of: id)
            log(EditedChart(theirs, cells: before.1.edits(to: theirs)), of: other)
        }
    }

    func days(_ day: @escaping @Sendable (Timestamp) -> Int) async throws -> [ChartDay] { try await base.days(day) }

    private func log(_ edited: EditedChart, of id: ChartID) {
        let (subGoals, actionItems) = (edited.chart.subGoals.count, edited.chart.actionItemCount)
        let saved = edited.cells.compactMap { SavedCell($0, of: id, subGoals: subGoals, actionItems: actionItems) }
        saved.forEach { logger.log(.cellSaved($0)) }
        if subGoals == edited.growth(of: \.isSubGoal), let position = saved.lazy.compactMap(\.subGoal).first {
            logger.log(.firstSubGoalFilled(position, in: id))
        }
        if actionItems == edited.growth(of: \.isActionItem), let item = saved.lazy.compactMap(\.actionItem).first {
            logger.log(.firstActionItemFilled(item.position, subGoal: item.subGoal, in: id))
        }
    }
}

extension EditedChart {
    /// How many more cells of a kind are filled than before; the number of all of them when none was.
    fileprivate func growth(of kind: KeyPath<Cell, Bool>) -> Int {
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
