package import Basics
import Doubles
package import MandalartDomainInterface

/// Records the calls of ``ChartTransferUseCase``, and returns what a test sets.
@MainActor package final class ChartTransferUseCaseSpy: ChartTransferUseCase {
    package var namedChartsResult: Result<[NamedChart], any Error> = .success([])
    package var namedChartResult: Result<NamedChart, any Error>?
    package var entryResult: Result<ChartEntry, any Error>?
    package var arrivalsResult: Result<[ChartArrival], any Error> = .success([])
    package private(set) var namedChartsCalls: [String?] = []
    package private(set) var namedChartCalls: [ChartID] = []
    package private(set) var arrivalsCalls: [(charts: [NamedChart], target: DocumentTarget)] = []

    package init() {}

    @MainActor package func namedCharts(_ word: String?) async throws -> [NamedChart] {
        namedChartsCalls.append(word)
        return try namedChartsResult.get()
    }

    @MainActor package func namedChart(_ id: ChartID) async throws -> NamedChart {
        namedChartCalls.append(id)
        return try (namedChartResult ?? .failure(UnsetResult("set namedChartResult, as namedChart(_:) is called")))
            .get()
    }

    @MainActor package func entry(for word: String) async throws -> ChartEntry {
        try (entryResult ?? .failure(UnsetResult("set entryResult, as entry(for:) is called"))).get()
    }

    @MainActor package func names() async throws -> [String] { [] }

    @MainActor package func arrivals(of charts: [NamedChart], at target: DocumentTarget) async throws -> [ChartArrival]
    {
        arrivalsCalls.append((charts, target))
        return try arrivalsResult.get()
    }
}

/// Records the calls of ``FinderRepository``, and returns what a test sets.
@MainActor package final class FinderRepositorySpy: FinderRepository {
    package var cellsResult: [FoundCell] = []
    package var entriesResult: [FoundEntry] = []
    package var unfinishedItemsResult: [FoundCell] = []
    package var dueItemsResult: [FoundCell] = []
    package var hasItemsResult = false
    package private(set) var cellsCalls: [(words: SearchWords, count: Int)] = []
    package private(set) var unfinishedItemsCalls: [(time: Timestamp?, count: Int)] = []
    package private(set) var dueItemsCalls: [Day] = []
    package private(set) var hasItemsCalls = 0

    package init() {}

    @MainActor package func cells(with words: SearchWords, atMost count: Int) async -> [FoundCell] {
        cellsCalls.append((words, count))
        return cellsResult
    }

    @MainActor package func entries(with words: SearchWords, atMost count: Int) async -> [FoundEntry] {
        entriesResult
    }

    @MainActor package func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) async -> [FoundCell] {
        unfinishedItemsCalls.append((time, count))
        return unfinishedItemsResult
    }

    @MainActor package func dueItems(until day: Day, atMost count: Int) async -> [FoundCell] {
        dueItemsCalls.append(day)
        return dueItemsResult
    }

    @MainActor package func hasItems() async -> Bool {
        hasItemsCalls += 1
        return hasItemsResult
    }
}
