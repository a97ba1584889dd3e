import ProfileDomainInterface
import Ribcage
import SettingsFeatureInterface

/// Reads the profile and changes the nickname.
final class SettingsInteractor: Interactor, Reactor {
    enum Action {
        case load
        case rename(Nickname)
        case leave
    }

    enum Mutation {
        case loaded(Profile)
    }

    struct State: Equatable {
        var profile = Profile()
        let dataLocation: String
    }

    let store: Store<State>
    private let profileUseCase: any ProfileUseCase
    private weak var listener: (any SettingsListener)?

    init(profileUseCase: any ProfileUseCase, dataLocation: String, listener: any SettingsListener) {
        store = Store(State(dataLocation: dataLocation))
        self.profileUseCase = profileUseCase
        self.listener = listener
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: commit(.loaded(try await profileUseCase.profile()))
        case .rename(let nickname): commit(.loaded(try await profileUseCase.rename(to: nickname)))
        case .leave: listener?.settingsDidFinish()
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let profile): state.profile = profile
        }
    }
}
