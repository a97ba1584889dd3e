import Edits
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Time

/// A repository of reviews over charts in memory. Tests add the log entries and the completed items.
package actor ReviewRepositoryFake: ReviewRepository {
    private let charts: any ChartsRepository
    private var log: [ChartActivity] = []
    private var finished: [(target: CellTarget, time: Timestamp)] = []
    private var times: [Timestamp] = []
    private var days: [Identity: Day] = [:]

    /// Creates a fake without log entries, completed items, and picks.
    package init(_ charts: any ChartsRepository) {
        self.charts = charts
    }

    /// Adds a log entry.
    package func keep(_ entry: ChartActivity) { log.append(entry) }

    /// Adds an edit that brought an item to 100%. The target must include a chart.
    package func keepFinished(_ target: CellTarget, at time: Timestamp) {
        finished.append((target, time))
        times.append(time)
    }

    package func entries(of days: ClosedRange<Day>) async throws -> [ChartActivity] {
        let open = Set(try await open().map(\.id))
        return log.filter { days.contains($0.activity.day) && open.contains($0.chart) }
    }

    package func completed(since time: Timestamp) async throws -> [FoundCell] {
        let items = try await items().map(\.found)
        return finished.filter { $0.time >= time }.reversed().compactMap { one in
            items.first { CellTarget($0.cell, in: $0.chart) == one.target && $0.habit == nil && $0.isDone }
        }
    }

    package func edits(since time: Timestamp) -> Int { times.count { $0 >= time } }

    package func picks(on day: Day) async throws -> [FoundCell] {
        let picked = try await items().compactMap { item in
            item.id.flatMap { days[$0] }.map { (day: $0, found: item.found) }
        }.filter { (Review.firstDay(to: day)...day).contains($0.day) }
        return picked.indices.sorted { (picked[$0].day, $0) < (picked[$1].day, $1) }.map { picked[$0].found }
    }

    package func pick(_ item: ActionItem, at cell: Cell, of chart: ChartID, on day: Day) async throws -> Day {
        let id = try await self.id(of: item, at: cell, of: chart)
        guard try await open().contains(where: { $0.id == chart }) else { throw MandalartError.chartIsArchived(chart) }
        if let known = days[id], known >= Review.firstDay(to: day) { return known }
        guard try await picks(on: day).count < Review.mostPicks else { throw ProgressError.enoughPicked }
        days[id] = day
        return day
    }

    package func unpick(_ item: ActionItem, at cell: Cell, of chart: ChartID, on day: Day) async throws {
        let id = try await self.id(of: item, at: cell, of: chart)
        guard let known = days[id], known >= Review.firstDay(to: day) else {
            throw ProgressError.notPicked(item.title)
        }
        days[id] = nil
    }

    /// Returns the day on which an item was picked last; `nil` if it is not picked.
    package func day(of item: ActionItem) -> Day? { item.id.flatMap { days[$0] } }

    /// Adds the pick of an item, as an import does. A later pick is kept.
    package func keepPick(of item: ActionItem, on day: Day) {
        guard let id = item.id else { return }
        days[id] = max(days[id] ?? day, day)
    }

    private func id(of item: ActionItem, at cell: Cell, of chart: ChartID) async throws -> Identity {
        let items = try await charts.repository(of: chart).chart().subGoals.values.flatMap(\.items.values)
        guard let id = item.id, items.contains(where: { $0.id == id }) else { throw MandalartError.empty(cell) }
        return id
    }

    private func open() async throws -> [ChartEntry] { try await charts.charts().filter { !$0.isArchived } }

    /// Returns the items of all charts that are not archived, ordered by chart and position.
    private func items() async throws -> [(id: Identity?, found: FoundCell)] {
        var items: [(id: Identity?, found: FoundCell)] = []
        for entry in try await open() {
            for (position, goal) in try await charts.repository(of: entry.id).chart().sortedGoals {
                for (place, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                    let found = FoundCell(
                        in: entry.id, called: entry.listedTitle, cell: .actionItem(place, in: position),
                        title: item.title, subGoal: goal.title, rate: item.markedRate, due: item.due, habit: item.habit)
                    items.append((item.id, found))
                }
            }
        }
        return items
    }
}

/// A use case that returns a given review, and updates it when an item is picked.
package actor ReviewUseCaseFake: ReviewUseCase {
    private var known: Review

    /// Creates a fake with a review; by default one without progress and stalled items.
    package init(_ known: Review = Review(Day(number: 20_781))) {
        self.known = known
    }

    package func review() -> Review { known }

    package func pick(_ found: FoundCell) throws -> Day {
        guard known.items.count(where: \.isPicked) < Review.mostPicks else { throw ProgressError.enoughPicked }
        known = known.picking(found, true)
        return Review.lastDay(from: known.day)
    }

    package func unpick(_ found: FoundCell) throws {
        guard known.items.contains(where: { $0.isPicked && $0.found.title == found.title }) else {
            throw ProgressError.notPicked(found.title)
        }
        known = known.picking(found, false)
    }
}

extension Chart {
    fileprivate var sortedGoals: [(Position, SubGoal)] {
        subGoals.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
