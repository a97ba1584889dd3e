import Commands
import EventLogDomainInterface
import MandalartDomainInterface
import ProfileDomainInterface
import Ribcage
import Screens

/// Stores the nickname of a new person, then the core goal, and closes the place. It also closes the place once the
/// person is not new any more, such as after an import or the first exchange with another machine.
final class OnboardingInteractor: LeavingInteractor, Reactor, PrerequisiteProvider {
    enum Action {
        case load
        /// Stores the nickname; `asksNext` is whether the person is then asked for the core goal.
        case introduce(Nickname, asksNext: Bool)
        /// Stores the core goal; without one, the chart stays empty.
        case aim(Title?)
    }
    enum Mutation { case introduced(Nickname, asksNext: Bool) }
    struct State: Equatable {
        var nickname: Nickname?
        var asksForGoal = false
    }

    let store = Store(State())
    private let profileUseCase: any ProfileUseCase
    private let chartsUseCase: any ChartsUseCase
    private let logger: any Logger

    init(profileUseCase: any ProfileUseCase, chartsUseCase: any ChartsUseCase, logger: any Logger) {
        (self.profileUseCase, self.chartsUseCase, self.logger) = (profileUseCase, chartsUseCase, logger)
    }

    /// The error for a command of a chart while the person is asked for the core goal.
    var missingPrerequisite: (any Error)? {
        state.asksForGoal ? UsageError(OnboardingPhrases.goalFirst) : nil
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            var isNew = try await !chartsUseCase.isInUse()
            if isNew, !state.asksForGoal { isNew = try await profileUseCase.profile().nickname == nil }
            if !isNew { try await leave() }
        case .introduce(let nickname, let asksNext):
            _ = try await profileUseCase.rename(to: nickname)
            logger.log(.nicknameChosen(characters: nickname.text.count))
            commit(.introduced(nickname, asksNext: asksNext))
            if !asksNext { try await leave() }
        case .aim(let goal):
            if let goal {
                let chart = chartsUseCase.chart(try await chartsUseCase.currentChart())
                // A core goal that another program has set meanwhile is kept.
                _ = try await chart.edit(ChartEdit(.empty(CellAddress(.coreGoal)), .change([.title(goal)])))
            }
            try await leave()
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .introduced(let nickname, let asksNext): (state.nickname, state.asksForGoal) = (nickname, asksNext)
        }
    }
}
