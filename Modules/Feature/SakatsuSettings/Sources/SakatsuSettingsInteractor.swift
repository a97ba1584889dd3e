import Basics
import Ribcage
import SakatsuDomainInterface
import SakatsuSettingsFeatureInterface

/// Reads the settings, and changes the language and the defaults for a new visit.
final class SakatsuSettingsInteractor: Interactor, Reactor {
    enum Action {
        case load
        case change([DefaultsChange])
        case reset
        case speak(Language)
    }

    enum Mutation {
        case loaded(SakatsuSettings)
        case decided(Language, by: LanguageChoice.Source)
    }

    struct State: Equatable {
        var settings = SakatsuSettings()
        /// The language of this run.
        var language = Language.english
        /// The source that determined the language of this run.
        var source = LanguageChoice.Source.fallback
        let dataLocation: String
    }

    let store: Store<State>
    private let settingsUseCase: any SakatsuSettingsUseCase
    private let history: any EditHistory
    private let languageChoice: LanguageChoice

    init(
        settingsUseCase: any SakatsuSettingsUseCase, history: any EditHistory, languageChoice: LanguageChoice,
        dataLocation: String
    ) {
        store = Store(State(dataLocation: dataLocation))
        (self.settingsUseCase, self.history, self.languageChoice) = (settingsUseCase, history, languageChoice)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            let settings = try await settingsUseCase.settings()
            commit(.loaded(settings))
            // An undo may have restored another language.
            speak(settings.language, commit)
        case .change(let changes): commit(.loaded(try await settingsUseCase.change(changes)))
        case .reset: commit(.loaded(try await settingsUseCase.resetDefaults()))
        case .speak(let language):
            commit(.loaded(try await settingsUseCase.choose(language)))
            speak(language, commit)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let settings): state.settings = settings
        case .decided(let language, by: let source): (state.language, state.source) = (language, source)
        }
    }

    private func speak(_ language: Language?, _ commit: Commit) {
        languageChoice.setting = language
        commit(.decided(languageChoice.language, by: languageChoice.source))
    }
}

extension SakatsuSettingsInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
