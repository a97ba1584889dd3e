import EventLogDomainInterface
import MandalartDomainInterface
import Synchronization

/// A repository of one chart that logs which cells a person saves in it. What is changed back or made again is no save.
struct LoggedMandalartRepository: MandalartRepository {
    private let base: any MandalartRepository
    private let chart: ChartID
    private let logger: any Logger

    init(_ base: any MandalartRepository, of chart: ChartID, logger: any Logger) {
        (self.base, self.chart, self.logger) = (base, chart, logger)
    }

    func chart() async throws -> Chart { try await base.chart() }

    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> Chart {
        let found = Found()
        let after = try await base.edit { chart in
            found.chart.withLock { [chart] in $0 = chart }
            try change(&chart)
        }
        if let before = found.chart.withLock(\.self) {
            for event in Event.all(of: before.edits(to: after), of: chart, from: before, to: after) {
                logger.log(event)
            }
        }
        return after
    }

    func undo() async throws -> Edit? { try await base.undo() }

    func redo() async throws -> Edit? { try await base.redo() }

    func history(last count: Int) async throws -> [Edit] { try await base.history(last: count) }
}

/// The chart that an edit found.
private final class Found: Sendable {
    let chart = Mutex<Chart?>(nil)
}

extension Event {
    /// What is logged of an edit that was kept.
    fileprivate static func all(
        of edits: [CellEdit], of chart: ChartID, from before: Chart, to after: Chart
    ) -> [Event] {
        let (subGoals, actionItems) = (after.subGoals.count, after.actionItemCount)
        let saved = edits.compactMap { SavedCell($0, of: chart, subGoals: subGoals, actionItems: actionItems) }
        var events = saved.map(Event.cellSaved)
        if before.subGoals.isEmpty, case .subGoal(let position)? = saved.first(where: \.isSubGoal)?.cell {
            events.append(.firstSubGoalFilled(position, in: chart))
        }
        if before.actionItemCount == 0,
            case .actionItem(let position, in: let subGoal)? = saved.first(where: \.isActionItem)?.cell
        {
            events.append(.firstActionItemFilled(position, subGoal: subGoal, in: chart))
        }
        return events
    }
}

extension SavedCell {
    fileprivate var isSubGoal: Bool { if case .subGoal = cell { true } else { false } }
    fileprivate var isActionItem: Bool { if case .actionItem = cell { true } else { false } }
}

extension Chart {
    fileprivate var actionItemCount: Int { subGoals.values.reduce(0) { $0 + $1.items.count } }
}
