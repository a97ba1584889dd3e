package import Basics
package import MandalartDomainInterface
package import ProgressDomainInterface

/// A repository of overviews over charts in memory. Tests set the due days and add the log entries.
package actor TodayRepositoryFake: TodayRepository {
    private let charts: any ChartsRepository
    private let edited: Timestamp?
    private var days: [CellTarget: Day] = [:]
    private var log: [ChartActivity] = []

    /// Creates a fake over charts, without due days and activities.
    package init(_ charts: any ChartsRepository, lastEdit: Timestamp? = nil) {
        (self.charts, edited) = (charts, lastEdit)
    }

    /// Sets the due day of a cell. The target must include a chart.
    package func setDue(_ day: Day, of target: CellTarget) { days[target] = day }

    /// Adds a log entry.
    package func keep(_ entry: ChartActivity) { log.append(entry) }

    package func due(until day: Day) async throws -> [DueCell] {
        var due: [DueCell] = []
        for entry in try await charts.charts() where !entry.isArchived {
            let chart = try await charts.repository(of: entry.id).chart()
            for cell in chart.cellsInOrder {
                guard let found = chart.found(cell, in: entry), let date = days[CellTarget(cell, in: entry.id)],
                    date <= day, !chart.isFinished(cell)
                else { continue }
                due.append(DueCell(found, due: date))
            }
        }
        let order = due.indices.sorted { (due[$0].due, $0) < (due[$1].due, $1) }
        return order.map { due[$0] }
    }

    package func habits() async throws -> [FoundCell] {
        var habits: [FoundCell] = []
        for entry in try await charts.charts() where !entry.isArchived {
            let chart = try await charts.repository(of: entry.id).chart()
            habits += chart.cellsInOrder.compactMap { chart.found($0, in: entry) }.filter { $0.habit != nil }
        }
        return habits
    }

    package func entries(of day: Day) -> [ChartActivity] { log.filter { $0.activity.day == day } }

    package func lastEdit() -> Timestamp? { edited }
}

/// A use case that returns a given overview.
package struct TodayUseCaseFake: TodayUseCase {
    private let known: Today

    /// Creates a fake with an overview; by default nothing is due, and nothing was done.
    package init(_ known: Today = Today(Day(number: 20_781))) {
        self.known = known
    }

    package func today() -> Today { known }
    package func done() -> [DoneToday] { known.done }
    package func counts() -> TodayCounts { known.counts }
}

extension Chart {
    fileprivate var cellsInOrder: [Cell] {
        [.coreGoal]
            + subGoals.sorted { $0.key < $1.key }.flatMap { position, goal in
                [.subGoal(position)] + goal.items.keys.sorted().map { .actionItem($0, in: position) }
            }
    }

    fileprivate func found(_ cell: Cell, in entry: ChartEntry) -> FoundCell? {
        guard let content = content(of: cell) else { return nil }
        guard case .actionItem(let item) = content, case .actionItem(_, in: let position) = cell else {
            return FoundCell(in: entry.id, called: coreGoal?.title, cell: cell, title: content.title)
        }
        return FoundCell(
            in: entry.id, called: coreGoal?.title, cell: cell, id: item.id, title: item.title,
            subGoal: subGoals[position]?.title,
            rate: item.markedRate, habit: item.habit)
    }

    fileprivate func isFinished(_ cell: Cell) -> Bool {
        let items: [ActionItem] =
            switch cell {
            case .coreGoal: subGoals.values.flatMap(\.items.values)
            case .subGoal(let position): subGoals[position].map { Array($0.items.values) } ?? []
            case .actionItem(let place, in: let position): [subGoals[position]?.items[place]].compactMap(\.self)
            }
        return !items.isEmpty && items.allSatisfy { $0.rate == .full }
    }
}
