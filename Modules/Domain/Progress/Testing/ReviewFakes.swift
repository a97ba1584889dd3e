package import Basics
package import MandalartDomainInterface
package import ProgressDomainInterface

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

    package func pick(_ found: FoundCell, on day: Day) async throws -> (item: EditedItem, day: Day) {
        let (id, item) = try await self.item(found)
        guard try await open().contains(where: { $0.id == item.chart }) else {
            throw MandalartError.chartIsArchived(item.chart)
        }
        if let known = days[id], known >= Review.firstDay(to: day) {
            return (EditedItem(item.item, at: item.cell, of: item.chart, isUnchanged: true), known)
        }
        guard try await picks(on: day).count < Review.mostPicks else { throw ProgressError.enoughPicked }
        days[id] = day
        return (item, day)
    }

    package func unpick(_ found: FoundCell, on day: Day) async throws -> EditedItem {
        let (id, item) = try await self.item(found)
        guard let known = days[id], known >= Review.firstDay(to: day) else {
            throw ProgressError.notPicked(found.title)
        }
        days[id] = nil
        return item
    }

    /// Returns the day on which an item was picked last; `nil` if it is not picked.
    package func day(of item: ActionItem) -> Day? { item.id.flatMap { days[$0] } }

    /// Adds the pick of an item, as an import does. A later pick is kept.
    package func keepPick(of item: ActionItem, on day: Day) {
        guard let id = item.id else { return }
        days[id] = max(days[id] ?? day, day)
    }

    /// Returns a listed item wherever it is now.
    private func item(_ found: FoundCell) async throws -> (id: Identity, item: EditedItem) {
        for entry in try await charts.charts() {
            let chart = try await charts.repository(of: entry.id).chart()
            for (position, goal) in chart.sortedGoals {
                for (place, item) in goal.items where item.id == found.id && item.title == found.title {
                    guard let id = item.id else { continue }
                    return (
                        id, EditedItem(item, at: .actionItem(place, in: position), of: entry.id, isUnchanged: false)
                    )
                }
            }
        }
        throw ChangedSince(title: found.title)
    }

    private func open() async throws -> [ChartEntry] { try await charts.charts().filter { !$0.isArchived } }

    /// Returns the items of all charts that are not archived, ordered by chart and position.
    private func items() async throws -> [(id: Identity?, found: FoundCell)] {
        var items: [(id: Identity?, found: FoundCell)] = []
        for entry in try await open() {
            for (position, goal) in try await charts.repository(of: entry.id).chart().sortedGoals {
                for (place, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                    let found = FoundCell(
                        in: entry.id, called: entry.listedTitle, cell: .actionItem(place, in: position), id: item.id,
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

    package func pick(_ found: FoundCell) throws -> (item: EditedItem, until: Day) {
        guard known.items.count(where: \.isPicked) < Review.mostPicks else { throw ProgressError.enoughPicked }
        let isPicked = known.items.contains { $0.isPicked && $0.found == found }
        known = known.picking(found, true)
        return (EditedItem(found, isUnchanged: isPicked), Review.lastDay(from: known.day))
    }

    package func unpick(_ found: FoundCell) throws -> EditedItem {
        guard known.items.contains(where: { $0.isPicked && $0.found.title == found.title }) else {
            throw ProgressError.notPicked(found.title)
        }
        known = known.picking(found, false)
        return EditedItem(found, isUnchanged: false)
    }
}

extension EditedItem {
    fileprivate init(_ found: FoundCell, isUnchanged: Bool) {
        let item = ActionItem(
            title: found.title, rate: found.rate ?? .zero, due: found.due, habit: found.habit, id: found.id)
        self.init(item, at: found.cell, of: found.chart, isUnchanged: isUnchanged)
    }
}

extension Chart {
    fileprivate var sortedGoals: [(Position, SubGoal)] {
        subGoals.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
