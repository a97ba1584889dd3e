package import Basics
import BasicsTesting
package import SakatsuDomainInterface

/// A use case that keeps visits in memory, on a fixed day. Tests can make it fail.
package actor VisitsUseCaseFake: VisitsUseCase {
    /// The repository of the visits; pass it to other fakes, such as a timer's, to share the visits.
    package nonisolated let repository: VisitsRepositoryFake
    private nonisolated let day: Day
    private var failure: (any Error)?

    /// Creates a fake with initial visits, numbered from 1. Its current day is 2026-11-21.
    ///
    /// - Throws: never, because the day is valid.
    package init(_ visits: [Visit] = []) throws {
        repository = VisitsRepositoryFake(visits)
        day = try Day("2026-11-21")
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func visits(_ query: VisitQuery) async throws -> VisitPage {
        try check()
        return await repository.visits(query)
    }

    package func visit(_ number: VisitNumber) async throws -> Visit {
        try check()
        return try await repository.visit(number)
    }

    package func number(of visit: VisitNumber) async throws -> VisitNumber {
        try check()
        return try await repository.number(of: visit)
    }

    package nonisolated func today() -> Day { day }

    package func add(_ visit: Visit) async throws -> VisitNumber {
        try check()
        guard visit.day <= day else { throw SakatsuError.dayToCome(visit.day) }
        return await repository.add(visit)
    }

    package func edit(_ number: VisitNumber, _ changes: [VisitChange]) async throws -> Visit {
        try check()
        return try await repository.edit(number) { [day] in try $0.apply(changes, on: day) }
    }

    package func remove(_ number: VisitNumber) async throws -> Visit {
        try check()
        return try await repository.remove(number)
    }

    package func statistics(_ period: StatisticsPeriod) async throws -> VisitStatistics {
        try check()
        return VisitStatistics(of: await repository.figures(of: period.days), in: period)
    }

    package func facilities(atMost count: Int) async throws -> [Facility] {
        let statistics = try await statistics(.all)
        return statistics.favourites.prefix(count).map(\.facility)
    }

    private func check() throws {
        if let failure { throw failure }
    }
}

/// Settings in memory, as a use case and as its repository. Tests can make it fail.
package actor SakatsuSettingsUseCaseFake: SakatsuSettingsUseCase, SakatsuSettingsRepository {
    private var stored: SakatsuSettings
    private var failure: (any Error)?

    /// Creates a fake with initial settings.
    package init(_ settings: SakatsuSettings = SakatsuSettings()) {
        stored = settings
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func settings() throws -> SakatsuSettings {
        if let failure { throw failure }
        return stored
    }

    package func change(_ changes: [DefaultsChange]) throws -> SakatsuSettings {
        try edit { try $0.defaults.apply(changes) }
    }

    package func resetDefaults() throws -> SakatsuSettings { try edit { $0.defaults = VisitDefaults() } }

    package func choose(_ language: Language?) throws -> SakatsuSettings { try edit { $0.language = language } }

    package func edit(_ change: @Sendable (inout SakatsuSettings) throws -> Void) throws -> SakatsuSettings {
        var next = try settings()
        try change(&next)
        stored = next
        return next
    }
}

/// Opens visits in memory, which share one undo history.
package struct OpenVisitUseCaseFake: OpenVisitUseCase {
    private let visits: VisitsUseCaseFake
    private let timer: any TimerUseCase
    private let history: any EditHistory
    private let documents: any VisitDocumentsUseCase

    /// Creates a fake over a use case of visits; by default with an empty undo history, a new timer, and test
    /// documents.
    package init(
        _ visits: VisitsUseCaseFake, timer: (any TimerUseCase)? = nil, history: any EditHistory = EditHistoryStub(),
        documents: any VisitDocumentsUseCase = VisitDocumentsUseCaseStub()
    ) {
        (self.visits, self.history, self.documents) = (visits, history, documents)
        self.timer = timer ?? TimerUseCaseFake(of: visits.repository)
    }

    package func open(_ number: VisitNumber) -> OpenVisit {
        OpenVisit(number, visits: visits, timer: timer, history: history, documents: documents)
    }
}

/// A stub that provides test documents for visits.
package struct VisitDocumentsUseCaseStub: VisitDocumentsUseCase {
    private let port: @MainActor @Sendable (VisitNumber?) -> any DocumentPort

    /// Creates a stub from a closure that returns the port for a visit; by default test documents.
    package init(
        _ port: @escaping @MainActor @Sendable (VisitNumber?) -> any DocumentPort = { _ in DocumentPortStub() }
    ) {
        self.port = port
    }

    package func documents(of visit: VisitNumber?) -> any DocumentPort { port(visit) }
}

/// A timer over visits in memory, with a clock that tests advance. The default set has 10 minutes of sauna, 60 seconds
/// of cool bath, and 10 minutes of rest.
package actor TimerUseCaseFake: TimerUseCase {
    private let repository: VisitsRepositoryFake
    private var now = Timestamp(milliseconds: 1_795_000_000_000)
    private var failure: (any Error)?

    /// Creates a timer for the visits of a repository.
    package init(of repository: VisitsRepositoryFake) {
        self.repository = repository
    }

    /// Advances the clock by some seconds.
    package func pass(seconds: Int) {
        now.milliseconds += Int64(seconds) * 1000
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func state() async throws -> TimerState? {
        if let failure { throw failure }
        return await repository.running()?.state(at: now, usual: .usual)
    }

    package func start(_ visit: VisitNumber) async throws -> TimerState {
        if let failure { throw failure }
        let running = try await repository.start(visit) { [now] in try RunningPhase(newSetOf: visit, $0, at: now) }
        return running.state(at: now, usual: .usual)
    }

    package func next() async throws -> TimerState? {
        try await advance(.next).next?.state(at: now, usual: .usual)
    }

    package func finish() async throws -> TimerState {
        try await advance(.finish).ended.state(at: now, usual: .usual)
    }

    package func stop() async throws -> TimerState {
        try await advance(.stop).ended.state(at: now, usual: .usual)
    }

    private func advance(_ ending: RunningPhase.Ending) async throws -> (ended: RunningPhase, next: RunningPhase?) {
        if let failure { throw failure }
        return try await repository.advance { [now] running, visit in
            try running.end(ending, in: &visit, at: now, usual: .usual)
        }
    }
}
