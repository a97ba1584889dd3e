// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import Basics
import Doubles
package import MandalartDomainInterface
import Synchronization

/// Records the calls of ``ChartTransferUseCase``, and returns what a test sets.
package final class ChartTransferUseCaseSpy: ChartTransferUseCase {
    private struct Memory {
        var namedChartsCalls: [String?] = []
        var namedChartsResult: Result<[NamedChart], any Error>?
        var namedChartCalls: [ChartID] = []
        var namedChartResult: Result<NamedChart, any Error>?
        var entryCalls: [String] = []
        var entryResult: Result<ChartEntry, any Error>?
        var namesCalls = 0
        var namesResult: Result<[String], any Error>?
        var arrivalsCalls: [(charts: [NamedChart], target: DocumentTarget)] = []
        var arrivalsResult: Result<[ChartArrival], any Error>?
    }

    private let memory = Mutex(Memory())

    package init() {}

    package var namedChartsCalls: [String?] { memory.withLock { $0.namedChartsCalls } }

    package var namedChartsResult: Result<[NamedChart], any Error>? {
        get { memory.withLock { $0.namedChartsResult } }
        set { memory.withLock { $0.namedChartsResult = newValue } }
    }

    package var namedChartCalls: [ChartID] { memory.withLock { $0.namedChartCalls } }

    package var namedChartResult: Result<NamedChart, any Error>? {
        get { memory.withLock { $0.namedChartResult } }
        set { memory.withLock { $0.namedChartResult = newValue } }
    }

    package var entryCalls: [String] { memory.withLock { $0.entryCalls } }

    package var entryResult: Result<ChartEntry, any Error>? {
        get { memory.withLock { $0.entryResult } }
        set { memory.withLock { $0.entryResult = newValue } }
    }

    package var namesCalls: Int { memory.withLock { $0.namesCalls } }

    package var namesResult: Result<[String], any Error>? {
        get { memory.withLock { $0.namesResult } }
        set { memory.withLock { $0.namesResult = newValue } }
    }

    package var arrivalsCalls: [(charts: [NamedChart], target: DocumentTarget)] { memory.withLock { $0.arrivalsCalls } }

    package var arrivalsResult: Result<[ChartArrival], any Error>? {
        get { memory.withLock { $0.arrivalsResult } }
        set { memory.withLock { $0.arrivalsResult = newValue } }
    }

    package func namedCharts(_ word: String?) async throws -> [NamedChart] {
        let result = memory.withLock { memory in
            memory.namedChartsCalls.append(word)
            return memory.namedChartsResult
        }
        guard let result else {
            throw UnsetResult("ChartTransferUseCaseSpy: set namedChartsResult, as namedCharts(_:) is called")
        }
        return try result.get()
    }

    package func namedChart(_ id: ChartID) async throws -> NamedChart {
        let result = memory.withLock { memory in
            memory.namedChartCalls.append(id)
            return memory.namedChartResult
        }
        guard let result else {
            throw UnsetResult("ChartTransferUseCaseSpy: set namedChartResult, as namedChart(_:) is called")
        }
        return try result.get()
    }

    package func entry(for word: String) async throws -> ChartEntry {
        let result = memory.withLock { memory in
            memory.entryCalls.append(word)
            return memory.entryResult
        }
        guard let result else {
            throw UnsetResult("ChartTransferUseCaseSpy: set entryResult, as entry(for:) is called")
        }
        return try result.get()
    }

    package func names() async throws -> [String] {
        let result = memory.withLock { memory in
            memory.namesCalls += 1
            return memory.namesResult
        }
        guard let result else { throw UnsetResult("ChartTransferUseCaseSpy: set namesResult, as names() is called") }
        return try result.get()
    }

    package func arrivals(of charts: [NamedChart], at target: DocumentTarget) async throws -> [ChartArrival] {
        let result = memory.withLock { memory in
            memory.arrivalsCalls.append((charts, target))
            return memory.arrivalsResult
        }
        guard let result else {
            throw UnsetResult("ChartTransferUseCaseSpy: set arrivalsResult, as arrivals(of:at:) is called")
        }
        return try result.get()
    }
}

/// Records the calls of ``FinderRepository``, and returns what a test sets.
package final class FinderRepositorySpy: FinderRepository {
    private struct Memory {
        var cellsCalls: [(words: SearchWords, count: Int)] = []
        var cellsResult: Result<[FoundCell], any Error>?
        var unfinishedItemsCalls: [(time: Timestamp?, count: Int)] = []
        var unfinishedItemsResult: Result<[FoundCell], any Error>?
        var dueItemsCalls: [(day: Day, count: Int)] = []
        var dueItemsResult: Result<[FoundCell], any Error>?
        var hasItemsCalls = 0
        var hasItemsResult: Result<Bool, any Error>?
    }

    private let memory = Mutex(Memory())

    package init() {}

    package var cellsCalls: [(words: SearchWords, count: Int)] { memory.withLock { $0.cellsCalls } }

    package var cellsResult: Result<[FoundCell], any Error>? {
        get { memory.withLock { $0.cellsResult } }
        set { memory.withLock { $0.cellsResult = newValue } }
    }

    package var unfinishedItemsCalls: [(time: Timestamp?, count: Int)] { memory.withLock { $0.unfinishedItemsCalls } }

    package var unfinishedItemsResult: Result<[FoundCell], any Error>? {
        get { memory.withLock { $0.unfinishedItemsResult } }
        set { memory.withLock { $0.unfinishedItemsResult = newValue } }
    }

    package var dueItemsCalls: [(day: Day, count: Int)] { memory.withLock { $0.dueItemsCalls } }

    package var dueItemsResult: Result<[FoundCell], any Error>? {
        get { memory.withLock { $0.dueItemsResult } }
        set { memory.withLock { $0.dueItemsResult = newValue } }
    }

    package var hasItemsCalls: Int { memory.withLock { $0.hasItemsCalls } }

    package var hasItemsResult: Result<Bool, any Error>? {
        get { memory.withLock { $0.hasItemsResult } }
        set { memory.withLock { $0.hasItemsResult = newValue } }
    }

    package func cells(with words: SearchWords, atMost count: Int) async throws -> [FoundCell] {
        let result = memory.withLock { memory in
            memory.cellsCalls.append((words, count))
            return memory.cellsResult
        }
        guard let result else {
            throw UnsetResult("FinderRepositorySpy: set cellsResult, as cells(with:atMost:) is called")
        }
        return try result.get()
    }

    package func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) async throws -> [FoundCell] {
        let result = memory.withLock { memory in
            memory.unfinishedItemsCalls.append((time, count))
            return memory.unfinishedItemsResult
        }
        guard let result else {
            throw UnsetResult(
                "FinderRepositorySpy: set unfinishedItemsResult, as unfinishedItems(notTouchedSince:atMost:) is called")
        }
        return try result.get()
    }

    package func dueItems(until day: Day, atMost count: Int) async throws -> [FoundCell] {
        let result = memory.withLock { memory in
            memory.dueItemsCalls.append((day, count))
            return memory.dueItemsResult
        }
        guard let result else {
            throw UnsetResult("FinderRepositorySpy: set dueItemsResult, as dueItems(until:atMost:) is called")
        }
        return try result.get()
    }

    package func hasItems() async throws -> Bool {
        let result = memory.withLock { memory in
            memory.hasItemsCalls += 1
            return memory.hasItemsResult
        }
        guard let result else { throw UnsetResult("FinderRepositorySpy: set hasItemsResult, as hasItems() is called") }
        return try result.get()
    }
}
