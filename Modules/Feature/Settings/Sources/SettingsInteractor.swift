import Basics
import ProfileDomainInterface
import Ribcage
import SettingsFeatureInterface

/// Loads the profile of the person, and changes the nickname and the settings in the profile.
final class SettingsInteractor: Interactor, Reactor {
    enum Action {
        case load
        case rename(Nickname)
        case speak(Language)
        case start(StartPage)
        case visions(VisionRhythm)
        case suggest(by: SuggesterCommand?)
    }

    enum Mutation {
        case loaded(Profile)
        case decided(Language, by: LanguageChoice.Source)
    }

    struct State: Equatable {
        var profile = Profile()
        /// The language of this run.
        var language = Language.english
        /// The source that determined the language of this run.
        var source = LanguageChoice.Source.fallback
        let dataLocation: String
    }

    let store: Store<State>
    private let profileUseCase: any ProfileUseCase
    private let history: any EditHistory
    private let languageChoice: LanguageChoice

    init(
        profileUseCase: any ProfileUseCase, history: any EditHistory, languageChoice: LanguageChoice,
        dataLocation: String
    ) {
        store = Store(State(dataLocation: dataLocation))
        self.profileUseCase = profileUseCase
        self.history = history
        self.languageChoice = languageChoice
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            let profile = try await profileUseCase.profile()
            commit(.loaded(profile))
            // An undo may have restored another language.
            languageChoice.setting = profile.language
            commit(.decided(languageChoice.language, by: languageChoice.source))
        case .rename(let nickname): commit(.loaded(try await profileUseCase.rename(to: nickname)))
        case .speak(let language):
            commit(.loaded(try await profileUseCase.choose(language)))
            languageChoice.setting = language
            commit(.decided(languageChoice.language, by: languageChoice.source))
        case .start(let page): commit(.loaded(try await profileUseCase.start(with: page)))
        case .visions(let rhythm): commit(.loaded(try await profileUseCase.showVisions(rhythm)))
        case .suggest(by: let program): commit(.loaded(try await profileUseCase.suggest(by: program)))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let profile): state.profile = profile
        case .decided(let language, by: let source): (state.language, state.source) = (language, source)
        }
    }
}

extension SettingsInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
