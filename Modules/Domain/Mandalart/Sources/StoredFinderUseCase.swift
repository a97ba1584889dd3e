package import Basics
package import MandalartDomainInterface

/// The use case for searching charts, over a repository and a clock.
package struct StoredFinderUseCase: FinderUseCase {
    private let repository: any FinderRepository
    private let localTime: @Sendable (Timestamp) -> LocalTime
    private let now: @Sendable () -> Timestamp

    /// Creates a use case over a repository that searches charts.
    ///
    /// - Parameters:
    ///   - repository: searches the charts.
    ///   - localTime: converts a moment to local time, by default in UTC.
    ///   - now: returns the current time.
    package init(
        repository: any FinderRepository,
        localTime: @escaping @Sendable (Timestamp) -> LocalTime = { LocalTime($0, minutesAhead: 0) },
        now: @escaping @Sendable () -> Timestamp
    ) {
        (self.repository, self.localTime, self.now) = (repository, localTime, now)
    }

    package func find(_ query: FinderQuery, atMost count: Int) async throws -> Findings {
        let time = now()
        let today = Day(of: localTime(time))
        // One cell more than requested shows whether there are more.
        let cells: [FoundCell]
        switch query {
        case .search(let words):
            cells = try await repository.cells(with: words, atMost: count + 1)
        case .next:
            // A sub-goal has at most eight items, so these items are from more than `count` sub-goals, if so many have
            // unfinished items.
            let due = try await repository.dueItems(until: today, atMost: count + 1)
            let others = try await repository.unfinishedItems(notTouchedSince: nil, atMost: 8 * count + 1 + due.count)
            let known = Set(due.map(FoundKey.init))
            cells = due + others.filter { !known.contains(FoundKey($0)) }.takenFromSubGoalsInTurn
        case .stale(let days):
            let limit = Timestamp(milliseconds: time.milliseconds - Int64(days.count) * 86_400_000)
            cells = try await repository.unfinishedItems(notTouchedSince: limit, atMost: count + 1)
        }
        // The store is asked for items only if nothing was found.
        let hasItems = try await cells.isEmpty ? repository.hasItems() : true
        return Findings(
            cells.prefix(count).map { $0.seen(on: today) }, areMore: cells.count > count, hasItems: hasItems, at: time,
            on: today)
    }
}

extension [FoundCell] {
    /// The items taken from their sub-goals in turn: the first item of each sub-goal in the order of this array, then
    /// the second item of each, and so on.
    fileprivate var takenFromSubGoalsInTurn: [FoundCell] {
        var counts: [SubGoalKey: Int] = [:]
        let turns = map { cell in
            let count = counts[SubGoalKey(cell), default: 0]
            counts[SubGoalKey(cell)] = count + 1
            return count
        }
        return zip(turns.indices, turns).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { self[$0.0] }
    }
}

/// The identity of a cell among the cells of all charts.
private struct FoundKey: Hashable {
    private let chart: ChartID
    private let cell: Cell

    init(_ found: FoundCell) { (chart, cell) = (found.chart, found.cell) }
}

/// The identity of a sub-goal among the sub-goals of all charts.
private struct SubGoalKey: Hashable {
    private let chart: ChartID
    private let cell: Cell

    /// Creates the key of an action item's sub-goal, or of a goal itself.
    init(_ found: FoundCell) {
        chart = found.chart
        if case .actionItem(_, in: let subGoal) = found.cell { cell = .subGoal(subGoal) } else { cell = found.cell }
    }
}
