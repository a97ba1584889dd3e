import EventLogDomainInterface
import MandalartDomainInterface
import Synchronization

/// A repository of one chart that logs which cells a person saves in it. What is changed back or made again is no save.
struct LoggedMandalartRepository: MandalartRepository {
    private let base: any MandalartRepository
    private let logger: any Logger

    init(_ base: any MandalartRepository, logger: any Logger) {
        (self.base, self.logger) = (base, logger)
    }

    var id: ChartID { base.id }

    func chart() async throws -> Chart { try await base.chart() }

    func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> Chart {
        let (id, saved) = (id, Saved())
        let chart = try await base.edit { chart in
            let before = chart
            try change(&chart)
            saved.add(Event.all(of: id, from: before, to: chart))
        }
        saved.log(to: logger)
        return chart
    }

    func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> Chart {
        let (id, saved) = (id, Saved())
        let chart = try await base.edit(with: other) { first, second in
            let before = (first, second)
            try change(&first, &second)
            saved.add(Event.all(of: id, from: before.0, to: first) + Event.all(of: other, from: before.1, to: second))
        }
        saved.log(to: logger)
        return chart
    }

    func undo() async throws -> Edit? { try await base.undo() }

    func redo() async throws -> Edit? { try await base.redo() }

    func history(last count: Int) async throws -> [Edit] { try await base.history(last: count) }
}

/// What is to be logged of an edit once it is kept.
private final class Saved: Sendable {
    private let events = Mutex<[Event]>([])

    func add(_ more: [Event]) {
        events.withLock { $0 += more }
    }

    func log(to logger: any Logger) {
        for event in events.withLock(\.self) { logger.log(event) }
    }
}

extension Event {
    /// What is logged of a chart that was changed.
    fileprivate static func all(of chart: ChartID, from before: Chart, to after: Chart) -> [Event] {
        let (subGoals, actionItems) = (after.subGoals.count, after.actionItemCount)
        let saved = before.edits(to: after).compactMap {
            SavedCell($0, of: chart, subGoals: subGoals, actionItems: actionItems)
        }
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
