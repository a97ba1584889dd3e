package import Basics
package import MandalartDomainInterface
package import ProgressDomainInterface

/// Reviews the last week, using repositories, a finder, and a clock.
package struct StoredReviewUseCase: ReviewUseCase {
    private let repository: any ReviewRepository
    private let due: any TodayRepository
    private let finder: any FinderUseCase
    private let clock: WallClock

    /// The maximum number of stalled items in a review.
    private static let stalledCount = 5

    package init(
        repository: any ReviewRepository, due: any TodayRepository, finder: any FinderUseCase, clock: WallClock
    ) {
        (self.repository, self.due, self.finder, self.clock) = (repository, due, finder, clock)
    }

    package func review() async throws -> Review {
        let now = clock.localTime(of: clock.now())
        let today = Day(of: now)
        let first = Review.firstDay(to: today)
        let midnight = now.midnight(of: first)
        let picks = try await repository.picks(on: today).map { $0.seen(on: today) }
        let overdue = try await due.due(until: Day(number: today.number - 1)).map { $0.found.seen(on: today) }
            .filter { $0.rate != nil }
        let missed = try await due.habits().map { $0.seen(on: today) }
            .filter { $0.habit?.isMissed(since: first) == true }
        let stale = try await finder.find(
            .stale(.usual), atMost: Self.stalledCount + overdue.count + missed.count + picks.count)
        var known = Set(picks.map(\.place))
        let stalled = (overdue + missed + stale.cells).filter { known.insert($0.place).inserted }
        let week = ReviewedWeek(
            try await repository.entries(of: first...today), completed: try await repository.completed(since: midnight),
            edits: try await repository.edits(since: midnight))
        return Review(
            today, week: week,
            items: stalled.prefix(Self.stalledCount).map { item($0, on: today) }
                + picks.map { item($0, isPicked: true, on: today) },
            hasItems: stale.hasItems || !picks.isEmpty)
    }

    private func item(_ found: FoundCell, isPicked: Bool = false, on today: Day) -> ReviewItem {
        let touched = found.touched.map { Day(of: clock.localTime(of: $0)) }
        return ReviewItem(found, isPicked: isPicked, daysAgo: touched.map { max(0, today.number - $0.number) })
    }

    package func pick(_ found: FoundCell) async throws -> (item: EditedItem, until: Day) {
        let today = today
        let (item, day) = try await repository.pick(found, on: today)
        return (item.seen(on: today), Review.lastDay(from: day))
    }

    package func unpick(_ found: FoundCell) async throws -> EditedItem {
        let today = today
        return try await repository.unpick(found, on: today).seen(on: today)
    }

    private var today: Day { Day(of: clock.localTime(of: clock.now())) }
}
