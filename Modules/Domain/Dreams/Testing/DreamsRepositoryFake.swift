package import DreamsDomainInterface
package import MandalartDomainInterface
import MandalartDomainTesting

/// A repository that stores wishes in memory.
package actor DreamsRepositoryFake: DreamsRepository {
    private var stored: DreamList
    private let charts: any ChartsUseCase

    /// Creates a fake with initial wishes, and with the use case that creates charts from their trees.
    package init(_ dreams: DreamList = DreamList(), charts: any ChartsUseCase = ChartsUseCaseFake()) {
        (stored, self.charts) = (dreams, charts)
    }

    package func dreams() -> DreamList { stored }

    package func wishes(with words: SearchWords, atMost count: Int) -> [FoundWish] {
        stored.wishes(with: words, atMost: count)
    }

    package func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) throws -> Result {
        var next = stored
        let result = try change(&next)
        stored = next
        return result
    }

    package func grow(_ number: WishNumber) async throws -> ChartID {
        let wish = try stored.wish(number)
        let id = try await charts.create(wish.title, holding: try wish.tree.grown())
        try edit { try $0.remember(id, of: number) }
        return id
    }
}
