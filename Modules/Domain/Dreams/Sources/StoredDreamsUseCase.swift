package import Basics
package import DreamsDomainInterface
package import MandalartDomainInterface

/// The use case for wishes, over a repository. The list enforces the rules; the repository stores the result.
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
