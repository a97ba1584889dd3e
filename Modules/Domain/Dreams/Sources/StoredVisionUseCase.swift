package import Basics
package import DreamsDomainInterface
package import ProfileDomainInterface

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
        // If the last day is tomorrow, because the clock was set back, no further vision is due. A last day further
        // ahead came from a wrong clock and is ignored.
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
