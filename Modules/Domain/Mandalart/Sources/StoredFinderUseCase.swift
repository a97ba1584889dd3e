package import Basics
package import MandalartDomainInterface

/// The use case for searching charts, over a repository and a clock.
package struct StoredFinderUseCase: FinderUseCase {
    private let repository: any FinderRepository
    private let localTime: @Sendable (Timestamp) -> LocalTime
    private let now: @Sendable () -> Timestamp

    /// Creates a use case whose local time is by default that of UTC.
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
        var entries: [FoundEntry] = []
        switch query {
        case .search(let words):
            entries = try await repository.entries(with: words, atMost: count + 1)
            cells = try await repository.cells(with: words, atMost: count + 1)
        case .next:
            // A sub-goal has at most eight items, so these items are from more than `count` sub-goals, if so many have
            // unfinished items.
            let due = try await repository.dueItems(until: today, atMost: count + 1)
            let others = try await repository.unfinishedItems(notTouchedSince: nil, atMost: 8 * count + 1 + due.count)
            let known = Set(due.map(\.place))
            cells = due + others.filter { !known.contains($0.place) }.takenFromSubGoalsInTurn
        case .stale(let days):
            let beginning = Day(number: today.number - days.count + 1).beginning(in: localTime)
            let limit = Timestamp(milliseconds: beginning.milliseconds - 1)
            cells = try await repository.unfinishedItems(notTouchedSince: limit, atMost: count + 1)
        }
        // The store is asked for items only if nothing was found.
        let hasItems = try await cells.isEmpty ? repository.hasItems() : true
        return Findings(
            Array(cells.prefix(count)), entries: Array(entries.prefix(count)),
            areMore: cells.count > count || entries.count > count, hasItems: hasItems, at: time, localTime: localTime
        )
    }
}

extension [FoundCell] {
    /// The items taken from their sub-goals in turn: the first item of each sub-goal in the order of this array, then
    /// the second item of each, and so on.
    fileprivate var takenFromSubGoalsInTurn: [FoundCell] {
        var counts: [CellTarget: Int] = [:]
        let turns = map { cell in
            let count = counts[cell.placeOfSubGoal, default: 0]
            counts[cell.placeOfSubGoal] = count + 1
            return count
        }
        return zip(turns.indices, turns).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { self[$0.0] }
    }
}

extension FoundCell {
    /// The place of an action item's sub-goal, or of a goal itself.
    fileprivate var placeOfSubGoal: CellTarget {
        guard case .actionItem(_, in: let subGoal) = cell else { return place }
        return CellTarget(.subGoal(subGoal), in: chart)
    }
}
