package import Basics
package import MandalartDomainInterface
package import ProgressDomainInterface

/// Reads the overview of today, using repositories, a finder, and a clock.
package struct StoredTodayUseCase: TodayUseCase {
    private let repository: any TodayRepository
    private let review: any ReviewRepository
    private let finder: any FinderUseCase
    private let clock: WallClock

    /// The maximum number of next items, which are shown if nothing is due.
    private static let nextCount = 3

    package init(
        repository: any TodayRepository, review: any ReviewRepository, finder: any FinderUseCase, clock: WallClock
    ) {
        (self.repository, self.review, self.finder, self.clock) = (repository, review, finder, clock)
    }

    package func today() async throws -> Today {
        let today = Day(of: now)
        let picked = try await picks(on: today)
        let places = Set(picked.map(\.place))
        let due = try await due(until: Day(number: today.number + Today.daysAhead), from: today)
            .filter { !places.contains($0.found.place) && $0.found.habit == nil }
        let habits = try await openHabits(on: today).filter { !places.contains($0.place) }
        let next = due.isEmpty && habits.isEmpty ? try await next(without: places) : []
        let lastEdit = try await repository.lastEdit().map { Day(of: clock.localTime(of: $0)) }
        return Today(
            today, lastEdit: lastEdit, picked: picked, due: due, habits: habits, next: next,
            done: try await done())
    }

    private func next(without places: Set<CellTarget>) async throws -> [FoundCell] {
        let found = try await finder.find(.next(.usual), atMost: Self.nextCount + places.count).cells
        return Array(found.filter { !places.contains($0.place) }.prefix(Self.nextCount))
    }

    package func overview(of typed: TypedDay) async throws -> Today {
        let day = try typed.pastDay(until: Day(of: now))
        return Today(day, done: try await done(on: day))
    }

    package func done() async throws -> [DoneToday] { try await done(on: Day(of: now)) }

    private func done(on day: Day) async throws -> [DoneToday] {
        let progress = try await review.progress(within: clock.span(of: day...day))
        let completed = progress.filter(\.isCompleted).map(\.found)
        return DoneToday.list(try await repository.entries(of: day), completed: completed.reversed(), on: day)
    }

    package func counts() async throws -> TodayCounts {
        let today = Day(of: now)
        return TodayCounts(
            on: today, due: try await repository.due(until: today).filter { $0.found.habit == nil }.map(\.due),
            habits: try await openHabits(on: today), done: try await done().count, picked: try await picks(on: today))
    }

    private func picks(on day: Day) async throws -> [FoundCell] {
        try await review.picks(madeOn: Review.daysOfPicks(inEffectOn: day)).map { $0.seen(on: day) }
            .filter { !$0.isPaused }
    }

    private func due(until day: Day, from today: Day) async throws -> [DueCell] {
        try await repository.due(until: day).map { DueCell($0.found.seen(on: today), due: $0.due) }
    }

    private func openHabits(on day: Day) async throws -> [FoundCell] {
        try await repository.habits().map { $0.seen(on: day) }.filter { $0.habit?.isOpen == true }
    }

    private var now: LocalTime { clock.localTime(of: clock.now()) }
}
