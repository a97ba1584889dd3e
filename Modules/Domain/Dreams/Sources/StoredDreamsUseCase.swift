package import Basics
package import DreamsDomainInterface
package import MandalartDomainInterface
package import ProfileDomainInterface

/// The use case for wishes, over a repository. ``DreamList`` enforces the rules; the repository stores the result.
package struct StoredDreamsUseCase: DreamsUseCase {
    private let repository: any DreamsRepository
    private let charts: any ChartsUseCase
    private let calendar: @Sendable () -> Day

    package init(repository: any DreamsRepository, charts: any ChartsUseCase, today: @escaping @Sendable () -> Day) {
        (self.repository, self.charts, calendar) = (repository, charts, today)
    }

    package func dreams() async throws -> DreamList { try await repository.dreams() }

    package func wishes(with words: SearchWords, atMost count: Int) async throws -> [FoundWish] {
        try await repository.wishes(with: words, atMost: count)
    }

    package func today() -> Day { calendar() }

    package func add(_ title: Title) async throws -> WishNumber { try await repository.edit { try $0.add(title) } }

    package func edit(_ number: WishNumber, _ changes: [WishChange]) async throws {
        let today = today()
        try await repository.edit { try $0.apply(changes, to: number, on: today) }
    }

    package func remove(_ number: WishNumber) async throws { try await repository.edit { try $0.remove(number) } }

    package func move(_ number: WishNumber, to target: WishNumber) async throws {
        try await repository.edit { try $0.move(number, to: target) }
    }

    package func swap(_ number: WishNumber, with target: WishNumber) async throws {
        try await repository.edit { try $0.swap(number, with: target) }
    }

    package func growth(of number: WishNumber) async throws -> Growth? {
        let wish = try await repository.dreams().wish(number)
        guard let id = wish.tree.chart else { return nil }
        return try await charts.charts().first { $0.id == id }.map {
            Growth(id, name: $0.name ?? wish.title, isNew: false)
        }
    }

    package func grow(_ number: WishNumber) async throws -> Growth {
        if let growth = try await growth(of: number) { return growth }
        let wish = try await repository.dreams().wish(number)
        return Growth(try await repository.grow(number), name: wish.title, isNew: true)
    }
}

/// The use case for visions, over repositories and a calendar.
package struct StoredVisionUseCase: VisionUseCase {
    private let dreams: any DreamsRepository
    private let visions: any VisionRepository
    private let profiles: any ProfileRepository
    private let today: @Sendable () -> Day

    package init(
        dreams: any DreamsRepository, visions: any VisionRepository, profiles: any ProfileRepository,
        today: @escaping @Sendable () -> Day
    ) {
        (self.dreams, self.visions, self.profiles, self.today) = (dreams, visions, profiles, today)
    }

    package func vision() async throws -> DreamVision? {
        let (rhythm, day) = (try await profiles.profile().visions, today())
        // If the last vision was shown “tomorrow”, because the clock was set back since, no vision is due. A day
        // further ahead came from a wrong clock and is ignored.
        let last = try await visions.lastShown().flatMap { $0.day.number > day.number + 1 ? nil : $0 }
        if let last, last.day > day || last.day < day && rhythm.hasOnePeriod(for: last.day, day) { return nil }
        guard rhythm != .never, case let all = try await dreams.dreams().visions, !all.isEmpty else { return nil }
        let index = last.flatMap { last in all.firstIndex { $0.id == last.wish } }
        if let index, last?.day == day { return all[index] }
        let next = all[((index ?? -1) + 1) % all.count]
        // If the vision cannot be stored, it is shown again.
        if let id = next.id { try? await visions.remember(ShownVision(of: id, on: day)) }
        return next
    }
}

extension VisionRhythm {
    /// Returns whether two days are in the same period of the rhythm.
    fileprivate func hasOnePeriod(for first: Day, _ second: Day) -> Bool {
        switch self {
        case .never: true
        case .daily: first == second
        case .weekly: first.firstOfWeek == second.firstOfWeek
        case .monthly: first.firstOfMonth == second.firstOfMonth
        case .yearly: first.firstOfYear == second.firstOfYear
        }
    }
}
