import EventLogDomainInterface
import ProfileDomainInterface
import Ribcage

/// Stores the nickname of a new person, and closes the place.
final class OnboardingInteractor: LeavingInteractor, Reactor {
    enum Action { case introduce(Nickname) }
    enum Mutation { case introduced(Nickname) }
    struct State: Equatable { var nickname: Nickname? }

    let store = Store(State())
    private let profileUseCase: any ProfileUseCase
    private let logger: any Logger

    init(profileUseCase: any ProfileUseCase, logger: any Logger) {
        (self.profileUseCase, self.logger) = (profileUseCase, logger)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .introduce(let nickname):
            _ = try await profileUseCase.rename(to: nickname)
            logger.log(.nicknameChosen(characters: nickname.text.count))
            commit(.introduced(nickname))
            try await leave()
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .introduced(let nickname): state.nickname = nickname
        }
    }
}
