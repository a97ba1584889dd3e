import Basics
package import SakatsuDomainInterface

/// A timer over visits in memory, whose clock tests advance. The default set has 10 minutes of sauna, 60 seconds of
/// cool bath, and 10 minutes of rest.
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
