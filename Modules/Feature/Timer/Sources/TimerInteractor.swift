import Ribcage
import SakatsuDomainInterface
import TimerFeatureInterface

/// Times the phases of one visit. The running phase is stored, so that it continues when the place is left.
final class TimerInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Another second has passed.
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
        /// The running phase, as of the last tick. It may belong to another visit.
        var timer: TimerState?
        /// The phase that ended last, in its final state.
        var ended: TimerState?
        /// The step that was stored for the ended phase.
        var kept: Step?
        /// Whether the phase reached its target time while the place was open.
        var isReached = false

        /// The running phase of this visit.
        var running: TimerState? { timer.flatMap { $0.running.visit == number ? $0 : nil } }
    }

    weak var router: (any Routable)?
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
            if next == nil { try await router?.leave() }
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

    /// Returns the running phase of this visit. A phase of another visit cannot be ended here.
    private func runningHere() async throws -> TimerState {
        guard let timer = try await timerUseCase.state() else { throw SakatsuError.noTimer }
        guard timer.running.visit == state.number else { throw SakatsuError.timerRuns(timer.running.visit) }
        return timer
    }

    /// Returns the stored step of a phase; `nil` if its set has another number now.
    private func step(of ended: RunningPhase) async throws -> Step? {
        let visit = try await visitsUseCase.visit(ended.visit)
        return (try? visit.set(ended.set))?[ended.phase]
    }

    private func end(_ ended: TimerState, keeping kept: Step?, _ commit: Commit) async throws {
        commit(.ended(ended, kept: kept))
        commit(.shown(nil))
        try await router?.leave()
    }
}

extension TimerState {
    /// Whether the phase has reached its target time since an earlier state.
    fileprivate func hasReachedTarget(since before: TimerState) -> Bool {
        guard before.running == running, let left = remaining, let leftBefore = before.remaining else { return false }
        return leftBefore > 0 && left <= 0
    }
}
