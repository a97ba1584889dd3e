package import MandalartDomainInterface
package import Time

/// The use case over a repository and a clock.
package struct StoredFinderUseCase: FinderUseCase {
    private let repository: any FinderRepository
    private let now: @Sendable () -> Timestamp

    package init(repository: any FinderRepository, now: @escaping @Sendable () -> Timestamp) {
        (self.repository, self.now) = (repository, now)
    }

    package func find(_ query: FinderQuery, atMost count: Int) async throws -> Findings {
        let time = now()
        // One more than is wanted says whether there are more.
        let cells: [FoundCell]
        switch query {
        case .search(let words):
            cells = try await repository.cells(with: words, atMost: count + 1)
        case .next:
            cells = try await repository.unfinishedItems(notTouchedSince: nil, atMost: count + 1)
        case .stale(let days):
            let limit = Timestamp(milliseconds: time.milliseconds - Int64(days.count) * 86_400_000)
            cells = try await repository.unfinishedItems(notTouchedSince: limit, atMost: count + 1)
        }
        // What was found among items says that there are some.
        let hasItems = try await cells.isEmpty ? repository.hasItems() : true
        return Findings(
            Array(cells.prefix(count)), areMore: cells.count > count, hasItems: hasItems, at: time)
    }
}
