package import DreamsDomainInterface
package import MandalartDomainInterface
package import Time

/// The use case over a repository. The rules are the list's own; the repository keeps what they allow.
package struct StoredDreamsUseCase: DreamsUseCase {
    private let repository: any DreamsRepository
    private let charts: any ChartsUseCase
    private let calendar: @Sendable () -> Day

    /// - Parameters:
    ///   - repository: keeps the wishes.
    ///   - charts: has the charts that trees grew into.
    ///   - today: the calendar on the person's wall.
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

    package func grow(_ number: WishNumber) async throws -> Growth {
        let wish = try await repository.dreams().wish(number)
        if let chart = try await charts.charts().first(where: { $0.id == wish.tree.chart }) {
            return Growth(chart.id, name: chart.name ?? wish.title, isNew: false)
        }
        return Growth(try await repository.grow(number), name: wish.title, isNew: true)
    }
}
