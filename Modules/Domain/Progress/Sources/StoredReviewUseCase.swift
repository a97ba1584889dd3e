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

    package func review(to typed: TypedDay?) async throws -> Review {
        let today = today
        let day = try typed?.pastDay(until: today) ?? today
        guard day == today else {
            let picks = try await picks(madeOn: Review.daysOfPicks(inEffectOn: day), seenOn: today)
            return Review(day, isPast: true, week: try await week(to: day), earlierPicks: picks)
        }
        return try await review(on: today)
    }

    private func review(on today: Day) async throws -> Review {
        let first = Review.firstDay(to: today)
        let plan = Review.daysOfPicking(around: today)
        let picks = try await self.picks(madeOn: plan, seenOn: today)
        let earlier = try await self.picks(madeOn: plan.earlier(by: Review.days), seenOn: today)
            .filter { found in !picks.contains { $0.place == found.place } }
        let overdue = try await due.due(until: Day(number: today.number - 1))
            .map { $0.found.seen(on: today, localTime: clock.localTime) }
            .filter { $0.rate != nil && !$0.isPaused }
        let missed = try await due.habits().map { $0.seen(on: today, localTime: clock.localTime) }
            .filter { $0.habit?.isMissed(since: first) == true }
        let stale = try await finder.find(
            .stale(.usual), atMost: Self.stalledCount + overdue.count + missed.count + picks.count)
        var known = Set(picks.map(\.place))
        let stalled = (overdue + missed + stale.cells).filter { known.insert($0.place).inserted }
        return Review(
            today, week: try await week(to: today), earlierPicks: earlier,
            items: stalled.prefix(Self.stalledCount).map { ReviewItem($0) }
                + picks.map { ReviewItem($0, isPicked: true) },
            hasItems: stale.hasItems || !picks.isEmpty)
    }

    private func week(to day: Day) async throws -> ReviewedWeek {
        let days = Review.firstDay(to: day)...day
        let span = clock.span(of: days)
        return ReviewedWeek(
            try await repository.entries(of: days), progress: try await repository.progress(within: span),
            edits: try await repository.edits(within: span))
    }

    package func pastWeeks(edits: [Timestamp]) async throws -> PastWeeks {
        let today = today
        let first = today.firstOfWeek.number - 7 * (PastWeeks.count - 1)
        let days = Day(number: first)...max(today, Day(number: first))
        let entries = try await repository.entries(of: days).map(\.activity)
        var weeks: [PastWeeks.Week] = []
        for monday in stride(from: first, through: today.number, by: 7).map(Day.init) {
            let week = monday...Day(number: monday.number + 6)
            let finished = try await repository.progress(within: clock.span(of: week)).count(where: \.isCompleted)
            weeks.append(
                PastWeeks.Week(monday, finished: finished, entries: entries.count { week.contains($0.day) }))
        }
        let habits = try await due.habits().map { $0.seen(on: today, localTime: clock.localTime) }
        let times = edits.map(clock.localTime).filter { days.contains(Day(of: $0)) }
        return PastWeeks(
            weeks, habits: habits, edits: times, entries: entries.map { ($0.day, clock.localTime(of: $0.time)) })
    }

    private func picks(madeOn days: ClosedRange<Day>, seenOn today: Day) async throws -> [FoundCell] {
        try await repository.picks(madeOn: days).map { $0.seen(on: today, localTime: clock.localTime) }
    }

    package func pick(_ found: [FoundCell]) async throws -> (items: [EditedItem], until: Day) {
        let today = today
        let items = try await repository.pick(found, on: today)
        return (items.map { $0.seen(on: today) }, Review.lastDay(from: today))
    }

    package func unpick(_ found: [FoundCell]) async throws -> [EditedItem] {
        let today = today
        return try await repository.unpick(found, on: today).map { $0.seen(on: today) }
    }

    private var today: Day { Day(of: clock.localTime(of: clock.now())) }
}

extension WallClock {
    /// Returns the time from the beginning of the first day to the end of the last one. Today has no end, because the
    /// clock may have been set back.
    func span(of days: ClosedRange<Day>) -> Range<Timestamp> {
        let start = days.lowerBound.beginning(in: localTime(of:))
        if days.upperBound >= Day(of: localTime(of: now())) { return start..<Timestamp(milliseconds: .max) }
        return start..<Day(number: days.upperBound.number + 1).beginning(in: localTime(of:))
    }
}

extension ClosedRange<Day> {
    fileprivate func earlier(by days: Int) -> ClosedRange<Day> {
        Day(number: lowerBound.number - days)...Day(number: upperBound.number - days)
    }
}
