package import Basics
package import SakatsuDomainInterface

/// Reads and edits visits in a repository. `Visit` validates the changes; the repository stores the result.
package struct StoredVisitsUseCase: VisitsUseCase {
    private let repository: any VisitsRepository
    private let calendar: @Sendable () -> Day

    package init(repository: any VisitsRepository, today: @escaping @Sendable () -> Day) {
        (self.repository, calendar) = (repository, today)
    }

    package func visits(_ query: VisitQuery) async throws -> VisitPage { try await repository.visits(query) }

    package func visit(_ number: VisitNumber) async throws -> Visit { try await repository.visit(number) }

    package func number(of visit: VisitNumber) async throws -> VisitNumber { try await repository.number(of: visit) }

    package func today() -> Day { calendar() }

    package func add(_ visit: Visit) async throws -> VisitNumber {
        guard visit.day <= today() else { throw SakatsuError.dayToCome(visit.day) }
        return try await repository.add(visit)
    }

    package func edit(_ number: VisitNumber, _ changes: [VisitChange]) async throws -> Visit {
        let today = today()
        return try await repository.edit(number) { try $0.apply(changes, on: today) }
    }

    package func remove(_ number: VisitNumber) async throws -> Visit { try await repository.remove(number) }

    package func statistics(_ period: StatisticsPeriod) async throws -> VisitStatistics {
        VisitStatistics(of: try await repository.figures(of: period.days), in: period)
    }

    package func facilities(atMost count: Int) async throws -> [Facility] {
        try await statistics(.all).favourites.prefix(max(0, count)).map(\.facility)
    }
}

/// Opens visits, whose scopes share the use cases of visits, the timer, and documents.
package struct StoredOpenVisitUseCase: OpenVisitUseCase {
    private let visits: any VisitsUseCase
    private let timer: any TimerUseCase
    private let documents: any VisitDocumentsUseCase
    private let histories: @Sendable (VisitNumber) -> any EditHistory

    /// Creates a use case. `histories` returns the undo history of each visit.
    package init(
        visits: any VisitsUseCase, timer: any TimerUseCase, documents: any VisitDocumentsUseCase,
        histories: @escaping @Sendable (VisitNumber) -> any EditHistory
    ) {
        (self.visits, self.timer, self.documents, self.histories) = (visits, timer, documents, histories)
    }

    package func open(_ number: VisitNumber) -> OpenVisit {
        OpenVisit(number, visits: visits, timer: timer, history: histories(number), documents: documents)
    }
}

/// Reads and edits the settings in a repository.
package struct StoredSakatsuSettingsUseCase: SakatsuSettingsUseCase {
    private let repository: any SakatsuSettingsRepository

    package init(repository: any SakatsuSettingsRepository) {
        self.repository = repository
    }

    package func settings() async throws -> SakatsuSettings { try await repository.settings() }

    package func change(_ changes: [DefaultsChange]) async throws -> SakatsuSettings {
        try await repository.edit { try $0.defaults.apply(changes) }
    }

    package func resetDefaults() async throws -> SakatsuSettings {
        try await repository.edit { $0.defaults = VisitDefaults() }
    }

    package func choose(_ language: Language?) async throws -> SakatsuSettings {
        try await repository.edit { $0.language = language }
    }
}

/// Times phases with a clock, and stores the running phase in a repository. The settings determine the target times.
package struct StoredTimerUseCase: TimerUseCase {
    private let repository: any TimerRepository
    private let settings: any SakatsuSettingsRepository
    private let now: @Sendable () -> Timestamp

    package init(
        repository: any TimerRepository, settings: any SakatsuSettingsRepository,
        now: @escaping @Sendable () -> Timestamp
    ) {
        (self.repository, self.settings, self.now) = (repository, settings, now)
    }

    package func state() async throws -> TimerState? {
        guard let running = try await repository.running() else { return nil }
        return running.state(at: now(), usual: try await usual())
    }

    package func start(_ visit: VisitNumber) async throws -> TimerState {
        let (now, usual) = (now(), try await usual())
        return try await repository.start(visit) { try RunningPhase(newSetOf: visit, $0, at: now) }
            .state(at: now, usual: usual)
    }

    package func next() async throws -> TimerState? {
        let (now, usual) = (now(), try await usual())
        return try await end(.next, at: now, usual).next?.state(at: now, usual: usual)
    }

    package func finish() async throws -> TimerState { try await endState(.finish) }

    package func stop() async throws -> TimerState { try await endState(.stop) }

    private func endState(_ ending: RunningPhase.Ending) async throws -> TimerState {
        let (now, usual) = (now(), try await usual())
        return try await end(ending, at: now, usual).ended.state(at: now, usual: usual)
    }

    private func end(
        _ ending: RunningPhase.Ending, at now: Timestamp, _ usual: SaunaSet
    ) async throws -> (ended: RunningPhase, next: RunningPhase?) {
        try await repository.advance { running, visit in try running.end(ending, in: &visit, at: now, usual: usual) }
    }

    private func usual() async throws -> SaunaSet { try await settings.settings().defaults.set }
}
