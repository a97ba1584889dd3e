package import Basics
package import SakatsuDomainInterface

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
