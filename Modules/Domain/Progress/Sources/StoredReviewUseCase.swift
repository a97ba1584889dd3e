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
        let plan = Review.daysOfPicking(around: today)
        let picks = try await self.picks(madeOn: plan, seenOn: today)
        let earlier = try await self.picks(madeOn: plan.earlier(by: Review.days), seenOn: today)
        let overdue = try await due.due(until: Day(number: today.number - 1))
            .map { $0.found.seen(on: today, localTime: clock.localTime) }.filter { $0.rate != nil }
        let missed = try await due.habits().map { $0.seen(on: today, localTime: clock.localTime) }
            .filter { $0.habit?.isMissed(since: first) == true }
        let stale = try await finder.find(
            .stale(.usual), atMost: Self.stalledCount + overdue.count + missed.count + picks.count)
        var known = Set(picks.map(\.place))
        let stalled = (overdue + missed + stale.cells).filter { known.insert($0.place).inserted }
        let week = ReviewedWeek(
            try await repository.entries(of: first...today), progress: try await repository.progress(since: midnight),
            edits: try await repository.edits(since: midnight))
        return Review(
            today, week: week, earlierPicks: earlier,
            items: stalled.prefix(Self.stalledCount).map { ReviewItem($0) }
                + picks.map { ReviewItem($0, isPicked: true) },
            hasItems: stale.hasItems || !picks.isEmpty)
    }

    private func picks(madeOn days: ClosedRange<Day>, seenOn today: Day) async throws -> [FoundCell] {
        try await repository.picks(madeOn: days).map { $0.seen(on: today, localTime: clock.localTime) }
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

extension ClosedRange<Day> {
    fileprivate func earlier(by days: Int) -> ClosedRange<Day> {
        Day(number: lowerBound.number - days)...Day(number: upperBound.number - days)
    }
}
