package import MandalartDomainInterface
package import ProgressDomainInterface
package import Time

/// The use case over a repository, a finder and a clock.
package struct StoredTodayUseCase: TodayUseCase {
    private let repository: any TodayRepository
    private let finder: any FinderUseCase
    private let clock: WallClock

    /// How many items are next where nothing is due.
    private static let nextCount = 3

    package init(repository: any TodayRepository, finder: any FinderUseCase, clock: WallClock) {
        (self.repository, self.finder, self.clock) = (repository, finder, clock)
    }

    package func today() async throws -> Today {
        let today = today
        let due = try await due(until: Day(number: today.number + Today.daysAhead), from: today)
        let habits = try await openHabits(on: today)
        let next =
            due.isEmpty && habits.isEmpty ? try await finder.find(.next(.usual), atMost: Self.nextCount).cells : []
        let lastEdit = try await repository.lastEdit().map { Day(of: clock.localTime(of: $0)) }
        return Today(
            today, lastEdit: lastEdit, due: due, habits: habits, next: next,
            done: try await repository.entries(of: today))
    }

    package func counts() async throws -> TodayCounts {
        let today = today
        return TodayCounts(
            on: today, due: try await due(until: today, from: today), habits: try await openHabits(on: today),
            done: try await repository.entries(of: today).count)
    }

    private func due(until day: Day, from today: Day) async throws -> [DueCell] {
        try await repository.due(until: day).map { DueCell($0.found.seen(on: today), due: $0.due) }
    }

    private func openHabits(on day: Day) async throws -> [FoundCell] {
        try await repository.habits().map { $0.seen(on: day) }.filter { $0.habit?.isOpen == true }
    }

    private var today: Day { Day(of: clock.localTime(of: clock.now())) }
}
