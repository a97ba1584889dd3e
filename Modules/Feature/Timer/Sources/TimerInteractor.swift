import Ribcage
import SakatsuDomainInterface
import TimerFeatureInterface

/// Measures the time of one visit's phases. The running phase is stored, and so continues after the place is closed.
final class TimerInteractor: LeavingInteractor, Reactor {
    enum Action {
        case load
        /// Updates the elapsed time. Sent each second while the place is open.
        case tick
        case start
        case next
        case finish
        case stop
    }

    enum Mutation {
        case shown(TimerState?)
        case ended(TimerState, kept: Step?)
    }

    struct State: Equatable {
        let number: VisitNumber
        /// The running phase of this or another visit, as of the last tick; `nil` if none is running.
        var timer: TimerState?
        /// The last ended phase in its final state; `nil` before a phase has ended.
        var ended: TimerState?
        /// The step that was stored in the visit for the ended phase; `nil` if the phase was discarded.
        var kept: Step?
        /// Whether the running phase reached its target time after the place was opened, not before.
        var isReached = false

        /// The running phase of this visit; `nil` if none is running.
        var running: TimerState? { timer.flatMap { $0.running.visit.isSame(as: number) ? $0 : nil } }
    }

    let store: Store<State>
    private let visitsUseCase: any VisitsUseCase
    private let timerUseCase: any TimerUseCase

    init(visit: OpenVisit) {
        store = Store(State(number: visit.number))
        (visitsUseCase, timerUseCase) = (visit.visits, visit.timer)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: commit(.shown(try await timerUseCase.state()))
        case .tick:
            guard state.timer != nil else { return }
            commit(.shown(try await timerUseCase.state()))
        case .start: commit(.shown(try await timerUseCase.start(state.number)))
        case .next:
            let ended = try await runningHere()
            let next = try await timerUseCase.next()
            commit(.ended(ended, kept: try await step(of: ended.running)))
            commit(.shown(next))
            if next == nil { try await leave() }
        case .finish:
            _ = try await runningHere()
            let ended = try await timerUseCase.finish()
            try await end(ended, keeping: try await step(of: ended.running), commit)
        case .stop:
            _ = try await runningHere()
            try await end(try await timerUseCase.stop(), keeping: nil, commit)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .shown(let timer):
            if timer?.running != state.timer?.running { state.isReached = false }
            if let before = state.timer, let timer, timer.hasReachedTarget(since: before) { state.isReached = true }
            state.timer = timer
        case .ended(let ended, kept: let kept): (state.ended, state.kept) = (ended, kept)
        }
    }

    /// Returns the running phase of this visit; throws an error if no phase is running, or if the running phase belongs
    /// to another visit.
    private func runningHere() async throws -> TimerState {
        guard let timer = try await timerUseCase.state() else { throw SakatsuError.noTimer }
        guard timer.running.visit.isSame(as: state.number) else { throw SakatsuError.timerRuns(timer.running.visit) }
        return timer
    }

    /// Returns the step that was stored for an ended phase; `nil` if the phase's set no longer exists under its number.
    private func step(of ended: RunningPhase) async throws -> Step? {
        let visit = try await visitsUseCase.visit(ended.visit)
        return (try? visit.set(ended.set))?[ended.phase]
    }

    private func end(_ ended: TimerState, keeping kept: Step?, _ commit: Commit) async throws {
        commit(.ended(ended, kept: kept))
        commit(.shown(nil))
        try await leave()
    }
}

extension TimerState {
    /// Returns whether the phase has reached its target time since an earlier state of the same phase.
    fileprivate func hasReachedTarget(since before: TimerState) -> Bool {
        guard before.running == running, let left = remaining, let leftBefore = before.remaining else { return false }
        return leftBefore > 0 && left <= 0
    }
}
